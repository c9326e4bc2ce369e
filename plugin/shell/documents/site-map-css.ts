/** The page with links to all pages, which has these styles inline. */
export const siteMapCss =
  '.octavo-site-map ul{list-style:none;margin:.25rem 0;padding-inline-start:1.1rem;border-inline-start:1px solid var(--octavo-color-border)}' +
  '.octavo-site-map section>ul{padding:0;border:0;columns:18rem;column-gap:2.5rem}.octavo-site-map section>ul>li{break-inside:avoid-column}.octavo-site-map li{margin:.15rem 0}';
