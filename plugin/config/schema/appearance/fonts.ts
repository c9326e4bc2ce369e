import { z } from 'zod';
import { optional, optionalChoice, optionalText } from '../optional.js';
import { secondName, type Need } from '../effect.js';

const fontFile = optionalText({ description: 'Path or URL of a font file.', refers: 'font' });

const fontFields = {
  family: optionalText({ description: 'Name of the font family.', examples: ['Inter'] }),
  weight: optional(z.number(), { description: 'Weight from 1 to 1000.', examples: [400] }),
  source: fontFile.meta({ examples: ['/fonts/inter.woff2'] }),
  url: fontFile.meta(secondName('source')),
  format: optionalChoice(['woff', 'woff2'], { description: 'Format of `source`.', examples: ['woff2'] }),
};

const needsFamily: Need = { key: 'family', example: 'Inter', without: 'it has no effect' };

const font = z.strictObject(fontFields).meta({
  id: 'Font',
  description: 'A font.',
  needs: [{ ...needsFamily, isInherited: true }],
  examples: [{ family: 'Inter' }],
});

const siteFonts = z
  .strictObject({
    ...fontFields,
    heading: optional(font, { description: 'Font of headings. Default: the one above.' }),
    headings: optional(font, { description: 'Font of headings.', ...secondName('heading') }),
    body: optional(font, { description: 'Font of the text. Default: the one above.' }),
  })
  .meta({ needs: [{ ...needsFamily, instead: ['body', 'heading', 'headings'] }] });

/** `fonts` of docs.json, and `font` of mint.json. */
export const fonts = z.union([z.literal('system'), siteFonts], { error: '"system", or an object with "family"' }).meta({
  id: 'Fonts',
  description: 'Fonts of the site, or `system` for fonts that readers have. Default: Hanken Grotesk and Geist Mono.',
  examples: [{ family: 'Inter' }],
});
