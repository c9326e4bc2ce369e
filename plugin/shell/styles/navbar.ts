/** The banner, the navbar and its rows of tabs. */
export const navbar = `
#banner {
  --tone: var(--octavo-color-primary);
  position: relative; padding: 0.55rem 3rem; background: var(--octavo-banner-background, color-mix(in oklab, var(--tone) 12%, var(--octavo-color-background)));
  color: var(--octavo-banner-text, var(--octavo-color-heading)); font-size: 0.875rem; line-height: 1.5; text-align: center;
}
#banner[data-type='warning'] { --tone: #d97706; }
#banner[data-type='critical'] { --tone: #dc2626; }
#banner a { font-weight: 500; text-decoration: underline; text-underline-offset: 0.2em; }
.banner-close { position: absolute; inset-block-start: 0.2rem; inset-inline-end: 0.5rem; }
#banner .banner-close { color: inherit; }
#banner :focus-visible { outline-color: currentColor; }
[data-banner='closed'] #banner { display: none; }

#navbar {
  display: block; position: sticky; inset-block-start: 0; z-index: 20; border-block-end: 1px solid var(--octavo-color-border);
  background: color-mix(in srgb, var(--octavo-color-background) 82%, transparent);
  -webkit-backdrop-filter: blur(14px) saturate(1.6); backdrop-filter: blur(14px) saturate(1.6);
}
#navbar::part(row) { position: relative; display: flex; flex-wrap: nowrap; align-items: center; gap: 0.75rem; box-sizing: border-box; height: 4rem; max-width: var(--octavo-page-width); margin-inline: auto; padding-block: 0; padding-inline: 1.75rem 1.5rem; }
#navbar::part(nav) { display: none; }
/* Ends where a search field in the middle of the row does, as long as there is space for what follows. */
.navbar-start { --field: 17rem; display: flex; flex: 0 1 calc(50% + var(--field) / 2); align-items: center; gap: 0.75rem; min-width: 0; }
.navbar-end, .navbar-links { display: flex; align-items: center; gap: 0.25rem; }
.navbar-links { list-style: none; }
.navbar-end { flex: none; margin-inline-start: auto; }
/* Not seen before all of it has come: what is at the end of a row moves with each part that is added. */
#navbar:not(:has(~ #layout)) > :is(.navbar-links, .navbar-end) { visibility: hidden; }
.nav-logo { display: flex; flex: none; align-items: center; margin-inline-end: 0.25rem; }
.nav-logo-image { width: auto; height: 1.625rem; max-width: 14rem; object-fit: contain; object-position: left; }
.nav-name { display: block; flex: 0 1 auto; min-width: 4rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--octavo-color-heading); font-size: 1.0625rem; font-weight: 650; letter-spacing: -0.02em; }
.navbar-links a {
  display: flex; align-items: center; gap: 0.45rem; padding: 0.375rem 0.7rem; border-radius: var(--octavo-radius-control); color: var(--octavo-color-text);
  font-size: 0.875rem; font-weight: 500; line-height: 1.4; white-space: nowrap; transition: color 0.15s;
}
.navbar-links a:hover { color: var(--octavo-color-heading); }
#search-bar-entry { display: block; flex: 0 1 var(--field); min-width: 2.25rem; height: 2.25rem; margin-inline-start: auto; }
.site-map-link { font-size: 0.875rem; white-space: nowrap; }
octavo-theme-toggle { display: inline-block; width: 2.25rem; height: 2.25rem; color: var(--octavo-color-text-muted); }
#topbar-cta-button { margin-inline-start: 0.5rem; }
.stars { display: inline-flex; align-items: center; justify-content: center; gap: 0.3rem; color: var(--octavo-color-text-muted); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.stars .octavo-icon { color: var(--octavo-tone-amber); fill: currentColor; }
.button > .stars { height: 100%; padding-inline-start: 0.6rem; border-inline-start: 1px solid var(--octavo-color-border); }

@media (min-width: 64em) {
  #navbar:has(> .navbar-links)::part(nav) { display: block; flex: none; min-width: 0; overflow: visible; margin-inline: auto -0.5rem; }
  .navbar-links + .navbar-end { margin-inline-start: 0; }
}

.nav-tabs { max-width: var(--octavo-page-width); margin: 0 auto -1px; padding-inline: 1.75rem 1.5rem; overflow-x: auto; scrollbar-width: none; }
.nav-tabs > ul { display: flex; gap: 1.625rem; }
.nav-tabs > ul > .align-end { margin-inline-start: auto; }
.nav-tabs > ul > .align-end ~ .align-end { margin-inline-start: 0; }
.nav-tabs + .nav-tabs > ul { border-block-start: 1px solid var(--octavo-color-border); }
.nav-tabs-item {
  display: flex; align-items: center; gap: 0.45rem; height: 2.75rem; border-block-end: 1.5px solid transparent;
  color: var(--octavo-color-text-muted); font-size: 0.875rem; font-weight: 500; white-space: nowrap; transition: color 0.15s, border-color 0.15s;
}
.nav-tabs-item:hover { color: var(--octavo-color-heading); border-color: var(--octavo-color-border-strong); }
.nav-tabs-item[aria-current] { color: var(--octavo-color-heading); border-color: var(--octavo-color-primary); }

@media (max-width: 63.99em) {
  #navbar::part(row) { height: 3.5rem; gap: 0.5rem; padding-inline: 0.75rem 1rem; }
  .navbar-start { gap: 0.5rem; }
  #navbar > .navbar-links { display: none; }
  #topbar-cta-button { padding-inline: 0.75rem; }
  .nav-logo-image { height: 1.5rem; max-width: 8.5rem; }
  .nav-tabs { padding-inline: 1.25rem; }
}
@media (max-width: 40em) {
  #topbar-cta-button { display: none; }
  .navbar-start { flex: 1; }
  /* A long name of the site has more of the row. */
  #search-bar-entry { flex: 1 1 7rem; }
  /* Beside a menu of versions or languages, there is no space for the label. */
  #navbar:has(.switcher) #search-bar-entry { flex: none; width: 2.25rem; margin-inline: auto 0; }
  #navbar:has(.switcher) > .navbar-end { margin-inline-start: 0; }
  #navbar:has(.switcher) #search-bar-entry::part(button) { justify-content: center; padding: 0; }
  #navbar:has(.switcher) #search-bar-entry::part(label) { position: absolute; clip-path: inset(50%); }
  #navbar:has(.switcher) #search-bar-entry::part(key) { display: none; }
}
/* A phone whose reader has made text large. */
@media (max-width: 18em) {
  #navbar { position: static; }
  #navbar::part(row) { flex-wrap: wrap; height: auto; padding: 0.5rem; }
  .nav-logo { flex: 0 1 auto; min-width: 0; }
  .nav-tabs { padding-inline: 0.75rem; }
}
@media (scripting: none) {
  octavo-theme-toggle, #search-bar-entry, .banner-close { display: none; }
}
`;
