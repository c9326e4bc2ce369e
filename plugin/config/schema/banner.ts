import { z } from 'zod';
import { optional, optionalChoice, optionalFlag } from './optional.js';
import { look } from './effect.js';
import { hexColor, themedColor } from './appearance/colors.js';

/** `banner` of docs.json. */
export const banner = z
  .strictObject({
    content: z.string().meta({
      description: 'Text, with inline Markdown.',
      examples: ['**New:** version 2 is out. [Read more](/changelog)'],
    }),
    dismissible: look(optionalFlag({ description: 'Whether readers can close it.', default: false })),
    type: look(optionalChoice(['info', 'warning', 'critical'], { description: 'How urgent it is.', default: 'info' })),
    color: look(
      optional(z.union([hexColor, themedColor], { error: 'a hex color, or an object with "light" and "dark"' }), {
        description: 'Background of the banner.',
      }),
    ),
  })
  .meta({
    id: 'Banner',
    scope: 'banner',
    description: 'A line above the navbar.',
    examples: [{ content: 'Version 2 is out.', dismissible: true }],
  });
