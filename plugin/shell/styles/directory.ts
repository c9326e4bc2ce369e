/** The list on the root page of a group; only in sites that use it. */
export const directory = `
.directory { margin-block-start: 2.5rem; font-size: 0.9375rem; }
.directory ul { display: grid; gap: 0.5rem; }
.directory a {
  display: flex; gap: 0.75rem; height: 100%; padding: 0.85rem 1.1rem; border: 1px solid var(--octavo-color-border); border-radius: var(--octavo-radius);
  color: var(--octavo-color-heading); font-weight: 550; line-height: 1.5; transition: border-color 0.15s, background 0.15s;
}
.directory a:hover { border-color: color-mix(in oklab, var(--octavo-color-primary) 55%, transparent); background: var(--octavo-color-hover); }
.directory .octavo-icon { margin-block-start: 0.25em; color: var(--octavo-color-primary); }
.directory small:not(.tag) { display: block; color: var(--octavo-color-text-muted); font-size: 0.875rem; font-weight: 400; }
.directory li:has(> details) { grid-column: 1 / -1; }
.directory summary { display: flex; gap: 0.6rem; padding-block: 0.75rem; color: var(--octavo-color-heading); font-weight: 600; }
.directory summary::after { content: ''; width: 0.4em; height: 0.4em; margin: 0.5em 0.25rem 0 auto; border: solid var(--octavo-color-text-muted); border-width: 0 1.5px 1.5px 0; rotate: -45deg; }
.directory [open] > summary::after { rotate: 45deg; }
.directory[data-look='accordion'] ul { gap: 0; }
.directory[data-look='accordion'] a { border-width: 0 0 1px; border-radius: 0; padding-inline: 0.25rem; }
@media (min-width: 40em) { .directory[data-look='card'] ul { grid-template-columns: 1fr 1fr; gap: 0.85rem; } }
`;
