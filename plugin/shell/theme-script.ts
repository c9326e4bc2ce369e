import type { Site } from '../site/types.js';

/**
 * Runs in the head before the first paint: the class `dark`, and whether the reader has closed the banner. The same
 * bytes on every page of every site, so that one hash in a Content-Security-Policy covers it; what differs is read
 * from `data-appearance` and `data-banner` of `<html>`. A reader's choice is kept under `octavo-theme`.
 */
export const themeScript =
  '(e=>{let d=e.dataset,t=d.appearance,s={};try{s=localStorage}catch{}' +
  'if(d.strict==null)t=s["octavo-theme"]||t;' +
  'e.classList.toggle("dark",t=="dark"||t!="light"&&matchMedia("(prefers-color-scheme:dark)").matches);' +
  'if(d.banner&&s["octavo-banner"]==d.banner)d.banner="closed"})(document.documentElement)';

/** Whether the pages of `site` need `themeScript`: not where one appearance is forced and no banner can be closed. */
export function needsThemeScript(site: Site): boolean {
  const forced = site.appearance.strict && site.appearance.default !== 'system';
  return !forced || site.banner?.dismissible === true;
}
