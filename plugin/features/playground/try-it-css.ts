import { minifyCss } from '../../mdx/render/minify-css.js';

/** The dialog with the form, and the button that opens it. */
export const tryItCss = minifyCss(`@layer components {
.tryit-button[slot] {
  height: 2rem;
  border-radius: var(--octavo-radius-small);
}
.tryit-button:not([slot]) {
  justify-self: start;
  margin-block-start: 1.25rem;
}
.octavo-try-it {
  margin-block: 0;
}
.octavo-try-it > dialog {
  --octavo-header-height: -0.5rem;
  box-sizing: border-box;
  inset: 0;
  width: 100%;
  max-width: 84rem;
  height: 100%;
  max-height: none;
  margin: auto;
  padding: 0 1rem 1.5rem;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--octavo-color-background);
  color: var(--octavo-color-text);
}
.octavo-try-it > dialog::backdrop {
  background: light-dark(#0f172a80, #000a);
  backdrop-filter: blur(4px);
}
.octavo-try-it octavo-playground {
  padding-block-start: 1rem;
}
.octavo-try-it [slot='close'] {
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 0;
  border-radius: var(--octavo-radius-control);
  background: none;
  color: var(--octavo-color-text-muted);
  font-size: 1.5rem;
  line-height: 1;
}
.octavo-try-it [slot='close']:hover {
  background: var(--octavo-color-hover);
  color: var(--octavo-color-heading);
}
.octavo-try-it octavo-playground:not(:defined) > [slot='close'] {
  position: absolute;
  inset-block-start: 1rem;
  inset-inline-end: 1.5rem;
}
.octavo-try-it dialog > p {
  display: grid;
  place-items: center;
  min-height: 60%;
  color: var(--octavo-color-text-muted);
}
.octavo-try-it octavo-playground:defined + p {
  display: none;
}
@media (min-width: 48em) {
  .octavo-try-it > dialog {
    width: calc(100% - 3rem);
    height: calc(100% - 3rem);
    padding-inline: 1.5rem;
    border: 1px solid var(--octavo-color-border);
    border-radius: var(--octavo-radius-large);
    /* In Firefox, a scrollbar is not clipped by rounded corners. */
    clip-path: inset(0 round var(--octavo-radius-large));
  }
  .octavo-try-it octavo-playground {
    padding-block-start: 1.5rem;
  }
}
@media (forced-colors: active) {
  .octavo-try-it [slot='close'] {
    border: 1px solid;
  }
}
@media print, (scripting: none) {
  .tryit-button.octavo-control {
    display: none;
  }
}
}`);
