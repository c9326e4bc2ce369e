const selector = 'octavo-panel, octavo-request-example, octavo-response-example';

/**
 * Before the content: on wide screens, moves panels and examples into a column beside the text as they arrive, so that no
 * paint shows them elsewhere. On narrow screens they are where the author wrote them, and one inside another component
 * (a tab, a view) stays in it. In dev everything goes back for each update.
 */
export function fillAside(): void {
  const isWide = matchMedia('(min-width: 80em)');
  const aside = document.createElement('aside');
  /** What belongs in the column, and the mark where its author wrote it. */
  const origins = new Map<Element, Comment>();
  const arrange = (): void => {
    const content = document.getElementById('content');
    if (!content) return;
    if (!aside.isConnected) content.closest('main')!.after(aside);
    for (const element of content.querySelectorAll(selector)) {
      if (origins.has(element) || isNested(element, content)) continue;
      const origin = new Comment();
      element.before(origin);
      origins.set(element, origin);
    }
    origins.forEach((origin, element) => {
      if (!isWide.matches) {
        if (origin.nextSibling !== element) origin.after(element);
      } else if (element.parentNode !== aside) aside.append(element);
    });
  };
  const restore = (): void => {
    origins.forEach((origin, element) => origin.replaceWith(element));
    origins.clear();
    aside.remove();
  };
  const observer = new MutationObserver(arrange);
  aside.id = 'page-aside';
  document.body.dataset['aside'] = '';
  isWide.addEventListener('change', arrange);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    arrange();
    observer.disconnect();
  });
  document.addEventListener('octavo:before-update', restore);
  document.addEventListener('octavo:after-update', arrange);
}

/** Whether a custom element contains `element` within the content. */
function isNested(element: Element, content: Element): boolean {
  for (let parent = element.parentElement; parent && parent !== content; parent = parent.parentElement)
    if (parent.localName.includes('-')) return true;
  return false;
}
