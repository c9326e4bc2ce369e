/** Buttons, tags and drop-down menus of the shell. */
export const controls = `
.button {
  display: inline-flex; align-items: center; gap: 0.5rem; height: 2.125rem; padding-inline: 0.9rem; border-radius: var(--octavo-radius-control); border: 1px solid transparent;
  background: var(--octavo-color-button); color: var(--octavo-color-button-text); font-size: 0.875rem; font-weight: 500; line-height: 1; white-space: nowrap;
  box-shadow: inset 0 1px #ffffff29, 0 1px 2px #0f172a1f; transition: filter 0.15s, background 0.15s, border-color 0.15s;
}
.button:hover { filter: brightness(1.08); }
.button-quiet { border-color: var(--octavo-color-border-strong); background: none; color: var(--octavo-color-heading); box-shadow: none; }
.button-quiet:hover { background: var(--octavo-color-hover); filter: none; }
.button-pill { border-radius: 99px; }
.icon-button {
  display: inline-grid; place-items: center; flex: none; width: 2.25rem; height: 2.25rem; border-radius: var(--octavo-radius-control); color: var(--octavo-color-text);
  font-size: 1.25rem; transition: background 0.15s;
}
.icon-button:hover { background: var(--octavo-color-hover); color: var(--octavo-color-heading); }
.tag {
  display: inline-block; margin-inline-start: 0.4em; padding: 0.1rem 0.45rem; border-radius: 99px; background: var(--octavo-color-tint); color: var(--octavo-color-primary);
  font: 500 0.6875rem/1.5 var(--octavo-font-body); letter-spacing: 0; vertical-align: 0.1em; white-space: nowrap;
}
.nav-tabs-item > .tag, #sidebar-content :is(a, summary, p) > .tag { flex: none; margin: 0; }

.switcher { display: block; min-width: 0; }
.switcher::part(button) { min-block-size: 0; border: 0; white-space: nowrap; transition: background 0.15s, color 0.15s; }
.switcher > [slot='icon'] { display: contents; }
.nav-tabs-item > .octavo-icon:last-child { font-size: 0.8em; opacity: 0.65; }
.menu {
  position: absolute; inset-block-start: calc(100% + 0.4rem); inset-inline-start: 0; z-index: 30; width: max-content; min-width: 11rem; max-width: min(20rem, 90vw); max-height: 70vh; overflow-y: auto;
  padding: 0.35rem; border: 1px solid var(--octavo-color-border); border-radius: calc(var(--octavo-radius-control) * 1.5); background: var(--octavo-color-surface-raised); box-shadow: var(--octavo-shadow);
}
.navbar-end .switcher::part(list) { inset-inline: auto 0; }
/* The blurred navbar is what holds a fixed box: the menu hangs below it, and the row of tabs can scroll without cutting it off. */
.nav-tabs .menu { position: fixed; inset: calc(100% + 0.4rem) auto auto; }
@media (min-width: 64em) {
  .nav-tabs .menu:has(> :nth-child(8)) {
    --side: max(1.25rem, calc(50% - var(--octavo-page-width) / 2 + 0.75rem));
    display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); align-items: start; gap: 0.15rem 0.5rem; inset-inline: var(--side); width: auto; max-width: none; padding: 0.75rem;
  }
}
.menu a {
  display: flex; align-items: center; gap: 0.65rem; padding: 0.45rem 0.65rem; border-radius: var(--octavo-radius-control); color: var(--octavo-color-text); font-size: 0.875rem; line-height: 1.4;
}
.menu a:hover { background: var(--octavo-color-hover); color: var(--octavo-color-heading); }
.menu a[aria-current], #sidebar .switcher a[aria-current] { color: var(--octavo-color-heading); font-weight: 500; }
.menu span, .switcher li span { flex: 1; }
.menu small:not(.tag) { display: block; color: var(--octavo-color-text-muted); font-size: 0.8125rem; font-weight: 400; }
:is(.menu, .switcher) a > :is(.octavo-icon, i):last-child:not(:first-child) { color: var(--octavo-color-primary); }

#sidebar .switcher { margin-block-end: 1rem; }
#sidebar .switcher::part(button) { padding: 0.55rem 0.75rem; border: 1px solid var(--octavo-color-border); background: var(--octavo-color-surface); color: var(--octavo-color-heading); }
#sidebar .switcher > [slot='button'] { flex: 1; }
#sidebar .switcher::part(list) { inset-inline-end: 0; inline-size: auto; }
@media (max-width: 63.99em) {
  .nav-tabs .menu { inset-inline: 1rem; width: auto; max-width: none; }
}
@media (max-width: 40em) {
  .navbar-end .switcher > [slot='button'] { position: absolute; clip-path: inset(50%); }
  .navbar-start > .switcher { position: static; }
  .navbar-start > .switcher::part(list) { inset: calc(100% - 0.25rem) 1rem auto; inline-size: auto; max-inline-size: none; }
}
@media (max-width: 18em) { .button { height: auto; min-height: 2.125rem; line-height: 1.3; white-space: normal; } }
@media (forced-colors: active) {
  .button, .tag, .menu { border: 1px solid; }
  [aria-current] { text-decoration: underline; }
}
`;
