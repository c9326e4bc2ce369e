/** The headings of the first level; in a large sidebar they open their group. */
export const groupHeadings =
  '#sidebar-content > p, #sidebar-content > div > a, #sidebar-content > div > details > summary';

/**
 * The sidebar: a column beside the content, and a drawer (a native popover) on narrow screens. Styled by structure, so
 * that its links need no classes.
 */
export const sidebar = `
#sidebar { inset: auto; width: auto; height: auto; margin: 0; padding: 0; border: 0; background: none; color: inherit; font-size: var(--octavo-nav-size); line-height: 1.45; }
#sidebar ul { list-style: none; }
#sidebar-content > p { display: flex; align-items: center; gap: 0.6rem; padding: 0 0.75rem 0.5rem; }
#sidebar-content > * + p { margin-block-start: var(--octavo-nav-gap); }
#sidebar-content > ul + ul { margin-block-start: var(--octavo-nav-gap); }
#sidebar-content > :is(p, ul) + div { margin-block-start: var(--octavo-nav-gap); }
#sidebar-content > div > details > ul { padding-block: 0.25rem 1rem; }
#sidebar-content :is(li, div) > a, #sidebar-content :is(li, div) > details > summary {
  display: flex; align-items: center; gap: 0.6rem; min-height: calc(1lh + 2 * var(--octavo-nav-space)); padding: var(--octavo-nav-space) 0.75rem; border-radius: var(--octavo-radius-control); color: var(--octavo-color-text);
}
${groupHeadings}, #sidebar-content > p > a { color: var(--octavo-color-heading); font-weight: 600; }
#sidebar-content :is(li, div) > a:hover, #sidebar-content :is(li, div) > details > summary:hover { background: var(--octavo-color-hover); color: var(--octavo-color-heading); }
#sidebar-content a[aria-current='page'] { color: var(--octavo-color-primary); font-weight: 500; }
#sidebar-content :is(li, div) > a[aria-current='page'] { background: var(--octavo-color-tint); }
#sidebar-content a { overflow-wrap: anywhere; }
#sidebar-content a > s { color: var(--octavo-color-text-muted); }
#sidebar-content a[href^='http']::after {
  content: ''; flex: none; width: 0.85em; height: 0.85em; margin-inline-start: auto; background: currentColor; opacity: 0.5;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4 12 8-8M6 4h6v6'/%3E%3C/svg%3E");
}
#sidebar-content :is(li, div):has(> a + details) { position: relative; }
#sidebar-content :is(li, div) > a:has(+ details) { padding-inline-end: 2.25rem; }
#sidebar-content :is(li, div) > a + details > summary { position: absolute; inset-block-start: 0; inset-inline-end: 0; width: 2.25rem; }
#sidebar-content summary::after, #sidebar-content a[data-group]::after {
  content: ''; flex: none; width: 0.4em; height: 0.4em; margin-inline: auto 0.15rem; border: solid var(--octavo-color-text-muted); border-width: 0 1.5px 1.5px 0; rotate: -45deg; transition: rotate 0.15s;
}
[dir='rtl'] #sidebar-content summary::after, [dir='rtl'] #sidebar-content a[data-group]::after { rotate: 135deg; }
#sidebar-content details[open] > summary::after { rotate: 45deg; }
#sidebar-content li ul { margin: 0.125rem 0 0.25rem; margin-inline-start: 1.1rem; padding-inline-start: 0.5rem; border-inline-start: 1px solid var(--octavo-color-border); }

#sidebar-content .anchors li > a { gap: 0.7rem; padding-block: 0.3rem; font-weight: 500; color: var(--octavo-color-text); }
#sidebar-content .anchors a:hover { background: none; color: var(--octavo-color-heading); }
#sidebar-content .anchors a[aria-current] { color: var(--octavo-color-primary); }
.anchors small:not(.tag) { display: block; color: var(--octavo-color-text-muted); font-size: 0.8125rem; font-weight: 400; }
.anchors i {
  display: grid; place-items: center; flex: none; width: 1.625rem; height: 1.625rem; border: 1px solid var(--octavo-color-border); border-radius: calc(var(--octavo-radius-control) - 1px); background: var(--octavo-color-surface);
  color: var(--octavo-color-text-muted); font-size: 0.8125rem;
}
.anchors :is(a:hover, a[aria-current]) i { border-color: transparent; background: var(--anchor, var(--octavo-color-primary)); color: var(--on-anchor, var(--octavo-color-primary-contrast)); }

#sidebar-content b { flex: none; min-width: 2.4rem; padding: 0.1rem 0.25rem; border-radius: calc(var(--octavo-radius-small) - 1px); background: color-mix(in oklab, currentColor 11%, transparent); font: 700 0.625rem/1.5 var(--octavo-font-mono); text-align: center; color: var(--octavo-tone-gray); }
#sidebar-content b.get { color: var(--octavo-tone-green); }
#sidebar-content b.post { color: var(--octavo-tone-blue); }
#sidebar-content b:is(.ws, .wss) { color: var(--octavo-tone-purple); }
#sidebar-content b:is(.put, .patch) { color: var(--octavo-tone-amber); }
#sidebar-content b.delete { color: var(--octavo-tone-red); }

@media (min-width: 64em) {
  #sidebar {
    display: block; position: sticky; inset-block-start: var(--octavo-header-height); height: calc(100dvh - var(--octavo-header-height)); overflow: hidden auto;
    padding: 2rem 1rem 4rem; overscroll-behavior: contain; scrollbar-width: thin; scrollbar-color: transparent transparent;
    mask-image: linear-gradient(transparent, #000 2rem, #000 calc(100% - 3rem), transparent);
  }
  #sidebar:is(:hover, :focus-within) { scrollbar-color: var(--octavo-color-border-strong) transparent; }
  .menu-button, .sidebar-close, #sidebar > :is(.navbar-links, .drawer-tabs) { display: none; }
}
@media (max-width: 63.99em) {
  #sidebar {
    position: fixed; inset: 0 auto 0 0; width: min(20rem, 88vw); height: 100dvh; max-height: none; overflow: hidden auto; padding: 1rem 0.75rem 3rem;
    border-inline-end: 1px solid var(--octavo-color-border); background: var(--octavo-color-background); box-shadow: var(--octavo-shadow); overscroll-behavior: contain;
    font-size: 0.9375rem; translate: -100% 0; transition: translate 0.22s cubic-bezier(0.2, 0.8, 0.2, 1), display 0.22s allow-discrete, overlay 0.22s allow-discrete;
  }
  #sidebar:popover-open { translate: none; }
  #sidebar:focus-visible { outline-offset: -2px; border-radius: 0; }
  @starting-style { #sidebar:popover-open { translate: -100% 0; } }
  [dir='rtl'] #sidebar { inset: 0 0 0 auto; }
  [dir='rtl'] #sidebar:not(:popover-open) { translate: 100% 0; }
  #sidebar::backdrop { background: light-dark(#0f172a4d, #000a); }
  #sidebar > .navbar-links { flex-direction: column; align-items: stretch; margin-block-start: 1.75rem; padding-block-start: 1rem; border-block-start: 1px solid var(--octavo-color-border); }
  .drawer-tabs a { display: flex; align-items: center; gap: 0.6rem; min-height: 2.25rem; padding: var(--octavo-nav-space) 0.75rem; border-radius: var(--octavo-radius-control); color: var(--octavo-color-text); font-weight: 500; overflow-wrap: anywhere; }
  .drawer-tabs a:hover { background: var(--octavo-color-hover); color: var(--octavo-color-heading); }
  .drawer-tabs a[aria-current] { color: var(--octavo-color-primary); }
  .drawer-tabs .drawer-tabs { margin-inline-start: 1.1rem; }
  #sidebar > .drawer-tabs { margin-block-end: 1rem; padding-block-end: 1rem; border-block-end: 1px solid var(--octavo-color-border); }
  .sidebar-close { position: sticky; inset-block-start: 0; z-index: 1; padding: 0; border: 0; cursor: pointer; float: inline-end; margin-block-end: -2.25rem; background: var(--octavo-color-background); }
  #sidebar > .drawer-tabs > li:first-child > a, #sidebar-content > :is(.switcher, p, div):first-child, #sidebar-content > ul:first-child > li:first-child > :is(a, details) { min-height: 2.25rem; margin-inline-end: 2.75rem; }
}
`;
