import { z } from 'zod';
import { optional, optionalText } from '../optional.js';

const path = z
  .string()
  .meta({ description: 'Path from the docs folder, or a URL.', refers: 'file', examples: ['/logo/light.svg'] });

/** An image, or one for each mode. */
export const themedImage = z
  .union([path, z.strictObject({ light: path.optional(), dark: path.optional() })], {
    error: 'the path of an image, or an object with "light" and "dark"',
  })
  .meta({
    id: 'ThemedImage',
    description: 'Path of an image, or one for light and one for dark mode.',
    examples: ['/favicon.svg'],
  });

/** `logo` of docs.json. */
export const logo = z
  .union(
    [
      path,
      z.strictObject({
        light: optional(path, { description: 'Logo in light mode. Default: `dark`.', examples: ['/logo/light.svg'] }),
        dark: optional(path, { description: 'Logo in dark mode. Default: `light`.', examples: ['/logo/dark.svg'] }),
        href: optionalText({
          description: 'Target of a click on the logo.',
          refers: 'link',
          default: '/',
          examples: ['https://example.com'],
        }),
      }),
    ],
    { error: 'the path of an image, or an object with "light" and "dark"' },
  )
  .meta({
    id: 'Logo',
    description: 'Logo in the navbar: an image, or one for each mode. Default: the name of the site as text.',
    isForBothModes: true,
    examples: [{ light: '/logo/light.svg', dark: '/logo/dark.svg' }],
  });
