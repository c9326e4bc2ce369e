/** The menu beside the title; only in sites that use it. */
export const pageMenu = `
.page-menu { display: flex; }
.page-menu > .button { height: 2rem; padding-inline: 0.75rem; font-size: 0.8125rem; }
.page-menu:not([links]) > .button { border-start-end-radius: 0; border-end-end-radius: 0; }
.page-menu::part(list) { inset-inline: auto 0; min-inline-size: min(19rem, 86vw); }
.page-menu span { flex: 1; }
.page-menu li .octavo-icon { font-size: 1rem; color: var(--octavo-color-text-muted); }
#table-of-contents .page-menu { margin-block: 1.5rem 0.5rem; }
#table-of-contents .page-menu::part(list) { inset-block: auto calc(100% + 0.4rem); }
@media (max-width: 40em) {
  .toc-button ~ .page-menu::part(label), .toc-button ~ .page-menu > .button > span { position: absolute; clip-path: inset(50%); }
}
`;
