/**
 * Stands right behind the sidebar and puts it where the reader left it on the page before, or where the current entry
 * is in view: before the first paint, so that nothing is seen to move. The same bytes on every page.
 */
export const sidebarScript =
  '(e=>{try{e.scrollTop=sessionStorage["octavo-sidebar"]||0}catch{}let c=e.querySelector("a[aria-current=page]");' +
  'if(c){let r=c.getBoundingClientRect(),b=e.getBoundingClientRect();' +
  'if(r.top<b.top+24||r.bottom>b.bottom-24)e.scrollTop+=r.top-b.top-b.height/3}})(document.getElementById("sidebar"))';
