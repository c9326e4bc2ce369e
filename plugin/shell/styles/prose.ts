/** Written content: all Markdown constructs, and HTML of authors. Blocks have space above, never below. */
export const prose = `
.prose { font-size: var(--octavo-text-size); line-height: var(--octavo-text-height); }
.prose > * + *, .prose :where(:not([slot]) + :is(p, ul, ol, dl, pre, blockquote, figure, details, hr, .octavo-table, math[display='block']):not(.not-prose *)) {
  margin-block-start: 1.25em;
}
.prose :where(h1, h2, h3, h4, h5, h6) { position: relative; letter-spacing: -0.015em; line-height: 1.3; }
.prose :where(* + h1:not(.not-prose *)) { margin-block-start: 3rem; }
.prose :where(h1) { font-size: 1.75rem; letter-spacing: -0.025em; }
.prose :where(h2) { font-size: 1.5rem; letter-spacing: -0.022em; }
.prose :where(h3) { font-size: 1.1875rem; }
.prose :where(h4) { font-size: 1rem; letter-spacing: -0.005em; }
.prose :where(h5, h6) { font-size: 0.875rem; letter-spacing: 0; }
.prose > * + h2, .prose :where(* + h2:not(.not-prose *)), .prose > * + div:has(> h2:only-child) { margin-block-start: 2.75rem; }
.prose > * + h3, .prose :where(* + h3:not(.not-prose *)), .prose > * + div:has(> h3:only-child) { margin-block-start: 2.25rem; }
.prose > * + :is(h4, h5, h6), .prose :where(* + :is(h4, h5, h6):not(.not-prose *)) { margin-block-start: 1.75rem; }
.prose > :is(h1, h2, h3, h4, h5, h6, :where(div:has(> :is(h2, h3):only-child))) + *, .prose :where(:is(h1, h2, h3, h4, h5, h6) + :not(.not-prose *)) { margin-block-start: 0.75em; }
.prose > :is(h2, h3) + :is(h3, h4) { margin-block-start: 1.25rem; }
.octavo-anchor {
  position: absolute; padding-inline: 0.35em; color: var(--octavo-color-text-muted); font-weight: 400; opacity: 0;
  transition: opacity 0.15s;
}
.octavo-anchor::before { content: '#'; }
:is(h1, h2, h3, h4, h5, h6):hover > .octavo-anchor, .octavo-anchor:focus-visible { opacity: 1; }
.octavo-anchor:hover { color: var(--octavo-color-primary); }
@media (max-width: 63.99em) { .octavo-anchor { inset-inline-end: -1.25rem; inline-size: 1.25rem; padding: 0; text-align: center; } }

.prose :where(a:not([class], [slot], :has(> img), .not-prose *)) {
  color: var(--octavo-color-primary);
  font-weight: 500;
  text-decoration-line: underline; text-decoration-thickness: 1px; text-decoration-color: color-mix(in oklab, currentColor 32%, transparent);
  text-underline-offset: 0.22em;
  transition: text-decoration-color 0.15s;
}
.prose :where(a:not([class], [slot], .not-prose *)):hover { text-decoration-color: currentColor; }
.prose :where(strong, b) { color: var(--octavo-color-heading); }
.prose :where(ul, ol) { padding-inline-start: 1.5em; }
.prose :where(li) { padding-inline-start: 0.25em; }
.prose :where(li + li, li > :is(ul, ol)) { margin-block-start: 0.45em; }
.prose :where(li > * + p) { margin-block-start: 0.75em; }
.prose :where(li)::marker { color: var(--octavo-color-text-muted); font-variant-numeric: tabular-nums; }
.prose :where(ul > li)::marker { color: color-mix(in oklab, var(--octavo-color-text-muted) 65%, transparent); }
.prose :where(li:has(> input[type='checkbox'], > p > input[type='checkbox'])) { list-style: none; margin-inline-start: -1.5em; }
.prose :where(input[type='checkbox']) { width: 0.95em; height: 0.95em; margin-inline: 0 0.55em; vertical-align: -0.1em; }
.prose :where(dt) { color: var(--octavo-color-heading); font-weight: 600; }
.prose :where(dd) { padding-inline-start: 1.25em; }
.prose :where(dd + dt) { margin-block-start: 0.75em; }

.prose :where(blockquote) {
  padding-inline-start: 1.25rem;
  border-inline-start: 2px solid var(--octavo-color-border-strong);
  color: var(--octavo-color-text-muted);
}
.prose :where(hr) { height: 1px; border: 0; background: var(--octavo-color-border); }
.prose > * + hr, .prose > hr + * { margin-block-start: 2.75rem; }
.prose :where(img, video, iframe) { border-radius: var(--octavo-radius); }
.prose :where(figcaption) { margin-block-start: 0.75rem; color: var(--octavo-color-text-muted); font-size: 0.875rem; text-align: center; }
.prose :where(mark) { padding: 0.1em 0.2em; border-radius: 4px; background: light-dark(#fef08a99, #facc1533); color: var(--octavo-color-heading); }
.prose :where(mark a:not([class], [slot])) { color: inherit; }
.prose :where(abbr[title]) { text-decoration-line: underline; text-decoration-style: dotted; text-underline-offset: 0.2em; cursor: help; }
.prose :where(sub, sup) { font-size: 0.72em; line-height: 0; }
.prose :where(kbd) {
  display: inline-block; min-width: 1.6em; padding: 0.1em 0.45em; border: 1px solid var(--octavo-color-border-strong); border-bottom-width: 2px;
  border-radius: var(--octavo-radius-small); background: var(--octavo-color-surface); color: var(--octavo-color-heading);
  font-size: 0.8125em; line-height: 1.5; text-align: center;
}
.prose :where(math) { font-size: 1.08em; }
.prose :where(math[display='block']) { display: block math; overflow: auto hidden; padding-block: 0.5rem; }

.octavo-table { overflow-x: auto; scrollbar-width: thin; }
.prose :where(table) { width: 100%; font-size: 0.9375rem; line-height: 1.55; }
.prose :where(th, td) { padding: 0.7rem 1rem; border-block-end: 1px solid var(--octavo-color-border); text-align: start; vertical-align: baseline; }
.prose :where([align='center']) { text-align: center; }
.prose :where([align='right']) { text-align: end; }
.prose :where(:is(th, td):first-child) { padding-inline-start: 0; }
.prose :where(:is(th, td):last-child) { padding-inline-end: 0; }
.prose :where(th) { border-color: var(--octavo-color-border-strong); color: var(--octavo-color-heading); font-size: 0.875rem; font-weight: 600; }
.prose :where(td) { min-width: 6rem; }
.prose :where([data-long]) { min-width: 12rem; }
/* Two columns, such as names and descriptions, fit on a phone. */
@media (max-width: 40em) {
  .prose :where(:is(th, td):nth-child(2):last-child) { min-width: 8rem; padding-inline-end: 0.375rem; overflow-wrap: anywhere; }
  .prose :where(td:first-child:nth-last-child(2) > code) { display: inline-block; max-width: 10.5rem; line-height: 1.25; }
}

.prose :where(details:not([class])) { border: 1px solid var(--octavo-color-border); border-radius: var(--octavo-radius); padding: 0.75rem 1rem; }
.prose :where(details:not([class]) > summary) { color: var(--octavo-color-heading); font-weight: 500; }
.prose :where(details:not([class]) > summary)::before {
  content: ''; display: inline-block; width: 0.4em; height: 0.4em; margin-inline: 0.15em 0.75em; border: solid var(--octavo-color-text-muted);
  border-width: 0 1.5px 1.5px 0; rotate: -45deg; translate: 0 -0.15em; transition: rotate 0.15s;
}
.prose :where(details[open]:not([class]) > summary)::before { rotate: 45deg; }
.prose :where([data-footnotes], .footnotes) {
  margin-block-start: 3.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--octavo-color-border);
  font-size: 0.875rem; color: var(--octavo-color-text-muted);
}
.prose :where([data-footnote-ref]) { padding-inline: 0.15em; text-decoration: none; }
`;
