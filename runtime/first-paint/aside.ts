const selector = 'octavo-panel, octavo-request-example, octavo-response-example';

/**
 * Before the content: on wide screens, moves panels and examples into a column beside the text while the page loads, so
 * that they are never painted elsewhere. On narrow screens they stay where the author wrote them. One inside another
 * component (a tab, a view) stays there. Before the page changes, all of them move back.
 */
export function fillAside(): void {
  const isWide = matchMedia('(min-width: 80em)');
  const { dataset } = document.body;
  const aside = document.createElement('aside');
  /** The elements for the column, with a marker at their original position. */
  const origins = new Map<Element, Comment>();
  const arrange = (): void => {
    const content = dataset['mode'] === 'default' && document.getElementById('content');
    if (!content) return;
    for (const element of content.querySelectorAll(selector)) {
      if (origins.has(element) || isNested(element, content)) continue;
      const origin = new Comment();
      element.before(origin);
      origins.set(element, origin);
    }
    if (!aside.isConnected && origins.size > 0) document.getElementById('content-side-layout')!.append(aside);
    origins.forEach((origin, element) => {
      if (!isWide.matches) {
        if (origin.nextSibling !== element) origin.after(element);
      } else if (element.parentNode !== aside) {
        // A request comes before its response, whichever of them the author wrote first.
        const next = element.localName === 'octavo-request-example' && aside.querySelector('octavo-response-example');
        aside.insertBefore(element, next || null);
      }
    });
  };
  const restore = (): void => {
    origins.forEach((origin, element) => origin.replaceWith(element));
    origins.clear();
    aside.remove();
  };
  aside.id = 'page-aside';
  isWide.addEventListener('change', arrange);
  document.addEventListener('octavo:before-update', restore);
  document.addEventListener('octavo:after-update', () => {
    arrange();
    if (origins.size > 0) dataset['aside'] = '';
    else delete dataset['aside'];
  });
  if (document.readyState !== 'loading') return;
  dataset['aside'] = '';
  const observer = new MutationObserver(arrange);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    arrange();
    observer.disconnect();
  });
}

/** Whether `element` is inside another custom element of the content. */
function isNested(element: Element, content: Element): boolean {
  for (let parent = element.parentElement; parent && parent !== content; parent = parent.parentElement)
    if (parent.localName.includes('-')) return true;
  return false;
}
