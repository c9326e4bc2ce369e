import type { SiteDetail } from '../../core/model/types.js';

/** The current page has a line at its start. */
export const pageLine = `#sidebar-content :is(li, div) > a[aria-current='page'] { box-shadow: inset 2px 0 var(--octavo-color-primary); border-start-start-radius: 0; border-end-start-radius: 0; }
[dir='rtl'] #sidebar-content :is(li, div) > a[aria-current='page'] { box-shadow: inset -2px 0 var(--octavo-color-primary); }`;

/** The current page has no background. */
export const pagePlain = `#sidebar-content :is(li, div) > a[aria-current='page'] { background: none; }`;

/** The sidebar has its own background. */
export const sidebarGround = `@media (min-width: 64em) { #sidebar { background: var(--octavo-color-surface); border-inline-end: 1px solid var(--octavo-color-border); mask-image: none; } }`;

/** The styles of each detail. They come after the theme. */
export const details: Readonly<Record<SiteDetail, string>> = {
  sharp: `
:root { --octavo-radius: 0px; --octavo-radius-small: 0px; --octavo-radius-large: 0px; --octavo-radius-control: 0px; }
:is(.button:not(.button-pill), .tag, .toc-button), octavo-feedback::part(answer), octavo-page-menu::part(copy) { border-radius: 0; }`,
  'sidebar-ground': sidebarGround,
  'navbar-gradient': `
#navbar { background-image: linear-gradient(color-mix(in oklab, var(--octavo-color-brand) 14%, transparent), transparent); }`,
  'page-line': `${pagePlain}${pageLine}`,
  'page-plain': pagePlain,
};
