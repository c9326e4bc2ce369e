import { z } from 'zod';
import { optional, optionalFlag } from '../optional.js';
import { noLongerUsed } from '../effect.js';

/** Without flags, because JSON Schema has none. */
const hexForm = /^#(?:[\dA-Fa-f]{3,4}|[\dA-Fa-f]{6}|[\dA-Fa-f]{8})$/;

/** A color as `#rgb` or `#rrggbb`. */
export const hexColor = z
  .string({ error: 'a hex color such as "#16A34A"' })
  .regex(hexForm, { error: 'a hex color such as "#16A34A"' })
  .meta({ description: 'Hex color.', examples: ['#16A34A', '#fff'] });

/** Hex colors for light and dark mode. */
export const themedColor = z
  .strictObject(
    {
      light: optional(hexColor, { description: 'Color in light mode.', examples: ['#ffffff'] }),
      dark: optional(hexColor, { description: 'Color in dark mode.', examples: ['#0b0c0e'] }),
    },
    { error: 'an object with "light" and "dark"' },
  )
  .meta({ scope: 'themedColor', parts: ['light', 'dark'] });

const gradient = z
  .strictObject(
    {
      from: hexColor.meta({ description: 'Start of the gradient.' }),
      to: optional(hexColor, { description: 'End of the gradient.' }),
      via: optional(hexColor, { description: 'Middle of the gradient.' }),
    },
    { error: 'an object with "from" and "to"' },
  )
  .meta({ scope: 'gradient' });

/** `colors.primary` of a site without `colors`. */
export const defaultPrimary = '#16803c';

/** Color of an anchor's icon: one color, one for each mode, or a gradient. */
export const anchorColor = z.union([hexColor, themedColor, gradient], {
  error: 'a hex color, or an object with "light" and "dark" or with "from" and "to"',
});

/** `colors` of docs.json. */
export const colors = z
  .strictObject({
    primary: hexColor.meta({
      description: 'Main color in light mode: links, highlights, section headers.',
      refers: 'color',
      examples: ['#16A34A'],
    }),
    light: optional(hexColor, {
      description: 'Main color in dark mode. Default: `primary`.',
      refers: 'color',
      examples: ['#4ADE80'],
    }),
    dark: optional(hexColor, {
      description: 'Color of important buttons. Default: `primary`.',
      refers: 'color',
      examples: ['#166534'],
    }),
    background: optional(themedColor, {
      description: 'Background of the page, with a color for each mode. Default: that of the theme.',
      refers: 'color',
      needs: [
        { key: 'light', example: '#FFFFFF', without: 'light mode has the background of the theme' },
        { key: 'dark', example: '#0F1117', without: 'dark mode has the background of the theme' },
      ],
    }),
    adjust: optionalFlag({
      description:
        'Whether colors with too little contrast for text are shown in another shade. Not part of the format: only Octavo reads it.',
      default: true,
    }),
    anchors: optional(anchorColor, {
      description: 'Default color of the anchor icons.',
      deprecated: true,
    }),
    ultraLight: optional(z.unknown(), noLongerUsed()),
    ultraDark: optional(z.unknown(), noLongerUsed()),
  })
  .meta({
    id: 'Colors',
    description: 'Colors of the site.',
    default: { primary: defaultPrimary },
    examples: [{ primary: '#16A34A', light: '#4ADE80', dark: '#166534' }],
  });
