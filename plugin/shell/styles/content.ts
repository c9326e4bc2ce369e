/** Everything around the content in the main column: page header, pagination, footer. */
export const content = `
#header { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: start; margin-block-end: 2.25rem; }
#header > * { grid-column: 1 / -1; min-width: 0; }
#header > .eyebrow { grid-area: 1 / 1; }
#header > .toc-button { grid-area: 1 / 2 / auto / 4; justify-self: end; margin-inline-start: 1rem; }
#header > :is(h1, div) { grid-column: 1 / 3; }
#header > .page-menu { grid-column: 3; margin-block-start: 0.2rem; margin-inline-start: 1.5rem; }
.eyebrow { margin-block-end: 0.65rem; color: var(--octavo-color-primary); font-size: 0.875rem; font-weight: 500; line-height: 1.5; }
#page-title { font-size: var(--octavo-title-size); line-height: 1.15; letter-spacing: -0.032em; }
#page-title .tag { margin-inline-start: 0.75rem; padding: 0.15rem 0.6rem; font-size: 0.75rem; vertical-align: middle; }
.description { margin-block-start: 0.85rem; color: var(--octavo-color-text-muted); font-size: 1.125rem; line-height: 1.6; text-wrap: pretty; }
.feed-link { margin-block-start: 0.6rem; font-size: 0.875rem; }
.feed-link a { color: var(--octavo-color-primary); text-decoration: underline; text-underline-offset: 0.2em; }
octavo-endpoint { margin-block: 1.5rem 0; }

#header:has(octavo-endpoint) { margin-block-end: 1rem; }
.try-it { margin-block: 0 2.25rem; }
.try-it > dialog {
  --octavo-header-height: -0.5rem;
  box-sizing: border-box; inset: 0; width: 100%; max-width: 84rem; height: 100%; max-height: none; margin: auto; padding: 0 1rem 1.5rem; overflow: auto; overscroll-behavior: contain;
  border: 0; background: var(--octavo-color-background); color: var(--octavo-color-text); box-shadow: var(--octavo-shadow);
}
.try-it > dialog::backdrop { background: light-dark(#0f172a80, #000a); backdrop-filter: blur(4px); }
.try-it octavo-playground { padding-block-start: 1rem; }
.try-it [slot='close'] {
  display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border: 0; border-radius: var(--octavo-radius-control); background: none; color: var(--octavo-color-text-muted); font-size: 1.5rem; line-height: 1;
}
.try-it [slot='close']:hover { background: var(--octavo-color-hover); color: var(--octavo-color-heading); }
.try-it octavo-playground:not(:defined) > [slot='close'] { position: absolute; inset-block-start: 1rem; inset-inline-end: 1.5rem; }
.try-it dialog > p { display: grid; place-items: center; min-height: 60%; color: var(--octavo-color-text-muted); }
.try-it octavo-playground:defined + p { display: none; }
@media (min-width: 48em) {
  .try-it > dialog { width: calc(100% - 3rem); height: calc(100% - 3rem); padding-inline: 1.5rem; border: 1px solid var(--octavo-color-border); border-radius: var(--octavo-radius-large); }
  .try-it octavo-playground { padding-block-start: 1.5rem; }
}
@media (forced-colors: active) { .try-it [slot='close'] { border: 1px solid; } }
@media (scripting: none) { .try-it { display: none; } }
@media print { .try-it { display: none; } }

#feedback { margin-block-start: 3.5rem; }
#feedback + #pagination { margin-block-start: 2rem; }
#pagination { margin-block-start: 4rem; }

.last-modified { margin-block-start: 3rem; color: var(--octavo-color-text-muted); font-size: 0.8125rem; }
.last-modified + #pagination { margin-block-start: 1.25rem; }

#footer { padding-block: 2rem 3rem; border-block-start: 1px solid var(--octavo-color-border); font-size: 0.875rem; }
.footer-columns { display: flex; flex-wrap: wrap; gap: 2rem 4rem; margin-block-end: 2rem; }
.footer-columns p { margin-block-end: 0.5rem; color: var(--octavo-color-heading); font-weight: 600; }
#footer a { color: var(--octavo-color-text-muted); transition: color 0.15s; }
#footer a:hover { color: var(--octavo-color-heading); }
.footer-columns li a { display: block; padding-block: 0.2rem; }
.socials { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 1.125rem; }
.socials a { display: block; }
#footer .notice { margin-block-start: 1.5rem; color: var(--octavo-color-text-muted); }
.notice a { text-decoration: underline; text-underline-offset: 0.2em; }
.not-found { display: grid; gap: 1.5rem; justify-items: start; }
.not-found > :last-child { display: flex; flex-wrap: wrap; gap: 0.75rem; }
@media (min-width: 40em) {
  #header:not(:has(> .eyebrow)) > :is(h1, div) { grid-column: 1; }
  #header:not(:has(> .eyebrow)) > .toc-button { grid-column: 2; }
}
/* The path, the table of contents and the menu in one row above the title. */
@media (max-width: 40em) {
  #content-area { padding-block: 1.25rem 3rem; }
  #header { margin-block-end: 1.75rem; }
  .description { margin-block-start: 0.65rem; font-size: 1.0625rem; line-height: 1.55; }
  #header > :is(h1, div) { grid-column: 1 / -1; }
  #header > .eyebrow { align-self: center; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  #header > .eyebrow > ol { flex-wrap: nowrap; overflow: hidden; }
  .eyebrow li { overflow: hidden; text-overflow: ellipsis; }
  .eyebrow a:focus-visible { outline-offset: -2px; }
  #header > :is(.toc-button, .page-menu) { height: 2rem; margin-block: 0 0.5rem; margin-inline-start: 0.5rem; }
  #header > .eyebrow { margin-block-end: 0.5rem; }
  #header > .toc-button { grid-column: 2; }
  #header > .page-menu { grid-area: 1 / 3; }
}
/* A phone whose reader has made text large. */
@media (max-width: 18em) { #header { display: block; } }
`;
