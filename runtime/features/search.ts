/** Connects the search buttons of a built page, whose markup is complete without the script of `<octavo-search>`. */
import { connectSearch } from '../../elements/search/connect-search.js';

const host = document.querySelector('octavo-search[light]');
const value = (name: string): string | undefined => host!.getAttribute(name) ?? undefined;

if (host) {
  connectSearch(host.querySelectorAll('button'), () => ({
    indexUrl: new URL(value('index')!, location.href).href,
    scope: { language: value('language'), version: value('version'), product: value('product'), tab: value('tab') },
    prompt: value('prompt'),
    siteMap: value('site-map'),
  }));
}
