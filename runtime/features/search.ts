/** Connects the search buttons of a built page, whose markup is complete without the script of `<octavo-search>`. */
import { connectSearch } from '../../elements/search/connect-search.js';

let disconnect = connect();
document.addEventListener('octavo:after-update', () => {
  disconnect?.();
  disconnect = connect();
});

function connect(): (() => void) | undefined {
  const host = document.querySelector('octavo-search[light]');
  const value = (name: string): string | undefined => host!.getAttribute(name) ?? undefined;
  if (!host) return undefined;
  return connectSearch(host.querySelectorAll('button'), () => ({
    indexUrl: new URL(value('index')!, location.href).href,
    scope: { language: value('language'), version: value('version'), product: value('product'), tab: value('tab') },
    prompt: value('prompt'),
    siteMap: value('site-map'),
  }));
}
