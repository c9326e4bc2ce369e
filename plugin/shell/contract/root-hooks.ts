import type { Hook } from '../contract.js';
import { hookRows, type HookRow } from './hook-rows.js';

const grays = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

function color(name: string, covers: string): HookRow {
  return [`--${name}`, 'three numbers, `22 101 52`', covers];
}

/** The state of a page on its root element, and the custom properties that the root has. */
export const rootHooks: readonly Hook[] = [
  ...hookRows('states', [
    ['html.dark', 'html', 'Dark mode. Light mode has no class.'],
    ['html[data-theme]', 'html', 'The mode: `light` or `dark`.'],
    ['html[data-octavo-theme]', 'html', 'The theme, such as `mint`.'],
    [
      'html[data-current-path]',
      'html',
      'The path of the page, without the base path and the last slash; `/` for the first page.',
    ],
    ['html[data-page-mode]', 'html', 'The `mode` of the page: `none`, `wide`, `center`, `custom` or `frame`.'],
    ['body[data-mode]', 'body', 'The layout of the page: `default`, `wide`, `center`, `custom` or `frame`.'],
  ]),
  ...hookRows('properties', [
    color(
      'primary',
      'The color `colors.primary` of the settings. All colors are used as in `rgb(var(--primary) / 0.5)`.',
    ),
    color('primary-light', 'The color `colors.light`; without it, the brand color of dark mode.'),
    color('primary-dark', 'The color `colors.dark`; without it, `colors.primary`.'),
    ...grays.map((step) => color(`gray-${step}`, `Step ${step} of the grays, from light to dark.`)),
    color('background-light', 'The background of light mode.'),
    color('background-dark', 'The background of dark mode.'),
  ]),
];
