import type { Hook } from '../contract.js';

const grays = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

function color(name: string, covers: string): Hook {
  return { group: 'properties', hook: `--${name}`, element: 'three numbers, `22 101 52`', covers };
}

/** The state of a page on its root element, and the custom properties that the root has. */
export const rootHooks: readonly Hook[] = [
  { group: 'states', hook: 'html.dark', element: 'html', covers: 'Dark mode. Light mode has no class.' },
  { group: 'states', hook: 'html[data-theme]', element: 'html', covers: 'The mode: `light` or `dark`.' },
  { group: 'states', hook: 'html[data-octavo-theme]', element: 'html', covers: 'The theme, such as `mint`.' },
  {
    group: 'states',
    hook: 'html[data-current-path]',
    element: 'html',
    covers: 'The path of the page, without the base path and the last slash; `/` for the first page.',
  },
  {
    group: 'states',
    hook: 'html[data-page-mode]',
    element: 'html',
    covers: 'The `mode` of the page: `none`, `wide`, `center`, `custom` or `frame`.',
  },
  {
    group: 'states',
    hook: 'body[data-mode]',
    element: 'body',
    covers: 'The layout of the page: `default`, `wide`, `center`, `custom` or `frame`.',
  },
  color(
    'primary',
    'The color `colors.primary` of the settings. All colors are used as in `rgb(var(--primary) / 0.5)`.',
  ),
  color('primary-light', 'The color `colors.light`; without it, the brand color of dark mode.'),
  color('primary-dark', 'The color `colors.dark`; without it, `colors.primary`.'),
  ...grays.map((step) => color(`gray-${step}`, `Step ${step} of the grays, from light to dark.`)),
  color('background-light', 'The background of light mode.'),
  color('background-dark', 'The background of dark mode.'),
];
