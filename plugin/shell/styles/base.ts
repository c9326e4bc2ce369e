/** Page-wide styles: typography, focus rings, and screen-reader-only text. */
export const base = `
html {
  background: var(--octavo-color-background);
  color: var(--octavo-color-text);
  font: 400 1rem/1.7 var(--octavo-font-body);
  font-weight: var(--octavo-weight-body, 400);
  -webkit-font-smoothing: antialiased;
  text-rendering: optimizeLegibility;
  scroll-padding-block: calc(var(--octavo-header-height) + 1.5rem) 2rem;
  scrollbar-color: var(--octavo-color-border-strong) transparent;
  accent-color: var(--octavo-color-primary);
}
body { overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 {
  color: var(--octavo-color-heading);
  font-family: var(--octavo-font-heading);
  font-weight: var(--octavo-weight-heading);
  text-wrap: balance;
}
code, kbd, samp, pre { font-family: var(--octavo-font-mono); }
strong, b { font-weight: 600; }
::selection { background: color-mix(in oklab, var(--octavo-color-primary) 24%, transparent); }
:focus-visible { outline: 2px solid var(--octavo-color-primary); outline-offset: 2px; border-radius: 4px; }
main:focus-visible { outline: none; }
.sr-only {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.octavo-icon { flex: none; width: 1em; height: 1em; object-fit: contain; }
.dark .only-light, html:not(.dark) .only-dark { display: none; }
@media (prefers-reduced-motion: no-preference) {
  html:focus-within { scroll-behavior: smooth; }
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important; animation-iteration-count: 1 !important; }
}
`;
