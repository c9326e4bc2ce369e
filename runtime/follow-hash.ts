import { hashId, hashTarget } from '../elements/page-hash.js';
import { sameLetters } from './search/terms/same-letters.js';

/** Goes to the most likely target if the page has none with exactly the id in the hash. */
export function followHash(): void {
  const follow = (): void => {
    const id = hashId();
    if (id === '' || id === 'top' || hashTarget()) return;
    const ids = Array.from(document.querySelectorAll('#content-area [id]'), (element) => element.id);
    const similar = sameLetters(id, ids);
    // Unlike `history.replaceState`, this scrolls and sends `hashchange`.
    if (similar !== undefined) location.replace(`#${encodeURIComponent(similar)}`);
  };
  follow();
  addEventListener('hashchange', follow);
  document.addEventListener('octavo:after-update', follow);
}
