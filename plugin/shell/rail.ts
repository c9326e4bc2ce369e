/** The column beside a page for what its author puts there: samples of requests and responses, panels. It takes the place of the contents. */

const beside = /<octavo-(?:panel|request-example|response-example)\b/;

/**
 * On wide screens what belongs beside the text goes there, before the first paint; on narrow ones, and without scripts,
 * it stands where the author wrote it. What is inside another component (a tab, a view) stays in it. The same bytes on
 * every page.
 */
export const railScript =
  '(r=>{let q=matchMedia("(min-width:80em)"),c=document.getElementById("content"),' +
  'm=[...c.querySelectorAll("octavo-panel,octavo-request-example,octavo-response-example")].filter(e=>{' +
  'while((e=e.parentNode)!=c)if(e.localName.includes("-"))return;return 1}),' +
  'p=m.map(e=>e.parentNode.insertBefore(new Comment,e)),' +
  'f=()=>m.forEach((e,i)=>q.matches?r.append(e):p[i].after(e));q.onchange=f;f()})(document.getElementById("rail"))';

/** The empty column and what fills it, for a page with such content; nothing for others. */
export function renderRail(content: string): string {
  return beside.test(content) ? `<aside id="rail"></aside><script>${railScript}</script>` : '';
}
