/** The named themes: other values of the tokens, and what tokens cannot say. `mint` is the base and has neither. */
import { pageLine, pagePlain, sidebarGround } from './details.js';

export interface Theme {
  /** Declarations. The site's own fonts and colors override them. */
  tokens: string;
  styles: string;
}

/** The headings of the first level; in a large sidebar they open their group. */
const groupHeadings = '#sidebar-content > p, #sidebar-content > div > a, #sidebar-content > div > details > summary';

/** A page with a sidebar. */
const withSidebar = "body:not([data-mode='center'], [data-mode='custom'], [data-sidebar='empty'])";

const sidebarLine = '#sidebar { border-inline-end: 1px solid var(--octavo-color-border); }';

/** An application: the sidebar reaches from the top to the bottom of the window, and the tabs belong to the content. */
const maple: Theme = {
  tokens: '--octavo-page-width: 100vw; --octavo-sidebar-width: 17.5rem; --octavo-nav-space: 0.3125rem;',
  styles: `
@media (min-width: 64em) {
  ${withSidebar} #navbar { background-image: linear-gradient(var(--start, to right), var(--octavo-color-surface) calc(var(--octavo-sidebar-width) - 1px), var(--octavo-color-border) 0 var(--octavo-sidebar-width), transparent 0); }
  [dir='rtl'] #navbar { --start: to left; }
  ${withSidebar} .nav-logo { min-width: calc(var(--octavo-sidebar-width) - 2.5rem); }
  ${withSidebar} .nav-tabs { padding-inline-start: calc(var(--octavo-sidebar-width) + 3rem); }
  #search-bar-entry { margin-inline: 1rem auto; }
}
${sidebarGround}
${pageLine}`,
};

/** Dense, for large reference sites: small type in narrow columns, ruled headings, tabs as buttons. */
const palm: Theme = {
  tokens: `--octavo-page-width: 96rem; --octavo-sidebar-width: 15.5rem; --octavo-measure: 46rem; --octavo-text-size: 0.9375rem; --octavo-text-height: 1.65;
  --octavo-nav-size: 0.8125rem; --octavo-nav-space: 0.2rem; --octavo-nav-gap: 1.25rem;`,
  styles: `
#navbar { border-color: var(--octavo-color-border-strong); background: var(--octavo-color-surface); }
.nav-tabs > ul { gap: 0.25rem; }
.nav-tabs-item { height: 2rem; margin-block: 0.25rem 0.5rem; padding-inline: 0.75rem; border: 0; border-radius: var(--octavo-radius-control); }
.nav-tabs-item[aria-current] { background: var(--octavo-color-tint); color: var(--octavo-color-primary); }
.prose :where(h2) { padding-block-end: 0.4rem; border-block-end: 1px solid var(--octavo-color-border); }`,
};

/** For reading: a narrow column of large text, and nothing around it that is not needed. */
const willow: Theme = {
  tokens: `--octavo-sidebar-width: 16rem; --octavo-measure: 41rem; --octavo-text-size: 1.0625rem; --octavo-text-height: 1.8; --octavo-title-size: clamp(2rem, 1.7rem + 1.6vw, 2.75rem);
  --octavo-weight-heading: 600; --octavo-nav-space: 0.3125rem; --octavo-nav-gap: 2.25rem; --octavo-radius: 6px; --octavo-radius-large: 10px;`,
  styles: `
#navbar { border-color: transparent; }
${groupHeadings} { color: var(--octavo-color-text-muted); font-weight: 500; }
octavo-toc > ul { border: 0; }
octavo-toc a { --indent: 0rem; border-color: transparent; }
octavo-toc ul ul a { --indent: 0.9rem; }
octavo-toc ul ul ul a { --indent: 1.8rem; }
#pagination a { padding-inline: 0; border-color: transparent; background: none; }
#pagination a:hover { border-color: transparent; color: var(--octavo-color-primary); }
${pagePlain}`,
};

/** A terminal: a fixed-width face for headings and navigation, square corners, dashed lines. */
const linden: Theme = {
  tokens: `--octavo-font-heading: var(--octavo-font-mono); --octavo-weight-heading: 600; --octavo-title-size: clamp(1.625rem, 1.4rem + 1vw, 2rem); --octavo-nav-size: 0.8125rem;
  --octavo-nav-space: 0.3125rem; --octavo-radius: 3px; --octavo-radius-small: 2px; --octavo-radius-large: 4px; --octavo-radius-control: 3px;`,
  styles: `
.eyebrow, #sidebar-content, .nav-tabs-item, .navbar-links, #table-of-contents { font-family: var(--octavo-font-mono); }
.eyebrow, ${groupHeadings}, #toc-title { font-size: 0.75rem; letter-spacing: 0.04em; text-transform: uppercase; }
.nav-tabs-item { font-size: 0.8125rem; }
.prose :where(h2:not([slot], .not-prose *))::before { content: '## ' / ''; color: var(--octavo-color-text-muted); font-weight: 400; }
.prose :where(h3:not([slot], .not-prose *))::before { content: '### ' / ''; color: var(--octavo-color-text-muted); font-weight: 400; }
#navbar, #footer, #sidebar, #pagination a, #sidebar-content li ul, octavo-toc > ul { border-style: dashed; }
@media (min-width: 64em) { ${sidebarLine} #sidebar { border-style: dashed; } }`,
};

