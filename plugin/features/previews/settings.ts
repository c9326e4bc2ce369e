/** The settings of preview images. */
import { z } from 'zod';
import { rootAbsolute } from '../../addresses/page-path.js';
import { look, partial } from '../../config/schema/effect.js';
import { optional, optionalChoice, optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import type { Checked } from '../../config/validate-settings.js';
import type { PreviewSettings } from './preview-style.js';

const needsRenderer = 'preview images with the title of the page need the package @takumi-rs/core in your project';

const thumbnailFonts = z.strictObject({
  family: optionalText({ description: 'Font family.', examples: ['Inter'] }),
});

const thumbnails = z
  .strictObject({
    appearance: optionalChoice(['light', 'dark'], {
      description: 'Mode of the image.',
      effect: partial(needsRenderer),
    }),
    background: optionalText({
      description: 'Image behind the title.',
      refers: 'file',
      effect: partial('without the package @takumi-rs/core in your project, the image itself is the preview'),
      examples: ['/images/thumbnail.png'],
    }),
    fonts: optional(thumbnailFonts, { description: 'Font of the title.', effect: partial(needsRenderer) }),
  })
  .meta({
    id: 'Thumbnails',
    description: 'Preview images for links to pages.',
  });

/** Its key. */
export interface PreviewKeys {
  thumbnails?: z.infer<typeof thumbnails>;
}

export const settings = {
  settings: { thumbnails: look(thumbnails.optional()) },
  toSite: ({ value }: Checked<PreviewKeys>) => ({ previews: toPreviews(value) }),
} satisfies SettingsPart;

function toPreviews({ thumbnails: { appearance, background, fonts } = {} }: PreviewKeys): PreviewSettings {
  return { appearance, background: background && rootAbsolute(background), family: fonts?.family };
}
