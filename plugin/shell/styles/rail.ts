/** The column of examples and panels. It is only filled on wide screens, by a script that says so before the content comes (`data-rail`). */
export const rail = `
#rail:empty { display: none; }
@media (min-width: 80em) {
  [data-rail] #content-container { grid-template-columns: minmax(0, 1fr) clamp(22rem, 28vw, 30rem); column-gap: 3rem; }
  #rail {
    display: flex; flex-direction: column; gap: 1.25rem; position: sticky; inset-block-start: var(--octavo-header-height); align-self: start;
    max-height: calc(100dvh - var(--octavo-header-height)); overflow-y: auto; padding-block: 2.75rem 2rem; scrollbar-width: thin; grid-area: 1 / 2 / span 2;
  }
  #rail > * { flex: none; margin-block: 0; }
}
@media print {
  #rail { position: static; max-height: none; overflow: visible; padding: 0; }
}
`;
