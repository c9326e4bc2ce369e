/**
 * The table of contents: a column on wide screens with free space, otherwise a panel (a native popover) that a button
 * opens.
 */
export const toc = `
#table-of-contents {
  position: fixed; inset: calc(var(--octavo-header-height) + 0.75rem) 1rem auto auto; width: min(20rem, calc(100vw - 2rem)); height: auto; max-height: 70dvh; overflow-y: auto; margin: 0; padding: 1.25rem;
  border: 1px solid var(--octavo-color-border); border-radius: calc(var(--octavo-radius) * 1.4); background: var(--octavo-color-surface-raised); color: inherit; box-shadow: var(--octavo-shadow);
  font-size: 0.875rem; line-height: 1.5;
}
[dir='rtl'] #table-of-contents { inset: calc(var(--octavo-header-height) + 0.75rem) auto auto 1rem; }
octavo-toc { font-size: inherit; }
.toc-button {
  display: inline-flex; flex-direction: row-reverse; align-items: center; gap: 0.4rem; padding: 0.2rem 0.6rem; border: 1px solid var(--octavo-color-border); border-radius: 99px;
  color: var(--octavo-color-text-muted); font-size: 0.8125rem; line-height: 1.5;
}
.toc-button:hover { color: var(--octavo-color-heading); border-color: var(--octavo-color-border-strong); }

@media (min-width: 80em) {
  body:not([data-aside]) .toc-button { display: none; }
  body:not([data-aside]) #table-of-contents {
    display: block; position: sticky; inset: var(--octavo-header-height) auto auto; align-self: start; width: auto; max-height: calc(100dvh - var(--octavo-header-height));
    padding: 2.75rem 0 2rem; border: 0; border-radius: 0; background: none; box-shadow: none; font-size: 0.8125rem; scrollbar-width: none; grid-area: 1 / 2 / span 2;
  }
}
`;
