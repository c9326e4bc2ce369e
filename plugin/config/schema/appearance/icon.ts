import { z } from 'zod';
import { optionalChoice, optionalText } from '../optional.js';
import { paidStyles } from '../../../icons/icon-styles.js';
import { partial, type Effect } from '../effect.js';
import { iconLibraryNames, iconStyleNames } from '../known-names.js';

/** Effects of the paid styles. */
export const iconStyleEffects: Record<string, Effect> = Object.fromEntries([
  ...paidStyles.solid.map((style) => [style, partial('icons are drawn in the style "solid"')]),
  ...paidStyles.regular.map((style) => [
    style,
    partial('icons are drawn in the style "regular", or "solid" if there is no other'),
  ]),
]);

/** `iconType`, and `style` of an icon. */
export const iconType = z.string().meta({
  description: 'Style of a Font Awesome icon. Default: `solid`, or the first style with the icon.',
  examples: ['regular', 'solid', 'light', 'thin', 'sharp-solid', 'duotone', 'brands'],
  values: iconStyleEffects,
  names: iconStyleNames,
  wrongValue: 'warning',
});

const iconObject = z
  .strictObject({
    name: z.string().meta({ description: 'Name in the library.', examples: ['rocket'] }),
    style: iconType.optional(),
    library: optionalText({
      description: 'Icon library of this icon. Default: `icons.library`.',
      names: iconLibraryNames,
      examples: ['lucide'],
    }),
  })
  .meta({ scope: 'icon', parts: ['name'] });

/** An icon: name, path, URL, inline SVG, or an object that also names style and library. */
export const icon = z.union([z.string(), iconObject], { error: 'the name of an icon' }).meta({
  id: 'Icon',
  description: 'Icon: a name in the library, a path, a URL or inline SVG.',
  refers: 'icon',
  examples: ['rocket', '/icons/logo.svg'],
  wrongValue: 'warning',
});

/** An icon, and its style beside it. */
export const iconKeys = { icon: icon.optional(), iconType: iconType.optional() };

/** `icons` of docs.json. */
export const icons = z
  .strictObject({
    library: optionalChoice(['fontawesome', 'lucide', 'tabler'], {
      description: 'Library in which icon names are looked up first.',
      default: 'fontawesome',
      examples: ['lucide'],
    }),
  })
  .meta({ id: 'Icons', description: 'Icon library of the site.' });
