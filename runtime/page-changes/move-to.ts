import { adoptStyles } from '../change-head.js';
import { restoreNavigation } from '../navigation/restore-navigation.js';
import { contentOf } from './page-parts.js';

let styles: CSSStyleSheet | undefined;

/**
 * Before the page is painted, shows its entry in the sidebar, scrolls to a position, or to the target of the hash, and moves the
 * focus to `focused`, or to the content. Not earlier: the elements of the page have not drawn their content yet, so the page
 * would be laid out twice.
 */
export function moveTo(position: number | 'hash', focused?: Element | null): void {
  requestAnimationFrame(() => {
    restoreNavigation();
    move(position, focused);
  });
}

function move(position: number | 'hash', focused?: Element | null): void {
  if (position === 'hash') {
    // Like a link to it: opens the section around the target and moves the focus.
    location.replace(location.href);
    return;
  }
  scrollTo({ top: position, behavior: 'instant' });
  const content = contentOf(document)!;
  const main = content.querySelector('main')!;
  styles ??= adoptStyles('#content-area:focus{outline:none}');
  const target = focused instanceof HTMLElement && content.contains(focused) ? focused : main;
  target.focus({ preventScroll: true });
}
