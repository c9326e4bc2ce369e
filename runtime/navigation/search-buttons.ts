import { connectSearch } from '../../elements/search/connect-search.js';

/** Connects the search buttons of a built page. Returns a function that disconnects them. */
export function connectSearchButtons(): (() => void) | undefined {
  const host = document.querySelector<HTMLElement>('.octavo-find');
  if (!host) return undefined;
  return connectSearch(host.querySelectorAll('button'), () => {
    const { index, prompt, language, version, product, tab, siteMap } = host.dataset;
    return {
      indexUrl: new URL(index!, location.href).href,
      scope: { language, version, product, tab },
      prompt,
      siteMap,
    };
  });
}
