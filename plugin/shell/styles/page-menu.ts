/** The menu beside the title; only in sites that use it. */
export const pageMenu = `
.title-row { display: flex; flex-wrap: wrap; align-items: start; justify-content: space-between; gap: 0.9rem 1.5rem; }
.title-row > h1 { flex: 1 1 22rem; min-width: 0; }
.page-menu { display: flex; flex: none; margin-block-start: 0.2rem; }
.page-menu > .button { height: 2rem; padding-inline: 0.75rem; font-size: 0.8125rem; }
.page-menu:not([links]) > .button { border-start-end-radius: 0; border-end-end-radius: 0; }
.page-menu::part(list) { inset-inline: auto 0; min-inline-size: min(19rem, 86vw); }
.page-menu span { flex: 1; }
.page-menu li .octavo-icon { font-size: 1rem; color: var(--octavo-color-text-muted); }
#table-of-contents .page-menu { margin-block: 1.5rem 0.5rem; }
#table-of-contents .page-menu::part(list) { inset-block: auto calc(100% + 0.4rem); }
@media (max-width: 40em) { .page-menu::part(list) { inset-inline: 0 auto; } }
`;
