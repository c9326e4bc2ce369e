import { goBackEvent, isSamePage, navigationEvents, type NavigateEvent } from './page-changes/navigate-event.js';

/**
 * Pages that were changed in place share a document, also after a reload: going back would only change the URL. If the
 * script that changes pages has not loaded, loads the page.
 */
export function loadOnGoBack(): void {
  let url = location.href;
  navigationEvents()?.addEventListener('navigatesuccess', () => (url = location.href));
  navigationEvents()?.addEventListener('navigate', (event) => {
    const { navigationType, canIntercept, destination } = event as NavigateEvent;
    if (navigationType !== 'traverse' || !canIntercept || !destination.sameDocument) return;
    if (isSamePage(destination.url, url)) return;
    const isLeft = document.dispatchEvent(new CustomEvent(goBackEvent, { cancelable: true, detail: event }));
    if (isLeft) (event as NavigateEvent).intercept({ handler: async () => location.reload() });
  });
}
