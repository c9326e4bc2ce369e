import { morph } from '../morph.js';
import { shellOf } from './page-parts.js';

/**
 * Changes the parts around the layout, such as the navbar. Nodes that scripts have added to the body or removed from it
 * stay so. In another language, parts are replaced: their elements have drawn their labels.
 */
export function changeShell(before: Document, after: Document): void {
  const [live, old, fresh] = [document, before, after].map(shellOf) as [Shell, Shell, Shell];
  const isSameLanguage = before.documentElement.lang === after.documentElement.lang;
  let last: Element | undefined;
  for (const [name, part] of fresh) {
    const [open, from] = [live.get(name), old.get(name)];
    if (open && from && isSameLanguage) morph(open, from, part);
    else if (open || !from) place(part, open, last);
    last = shellOf(document).get(name) ?? last;
  }
  for (const name of old.keys()) if (!fresh.has(name)) live.get(name)?.remove();
}

type Shell = ReturnType<typeof shellOf>;

/** Shows `part` in the place of `open`, or after the part `last`. The next page is compared with the copy that stays behind. */
function place(part: Element, open: Element | undefined, last: Element | undefined): void {
  // Moved, because clones have no shadow roots.
  part.replaceWith(part.cloneNode(true));
  if (open) open.replaceWith(part);
  else if (last) last.after(part);
  else document.body.prepend(part);
}
