/**
 * The column for examples and panels. It is only used on wide screens; a script sets `data-aside` before the content is
 * parsed.
 */
export const aside = `
#page-aside:empty { display: none; }
@media (min-width: 80em) {
  [data-aside] #content-container { grid-template-columns: minmax(0, 1fr) clamp(22rem, 28vw, 30rem); column-gap: 3rem; }
  #page-aside {
    display: flex; flex-direction: column; gap: 1.25rem; position: sticky; inset-block-start: var(--octavo-header-height); align-self: start;
    max-height: calc(100dvh - var(--octavo-header-height)); overflow-y: auto; padding-block: 2.75rem 2rem; scrollbar-width: thin; grid-area: 1 / 2 / span 2;
  }
  #page-aside > * { flex: none; margin-block: 0; }
}
@media print {
  #page-aside { position: static; max-height: none; overflow: visible; padding: 0; }
}
`;
