import { groupHeadings } from '../styles/sidebar.js';
import { pageLine, pagePlain, sidebarGround } from './details.js';

/**
 * The named themes as variations of one layout: they keep all sizes, so that nothing else depends on the theme. `mint`
 * is the base.
 */
export const themes: Readonly<Record<string, string>> = {
  maple: `
@media (min-width: 64em) { #sidebar { border-inline-end: 1px solid var(--octavo-color-border); } }
${pageLine}`,
  palm: `
#navbar { background: var(--octavo-color-surface); }
${groupHeadings} { font-size: 0.8125rem; letter-spacing: 0.01em; }
.nav-tabs-item[aria-current] { color: var(--octavo-color-primary); }`,
  willow: `
:root { --octavo-radius: 6px; --octavo-radius-large: 10px; }
#navbar { border-color: transparent; }
${pagePlain}`,
  linden: `
:root { --octavo-radius: 3px; --octavo-radius-small: 2px; --octavo-radius-large: 4px; --octavo-radius-control: 3px; }
.eyebrow, ${groupHeadings}, #toc-title { font-family: var(--octavo-font-mono); font-size: 0.75rem; letter-spacing: 0.04em; text-transform: uppercase; }`,
  almond: `
html { background: var(--octavo-color-surface); }
@media (min-width: 64em) {
  #navbar { background: var(--octavo-color-surface); border-color: transparent; }
  #content-container { margin: 0 1rem 1rem 0; border: 1px solid var(--octavo-color-border); border-radius: var(--octavo-radius-large); background: var(--octavo-color-background); }
}`,
  aspen: `
@media (min-width: 64em) { #sidebar { border-inline-end: 1px solid var(--octavo-color-border); } }
${groupHeadings} { color: var(--octavo-color-text-muted); font-weight: 500; }
#page-title { letter-spacing: -0.02em; }`,
  sequoia: `
:root { --octavo-measure: 48rem; }
${sidebarGround}`,
  luma: `
:root { --octavo-radius: 14px; --octavo-radius-large: 22px; }
.button { border-radius: 99px; }
#sidebar-content :is(li, div) > a, #sidebar-content :is(li, div) > details > summary { border-radius: 99px; }`,
};
