/** Inline code, and code blocks outside of `<octavo-code-block>`. */
export const code = `
.prose :where(:not(pre) > code:not([slot])) {
  padding: 0.15em 0.4em; border: 1px solid var(--octavo-color-border); border-radius: var(--octavo-radius-small);
  background: var(--octavo-color-code-background); color: var(--octavo-color-heading); font-size: 0.85em; font-weight: 450;
  -webkit-box-decoration-break: clone; box-decoration-break: clone;
}
.prose :where(a > code) { color: inherit; }
.prose :where(h1, h2, h3, h4) > code:not([slot]) { font-size: 0.88em; font-weight: inherit; }
:where(code, kbd, samp):not([dir]) { direction: ltr; unicode-bidi: isolate; }
pre { direction: ltr; text-align: left; font-size: 0.84375rem; line-height: 1.7; font-variant-ligatures: none; }
.prose :where(:not(octavo-code-block, octavo-mermaid) > pre) {
  overflow-x: auto; padding: 1rem 1.25rem; border: 1px solid var(--octavo-color-border); border-radius: var(--octavo-radius);
  background: var(--octavo-color-code-background); color: var(--octavo-color-heading); scrollbar-width: thin;
}
`;
