const chooses = /<octavo-(?:tabs|code-group|view|update-filter)\b/;

/**
 * Before the first paint: shows the tabs and views that the address points into or that the reader chose before, so that
 * nothing is seen to change when the elements arrive; and lists only headings of what is shown, now and at every choice.
 * The same bytes on every page.
 */
export const choiceScript =
  '(d=>{let c=[],a=(q,r=d)=>[...r.querySelectorAll(q)],i=e=>d.getElementById(decodeURIComponent(e.hash.slice(1))),t;' +
  'try{t=i(location)}catch{}try{c=JSON.parse(localStorage["octavo-tabs"])}catch{}' +
  'let l=e=>e.getAttribute("label"),u=(e,s)=>s?e.removeAttribute("hidden"):e.setAttribute("hidden","until-found");' +
  'a("octavo-tabs,octavo-code-group").forEach(g=>{let k=[...g.children].filter(e=>!e.slot),' +
  'n=t?k.findIndex(e=>e.contains(t)):-1,s=g.getAttribute("sync")!="false"&&(c||[]).find(x=>k.some(e=>l(e)==x));' +
  'if(n<0&&s)n=k.findIndex(e=>l(e)==s);if(n>=0){k.forEach((e,j)=>u(e,j==n));a(":scope>[slot=tab]",g).forEach((e,j)=>' +
  '{e.setAttribute("aria-selected",j==n);e.tabIndex=j==n?0:-1})}});' +
  'let v=a("octavo-view"),w=t&&t.closest("octavo-view");w=w?l(w):(c||[]).find(x=>v.some(e=>l(e)==x));' +
  'if(w)v.forEach(e=>u(e,l(e)==w));' +
  'let f=()=>a("#table-of-contents a").forEach(e=>{let h=i(e);' +
  'e.parentNode.hidden=!!h&&!!h.closest("octavo-view[hidden],octavo-update[hidden]")});' +
  'f();for(let e of["octavo-tab-choice","octavo-filter"])d.addEventListener(e,()=>setTimeout(f))})(document)';

/** The script, for a page with something to choose; it stands behind the table of contents. */
export function renderChoiceScript(content: string): string {
  return chooses.test(content) ? `<script>${choiceScript}</script>` : '';
}
