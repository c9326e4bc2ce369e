import { z } from 'zod';
import { optional, optionalChoice, optionalFlag, optionalList, optionalText } from '../optional.js';
import { alsoUsed, loadedAnyway, secondName, unsupported, noLongerUsed } from '../effect.js';
import { themedColor } from './colors.js';
import { corners } from './details.js';
import { themedImage } from './logo.js';

/** `appearance` of docs.json. */
export const appearance = z
  .strictObject({
    default: optionalChoice(['system', 'light', 'dark'], {
      description: 'Color mode for new readers.',
      default: 'system',
      examples: ['dark'],
    }),
    strict: optionalFlag({ description: 'Hides the toggle, so that `default` is the only mode.', default: false }),
    layout: optionalText(noLongerUsed()),
  })
  .meta({ id: 'Appearance', description: 'Light and dark mode.', examples: [{ default: 'dark', strict: true }] });

/** `modeToggle` of mint.json. */
export const modeToggle = z
  .strictObject({
    default: optionalChoice(['system', 'light', 'dark'], {
      description: 'Color mode for new readers. Default: the mode of their system.',
      examples: ['dark'],
    }),
    isHidden: optionalFlag({ description: 'Hides the toggle, so that `default` is the only mode.', default: false }),
  })
  .meta({
    id: 'ModeToggle',
    description: 'The color mode of new readers, and whether a toggle changes it.',
    ...alsoUsed('appearance'),
  });

const decoration = optionalChoice(['gradient', 'grid', 'windows'], { description: 'Decoration behind the content.' });

/** `background` of docs.json. */
export const background = z
  .strictObject({
    image: optional(themedImage, { description: 'Image behind every page.', examples: ['/background.png'] }),
    decoration: decoration.meta({ examples: ['gradient'] }),
    color: optional(themedColor, { description: 'Color of the page.', refers: 'color' }),
    style: decoration.meta(secondName('background.decoration')),
  })
  .meta({ id: 'Background', description: 'Background of the content.', examples: [{ decoration: 'gradient' }] });

const codeThemes = z
  .strictObject({
    light: z.string().meta({ description: 'Theme in light mode.', examples: ['github-light'] }),
    dark: z.string().meta({ description: 'Theme in dark mode.', examples: ['github-dark'] }),
  })
  .meta({ parts: ['light', 'dark'] });

const codeBlocks = z.strictObject({
  theme: optional(
    z.union([z.string(), codeThemes], { error: 'the name of a theme, or an object with "light" and "dark"' }),
    {
      description: 'Highlighting theme.',
      examples: [{ light: 'github-light', dark: 'github-dark' }],
      refers: 'code-theme',
    },
  ),
  languages: optional(
    z.strictObject({
      custom: optionalList(z.string(), {
        description: 'Paths of TextMate grammars.',
        refers: 'code-grammar',
        examples: [['/languages/acme.json']],
      }),
    }),
    { description: 'More languages.' },
  ),
});

/** `styling` of docs.json. `added`: the keys of parts. */
export const stylingSettings = (added: object) =>
  z
    .strictObject({
      ...added,
      eyebrows: optionalChoice(['section', 'breadcrumbs'], {
        description: 'Content above the title.',
        default: 'section',
        examples: ['breadcrumbs'],
      }),
      codeblocks: optional(
        z.union([z.string(), codeBlocks], {
          error: '"system", "dark", the name of a theme, or an object with "theme"',
        }),
        {
          description: 'Highlighting: `system`, `dark`, a theme, or one for each mode.',
          refers: 'code-theme',
          default: 'system',
          examples: ['system'],
        },
      ),
      rounded: corners.meta(secondName('rounded')),
      css: optionalText({
        description: 'Style sheets of the site. No longer used.',
        effect: unsupported(loadedAnyway),
        deprecated: true,
      }),
      fonts: optional(z.record(z.string(), z.unknown()), noLongerUsed('fonts')),
    })
    .meta({ id: 'Styling', description: 'Details of the theme.' });
