/** Appearance details that only mint.json sets. */
import { z } from 'zod';
import { optional, optionalText } from '../optional.js';
import { look, partial } from '../effect.js';
import { cornerNames, layoutNames, sidebarItemNames, topbarNames } from '../known-names.js';

/** `rounded` of mint.json, and `styling.rounded` of docs.json. */
export const corners = optionalText({
  description: 'Corners of buttons, cards and code: `sharp` or rounded.',
  names: cornerNames,
  examples: ['sharp'],
});

/** `rounded`, `layout`, `sidebar` and `topbar` of mint.json. */
export const details = {
  rounded: look(corners.meta({ default: 'default', deprecated: true })),
  layout: look(
    optionalText({
      description: 'Position of the navigation.',
      effect: partial('the navbar is at the top of every site; "solidSidenav" gives the sidebar its own background'),
      names: layoutNames,
      default: 'topnav',
      examples: ['topnav', 'sidenav', 'solidSidenav'],
      deprecated: true,
    }),
  ),
  sidebar: look(
    optional(
      z.strictObject({
        items: optionalText({
          description: 'How the current page is marked: by a background, by a line, or only by its color.',
          values: { card: partial('it looks like "container"') },
          names: sidebarItemNames,
          default: 'container',
          examples: ['container', 'card', 'border', 'undecorated'],
        }),
      }),
      { description: 'Style of the sidebar.', deprecated: true },
    ),
  ),
  topbar: look(
    optional(
      z.strictObject({
        style: optionalText({
          description: 'Background of the navbar.',
          names: topbarNames,
          default: 'default',
          examples: ['default', 'gradient'],
        }),
      }),
      { description: 'Style of the navbar.', deprecated: true },
    ),
  ),
};
