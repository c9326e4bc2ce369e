/** The style of the dialog. The tokens have fallbacks, so that it works on any page. */
export const styles = `
:host { --line: var(--octavo-color-border,light-dark(#e5e7eb,#2a2d33)); --soft: var(--octavo-color-text-muted,light-dark(#5f6673,#9aa1ac)); --strong: var(--octavo-color-heading,light-dark(#14171c,#f4f5f7));
  --accent: var(--octavo-color-primary,light-dark(#4f46e5,#a5b4fc)); --hover: var(--octavo-color-hover,light-dark(#0f172a0d,#ffffff12)); --corner: var(--octavo-radius,10px); }
*, ::before, ::after { box-sizing: border-box; }
dialog { display: flex; flex-direction: column; width: min(42rem, 100vw - 2rem); max-width: none; max-height: min(38rem, 100dvh - 14vh); margin: 9vh auto auto; padding: 0; overflow: hidden;
  border: 1px solid var(--line); border-radius: calc(var(--corner) * 1.4); background: var(--octavo-color-surface-raised,light-dark(#fff,#1c1f25)); color: var(--octavo-color-text,light-dark(#3f444d,#c9cdd4));
  font: 400 0.9375rem/1.5 var(--octavo-font-body,system-ui,sans-serif); box-shadow: 0 24px 70px #0000004d; }
dialog:not([open]) { display: none; }
dialog::backdrop { background: light-dark(#0f172a59,#000000a6); backdrop-filter: blur(3px); }
@media (prefers-reduced-motion: no-preference) { dialog[open] { animation: show 0.14s ease-out; } dialog::backdrop { animation: fade 0.14s; } @keyframes show { from { opacity: 0; transform: translateY(-0.5rem) scale(0.985); } } @keyframes fade { from { opacity: 0; } } }
svg { flex: none; width: 1.125rem; height: 1.125rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
button, select, input { margin: 0; border: 0; background: none; color: inherit; font: inherit; letter-spacing: inherit; }
button, select { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.field { display: flex; flex: none; align-items: center; gap: 0.7rem; height: 3.5rem; padding-inline: 1.1rem 0.7rem; border-block-end: 1px solid var(--line); }
.field > svg { color: var(--soft); }
input { flex: 1; min-width: 0; height: 100%; padding: 0; color: var(--strong); font-size: 1.0625rem; outline: none !important; appearance: none; }
input::placeholder { color: var(--soft); opacity: 1; }
input::-webkit-search-cancel-button { display: none; }
.icon { display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: 6px; color: var(--soft); }
.icon:hover { background: var(--hover); color: var(--strong); }
kbd { display: inline-block; min-width: 1.5rem; padding: 0.05rem 0.35rem; border: 1px solid var(--line); border-radius: 5px; color: var(--soft); font: 500 0.6875rem/1.35rem var(--octavo-font-body,system-ui,sans-serif); text-align: center; }
.close { height: 2rem; padding-inline: 0.35rem; border-radius: 6px; }
.filters { display: flex; flex: none; gap: 0.4rem; padding: 0.55rem 0.9rem; overflow-x: auto; scrollbar-width: none; border-block-end: 1px solid var(--line); }
.filters:empty { display: none; }
.filters > * { flex: none; height: 1.75rem; padding-inline: 0.7rem; border: 1px solid var(--line); border-radius: 99px; color: var(--octavo-color-text,light-dark(#3f444d,#c9cdd4)); font-size: 0.8125rem; line-height: 1; }
.filters > *:hover { color: var(--strong); background: var(--hover); }
.filters > [aria-pressed="true"] { border-color: var(--accent); color: var(--accent); font-weight: 500; }
.filters option { background: Canvas; color: CanvasText; }
.body { flex: 1; min-height: 5.5rem; overflow-y: auto; overscroll-behavior: contain; padding: 0.4rem 0.5rem 0.6rem; scroll-padding-block: 2.5rem 0.5rem; }
.title { display: flex; align-items: center; justify-content: space-between; margin: 0; padding: 0.5rem 0.7rem 0.3rem; color: var(--soft); font-size: 0.8125rem; font-weight: 500; }
.title button { padding: 0.1rem 0.3rem; border-radius: 5px; text-decoration: underline; text-underline-offset: 0.2em; }
[role="group"] + [role="group"] { margin-block-start: 0.15rem; }
[role="option"] { display: flex; align-items: flex-start; gap: 0.7rem; padding: 0.5rem 0.7rem; border-radius: 8px; color: inherit; text-decoration: none; cursor: pointer; scroll-margin-block: 0.4rem; }
[role="option"] > svg { margin-block-start: 0.15rem; color: var(--soft); }
[role="option"][aria-selected="true"] { background: color-mix(in oklab, var(--accent) 11%, transparent); }
[role="option"][aria-selected="true"] > svg { color: var(--accent); }
[role="option"].section { position: relative; margin-inline-start: 1.3rem; padding-block: 0.35rem; border-start-start-radius: 0; border-end-start-radius: 0; border-inline-start: 1px solid var(--line); }
.text { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.name { display: block; color: var(--strong); font-weight: 550; line-height: 1.4; }
.section .name { font-weight: 450; font-size: 0.9375rem; }
.crumbs, .excerpt { display: block; color: var(--soft); font-size: 0.8125rem; line-height: 1.45; }
.crumbs { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.excerpt { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.enter { opacity: 0; align-self: center; }
[aria-selected="true"] > .enter { opacity: 1; }
mark { padding: 0; border-radius: 2px; background: none; color: var(--accent); font-weight: 600; }
code { font-family: var(--octavo-font-mono,ui-monospace,monospace); font-size: 0.925em; }
.badge { display: inline-block; margin-inline-end: 0.45rem; padding: 0.06rem 0.35rem; border: 1px solid; border-radius: 5px; font: 600 0.6875rem/1.3 var(--octavo-font-mono,ui-monospace,monospace); vertical-align: 0.08em; color: light-dark(#475569,#cbd5e1); }
.badge[data-name="GET"] { color: light-dark(#15803d,#4ade80); } .badge[data-name="POST"] { color: light-dark(#1d4ed8,#93c5fd); } .badge[data-name="PUT"], .badge[data-name="PATCH"] { color: light-dark(#a16207,#fde047); } .badge[data-name="DELETE"] { color: light-dark(#b91c1c,#fca5a5); }
.note { margin: 0; padding: 2rem 1.2rem 1.4rem; text-align: center; }
.note strong { display: block; color: var(--strong); font-weight: 550; overflow-wrap: anywhere; }
.note button { margin-block-start: 0.8rem; padding: 0.35rem 0.9rem; border: 1px solid var(--line); border-radius: 8px; }
footer { display: flex; flex: none; align-items: center; gap: 1.1rem; padding: 0.5rem 1.1rem; border-block-start: 1px solid var(--line); color: var(--soft); font-size: 0.75rem; }
footer > :last-child { margin-inline-start: auto; }
footer kbd { margin-inline-end: 0.2rem; }
.status:not(:empty) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@media (max-width: 40em) {
  dialog { width: 100vw; height: 100dvh; max-height: none; margin: 0; border: 0; border-radius: 0; }
  .hint, .close kbd { display: none; } .close::before { content: attr(aria-label); color: var(--accent); }
  [role="option"] { padding-block: 0.65rem; } .enter { display: none; } footer { padding-block-end: max(0.5rem, env(safe-area-inset-bottom)); }
}
@media (min-width: 40.01em) { .icon[hidden] { display: none; } }
[hidden] { display: none !important; }
@media (forced-colors: active) { [aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; } mark { color: Highlight; text-decoration: underline; } .filters > [aria-pressed="true"] { border-color: Highlight; } }
`;
