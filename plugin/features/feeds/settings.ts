import { optionalFlag } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';

export const settings = {
  frontMatter: {
    rss: optionalFlag({
      description: 'Shows a link to the feed of the updates on the page, if the URL of the site is known.',
    }),
  },
} satisfies SettingsPart;
