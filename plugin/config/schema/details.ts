/** Appearance details that only mint.json sets. */
import { z } from 'zod';
import { partial } from './effect.js';

/** `rounded`, `layout`, `sidebar` and `topbar` of mint.json. */
export const details = {
  rounded: z
    .string()
    .optional()
    .meta({
      description: 'Corners of buttons, cards and code: `sharp` or rounded.',
      default: 'default',
      examples: ['sharp'],
      deprecated: true,
    }),
  layout: z
    .string()
    .optional()
    .meta({
      description: 'Where the navigation is.',
      effect: partial('the navbar is at the top of every site; "solidSidenav" gives the sidebar a ground of its own'),
      default: 'topnav',
      examples: ['topnav', 'sidenav', 'solidSidenav'],
      deprecated: true,
    }),
  sidebar: z
    .strictObject({
      items: z
        .string()
        .optional()
        .meta({
          description: 'How the open page is marked: on a ground, by a line, or by its color alone.',
          values: { card: partial('it looks like "container"') },
          default: 'container',
          examples: ['container', 'card', 'border', 'undecorated'],
        }),
    })
    .optional()
    .meta({ description: 'Look of the sidebar.', deprecated: true }),
  topbar: z
    .strictObject({
      style: z
        .string()
        .optional()
        .meta({
          description: 'Ground of the navbar.',
          default: 'default',
          examples: ['default', 'gradient'],
        }),
    })
    .optional()
    .meta({ description: 'Look of the navbar.', deprecated: true }),
};
