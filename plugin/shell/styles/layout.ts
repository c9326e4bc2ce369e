/** The layout of a page: navbar on top, sidebar, main column, table of contents; and what each page mode omits. */
export const layout = `
.skip-link {
  position: fixed; inset: 0.75rem auto auto 0.75rem; z-index: 40; padding: 0.5rem 1rem; border-radius: var(--octavo-radius-small);
  background: var(--octavo-color-button); color: var(--octavo-color-button-text); font-size: 0.875rem; font-weight: 500; translate: 0 -200%;
}
.skip-link:focus { translate: none; }
#layout { max-width: var(--octavo-page-width); margin-inline: auto; }
#content-container { min-width: 0; padding-inline: clamp(1.25rem, 4vw, 3rem); }
#content-area { width: 100%; max-width: var(--octavo-measure); margin-inline: auto; padding-block: 2.5rem 4rem; }
#footer { max-width: var(--octavo-measure); margin-inline: auto; }
[data-mode='wide'] { --octavo-measure: 64rem; }
[data-mode='frame'], [data-mode='custom'] { --octavo-measure: none; }
[data-mode='custom'] :is(#layout, #content-container, #content-area) { max-width: none; padding: 0; }

@media (min-width: 64em) {
  #layout { display: grid; grid-template-columns: var(--octavo-sidebar-width) minmax(0, 1fr); }
  :is([data-mode='center'], [data-mode='custom'], [data-sidebar='empty']) #layout { display: block; }
  :is([data-mode='center'], [data-mode='custom'], [data-sidebar='empty']) #sidebar { display: none; }
}
@media (min-width: 80em) {
  [data-mode='default'] #content-container {
    display: grid; grid-template-columns: minmax(0, 1fr) var(--octavo-toc-width); grid-template-rows: 1fr auto; column-gap: 3.5rem; padding-inline-end: 1.5rem;
  }
  [data-mode='default'] #footer { grid-column: 1; width: 100%; }
}
`;
