const panel = `
  position: fixed; inset: calc(var(--octavo-header-height) + 0.75rem) 1rem auto auto; width: min(20rem, calc(100vw - 2rem)); max-height: 70dvh; overflow-y: auto; padding: 1.25rem;
  border: 1px solid var(--octavo-color-border); border-radius: calc(var(--octavo-radius) * 1.4); background: var(--octavo-color-surface-raised); box-shadow: var(--octavo-shadow); font-size: 0.875rem;
`;

/** The table of contents: a column on wide screens that have it free, elsewhere a panel (a native popover) that a button opens. */
export const toc = `
#table-of-contents { inset: auto; width: auto; height: auto; margin: 0; padding: 0; border: 0; background: none; color: inherit; font-size: 0.8125rem; line-height: 1.5; }
#toc-title { margin-block-end: 0.75rem; color: var(--octavo-color-heading); font-weight: 600; }
#table-of-contents nav > ul { border-inline-start: 1px solid var(--octavo-color-border); }
#table-of-contents a {
  display: block; margin-inline-start: -1px; padding: 0.28rem 0; padding-inline-start: var(--indent, 1rem); border-inline-start: 1.5px solid transparent;
  color: var(--octavo-color-text-muted); transition: color 0.15s, border-color 0.15s;
}
#table-of-contents ul ul { --indent: 1.9rem; }
#table-of-contents ul ul ul { --indent: 2.8rem; }
#table-of-contents a:hover { color: var(--octavo-color-heading); }
#table-of-contents a[aria-current] { border-color: var(--octavo-color-primary); color: var(--octavo-color-primary); }
.toc-button {
  display: inline-flex; flex-direction: row-reverse; align-items: center; gap: 0.4rem; float: inline-end; padding: 0.2rem 0.6rem; border: 1px solid var(--octavo-color-border); border-radius: 99px;
  color: var(--octavo-color-text-muted); font-size: 0.8125rem; line-height: 1.5;
}
.toc-button:hover { color: var(--octavo-color-heading); border-color: var(--octavo-color-border-strong); }

@media (min-width: 80em) {
  body:not([data-rail]) .toc-button { display: none; }
  body:not([data-rail]) #table-of-contents {
    display: block; position: sticky; inset-block-start: var(--octavo-header-height); align-self: start; max-height: calc(100dvh - var(--octavo-header-height)); overflow-y: auto;
    padding-block: 2.75rem 2rem; scrollbar-width: none; grid-area: 1 / 2 / span 2;
  }
  [data-rail] #table-of-contents { ${panel} }
  [dir='rtl'] [data-rail] #table-of-contents { inset: calc(var(--octavo-header-height) + 0.75rem) auto auto 1rem; }
}
@media (max-width: 79.99em) {
  #table-of-contents { ${panel} }
  [dir='rtl'] #table-of-contents { inset: calc(var(--octavo-header-height) + 0.75rem) auto auto 1rem; }
}
@media (max-width: 18em) { .toc-button { float: none; margin-block-end: 0.75rem; } }
`;