/** The content is a card on a ground of its own. */
const almond: Theme = {
  tokens: '--octavo-sidebar-width: 17rem; --octavo-radius: 12px; --octavo-nav-space: 0.4rem;',
  styles: `
html { background: var(--octavo-color-surface); }
@media (min-width: 64em) {
  #navbar { background: var(--octavo-color-surface); border-color: transparent; }
  #content-container { margin-block-end: 1rem; margin-inline-end: 1rem; border: 1px solid var(--octavo-color-border); border-radius: var(--octavo-radius-large); background: var(--octavo-color-background); }
  #sidebar-content :is(li, div) > a[aria-current='page'] { outline: 1px solid var(--octavo-color-border); outline-offset: -1px; background: var(--octavo-color-background); }
}`,
};

/** For many levels of navigation: tabs like those of folders, a wide and dense sidebar with guides. */
const aspen: Theme = {
  tokens: `--octavo-page-width: 100rem; --octavo-sidebar-width: 19.5rem; --octavo-toc-width: 14rem; --octavo-measure: 46rem; --octavo-title-size: clamp(1.75rem, 1.5rem + 1vw, 2.125rem);
  --octavo-nav-space: 0.25rem; --octavo-nav-gap: 1.5rem; --octavo-radius: 8px; --octavo-radius-control: 6px;`,
  styles: `
.nav-tabs { background: var(--octavo-color-surface); max-width: none; padding-inline: max(1.75rem, calc((100% - var(--octavo-page-width)) / 2 + 1.75rem)); border-block: 1px solid var(--octavo-color-border); }
.nav-tabs > ul { gap: 0.125rem; }
.nav-tabs-item { height: calc(2.25rem - 1px); margin-block-start: 0.5rem; padding-inline: 1rem; border: 1px solid transparent; border-block-end: 0; border-start-start-radius: var(--octavo-radius); border-start-end-radius: var(--octavo-radius); }
.nav-tabs-item:hover { border-color: transparent; }
.nav-tabs-item[aria-current] { border-color: var(--octavo-color-border); background: var(--octavo-color-background); }
${groupHeadings} { color: var(--octavo-color-text-muted); font-weight: 500; }
@media (min-width: 64em) { ${sidebarLine} }
${pageLine}`,
};

/** Large type and much space, for a few long pages. */
const sequoia: Theme = {
  tokens: `--octavo-page-width: 104rem; --octavo-sidebar-width: 20rem; --octavo-measure: 48rem; --octavo-text-size: 1.0625rem; --octavo-text-height: 1.75; --octavo-title-size: clamp(2.25rem, 1.8rem + 2.4vw, 3.25rem);
  --octavo-weight-heading: 600; --octavo-nav-space: 0.4375rem; --octavo-nav-gap: 2.25rem; --octavo-radius: 6px; --octavo-radius-large: 8px; --octavo-radius-control: 6px;`,
  styles: `
#header { padding-block-end: 2rem; border-block-end: 1px solid var(--octavo-color-border); }
#page-title { letter-spacing: -0.04em; }
.description { font-size: 1.25rem; }
.prose :where(h2) { font-size: clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem); }
${sidebarGround}`,
};

/** Round and soft: the sidebar floats, buttons and entries are pills. */
const luma: Theme = {
  tokens:
    '--octavo-nav-space: 0.4375rem; --octavo-radius: 14px; --octavo-radius-large: 22px; --octavo-radius-control: 12px;',
  styles: `
#navbar { border-color: transparent; }
.button, .nav-tabs-item, octavo-feedback::part(answer), octavo-page-menu[links]::part(copy) { border-radius: 99px; }
octavo-page-menu::part(copy) { border-start-start-radius: 99px; border-end-start-radius: 99px; }
.nav-tabs > ul { gap: 0.25rem; }
.nav-tabs-item { height: 2rem; margin-block: 0.125rem 0.625rem; padding-inline: 0.9rem; border: 0; }
.nav-tabs-item[aria-current] { background: var(--octavo-color-surface); }
#sidebar-content :is(li, div) > a, #sidebar-content :is(li, div) > details > summary { border-radius: 99px; }
@media (min-width: 64em) {
  #sidebar {
    inset-block-start: calc(var(--octavo-header-height) + 1rem); height: calc(100dvh - var(--octavo-header-height) - 2rem); margin-block: 1rem; margin-inline-start: 1rem; padding: 1.5rem 0.75rem;
    border: 1px solid var(--octavo-color-border); border-radius: var(--octavo-radius-large); background: var(--octavo-color-surface); mask-image: none;
  }
}`,
};

export const themes: Readonly<Record<string, Theme>> = { maple, palm, willow, linden, almond, aspen, sequoia, luma };
