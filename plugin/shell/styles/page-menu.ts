/** The menu beside the title; only in sites that use it. */
export const pageMenu = `
.title-row { display: flex; flex-wrap: wrap; align-items: start; justify-content: space-between; gap: 0.9rem 1.5rem; }
.title-row > h1 { flex: 1 1 14rem; min-width: 0; }
.page-menu { position: relative; display: flex; flex: none; margin-block-start: 0.2rem; font-size: 0.875rem; }
.page-menu .button { height: 2rem; padding-inline: 0.75rem; font-size: 0.8125rem; }
.page-menu .button:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
.page-menu .switcher { position: static; }
.page-menu .switcher > summary {
  height: 2rem; padding: 0 0.55rem; border: 1px solid var(--octavo-color-border-strong); border-inline-start: 0; border-start-start-radius: 0; border-end-start-radius: 0;
}
.page-menu .menu { inset-inline: auto 0; min-width: min(19rem, 86vw); list-style: none; }
.page-menu .menu button {
  display: flex; align-items: center; gap: 0.65rem; width: 100%; padding: 0.45rem 0.65rem; border-radius: var(--octavo-radius-control); color: var(--octavo-color-text); font-size: 0.875rem; line-height: 1.4; text-align: start;
}
.page-menu .menu button:hover { background: var(--octavo-color-hover); color: var(--octavo-color-heading); }
.page-menu .menu :is(a, button) > .octavo-icon { font-size: 1rem; color: var(--octavo-color-text-muted); }
#table-of-contents .page-menu { margin-block: 1.5rem 0.5rem; }
#table-of-contents .page-menu .menu { inset-block: auto calc(100% + 0.4rem); }
@media (scripting: none) { .page-menu [data-copy], .page-menu [data-print] { display: none; } }
@media print { .page-menu { display: none; } }
@media (max-width: 40em) { .page-menu .menu { inset-inline: 0 auto; } }
`;
