/** The column beside a page for what its author puts there: samples of requests and responses, panels. It takes the place of the contents. */

import type { RenderedPage } from '../mdx/types.js';

const tags = ['octavo-panel', 'octavo-request-example', 'octavo-response-example'];

/**
 * On wide screens what belongs beside the text goes there as it arrives, so that no paint shows it elsewhere; on narrow
 * ones, and without scripts, it stands where the author wrote it. What is inside another component (a tab, a view) stays
 * in it. In dev it goes back for each update. The same bytes on every page.
 */
export const railScript =
  '(d=>{let q=matchMedia("(min-width:80em)"),r=d.createElement("aside"),m=new Map,c,' +
  'i=e=>{while((e=e.parentNode)!=c)if(e.localName.includes("-"))return;return 1},' +
  'f=()=>{c=d.getElementById("content");if(!c)return;r.isConnected||c.closest("main").after(r);' +
  `for(let e of c.querySelectorAll("${tags}"))if(!m.has(e)&&i(e)){let p=new Comment;e.before(p);m.set(e,p)}` +
  'm.forEach((p,e)=>q.matches?e.parentNode!=r&&r.append(e):p.nextSibling!=e&&p.after(e))},o=new MutationObserver(f);' +
  'r.id="rail";d.body.dataset.rail="";q.onchange=f;o.observe(d,{childList:true,subtree:true});' +
  'd.addEventListener("DOMContentLoaded",()=>{f();o.disconnect()});' +
  'd.addEventListener("octavo:before-update",()=>{m.forEach((p,e)=>p.replaceWith(e));m.clear();r.remove()});' +
  'd.addEventListener("octavo:after-update",f)})(document)';

/** What fills the column, for a page with such content; it stands before the content. */
export function renderRail({ hasBeside }: Pick<RenderedPage, 'hasBeside'>): string {
  return hasBeside ? `<script>${railScript}</script>` : '';
}
