/** The design tokens that are the same in all sites. The others come from `siteTokens`. */
export const tokens = `
:root {
  color-scheme: light;
  --octavo-font-system: ui-sans-serif, -apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Helvetica Neue",
    "Noto Sans", "Liberation Sans", Arial, system-ui, sans-serif;
  --octavo-font-body: var(--octavo-font-system);
  --octavo-font-heading: var(--octavo-font-body);
  --octavo-font-mono: ui-monospace, "SF Mono", SFMono-Regular, "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace;
  --octavo-weight-heading: 650;
  --octavo-color-tint: color-mix(in oklab, var(--octavo-color-primary) 9%, transparent);
  --octavo-radius-small: 6px;
  --octavo-radius-control: 8px;
  --octavo-radius: 10px;
  --octavo-radius-large: 16px;
  --octavo-shadow: 0 1px 2px light-dark(#0f172a0d, #0006), 0 16px 40px -12px light-dark(#0f172a2b, #000c);
  --octavo-space: 1rem;
  --octavo-header-height: 4rem;
  --octavo-sidebar-width: 18rem;
  --octavo-toc-width: 15rem;
  --octavo-page-width: 90rem;
  --octavo-measure: 44rem;
  --octavo-text-size: 1rem;
  --octavo-text-height: 1.7;
  --octavo-title-size: clamp(1.875rem, 1.6rem + 1.2vw, 2.375rem);
  --octavo-nav-size: 0.875rem;
  --octavo-nav-space: 0.375rem;
  --octavo-nav-gap: 1.75rem;
}
.dark { color-scheme: dark; }
[data-tabs] { --octavo-header-height: calc(4rem + 2.75rem * var(--octavo-tab-rows, 1)); }
@media (max-width: 63.99em) {
  :root { --octavo-header-height: 3.5rem; }
  [data-tabs] { --octavo-header-height: calc(3.5rem + 2.75rem * var(--octavo-tab-rows, 1)); }
}
`;
