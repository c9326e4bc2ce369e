const start =
  'body::before { content: ""; position: absolute; inset: 0 0 auto; z-index: -1; height: 36rem; pointer-events: none;';

/** Background decorations at the top of pages, by their name in docs.json. */
export const backgrounds = {
  gradient: `${start}
  background: radial-gradient(50rem 22rem at 65% -4rem, color-mix(in oklab, var(--octavo-color-brand) 22%, transparent), transparent),
    radial-gradient(36rem 18rem at 20% -6rem, color-mix(in oklab, var(--octavo-color-brand) 12%, transparent), transparent); }`,
  grid: `${start}
  background: linear-gradient(var(--octavo-color-border) 1px, transparent 1px) 0 0 / 100% 3rem, linear-gradient(90deg, var(--octavo-color-border) 1px, transparent 1px) 50% 0 / 3rem 100%;
  mask-image: radial-gradient(60rem 30rem at 60% 0, #000a, transparent); }`,
  windows: `${start}
  background: linear-gradient(115deg, transparent 46%, color-mix(in oklab, var(--octavo-color-brand) 14%, transparent) 46% 58%, transparent 58% 62%,
    color-mix(in oklab, var(--octavo-color-brand) 9%, transparent) 62% 78%, transparent 78%);
  mask-image: linear-gradient(#000, transparent); }`,
} as const;
