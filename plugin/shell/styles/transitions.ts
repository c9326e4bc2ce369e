/**
 * The change from one page to the next. Not in an app that shows pages, whose own pages change as it likes. WebKitGTK 2.50 crashes
 * in some of these changes, and has no `field-sizing`.
 */
export const transitions = `
@media (prefers-reduced-motion: no-preference) {
  @supports (field-sizing: content) {
    @view-transition { navigation: auto; }
  }
}
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 0.12s; }
`;
