/**
 * Brings a live page from one server version to the next. Only what differs between the two versions is touched, so what
 * the reader did since (open tabs, typed words, the theme) stays.
 */

/** Applies the difference between `before` and `after`, two versions from the server, to `live`. */
export function morph(live: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  if (live.nodeName !== after.nodeName || before.nodeName !== after.nodeName || needsNewRoot(live, before, after)) {
    live.replaceWith(document.importNode(after, true));
    return;
  }
  morphAttributes(live, before, after);
  morphChildren(live, before, after);
}

/** A decorated element whose class is not loaded cannot draw itself anew: its shadow root comes with the new version. */
function needsNewRoot(live: Element, before: Element, after: Element): boolean {
  if (!live.localName.includes('-') || customElements.get(live.localName)) return false;
  return before.shadowRoot?.innerHTML !== after.shadowRoot?.innerHTML;
}

function morphAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
}

function morphChildren(live: Element, before: Element, after: Element): void {
  const [now, old, fresh] = [live, before, after].map((parent) => [...parent.childNodes]) as [
    ChildNode[],
    ChildNode[],
    ChildNode[],
  ];
  if (now.length !== old.length) {
    // A script has changed this part; there is nothing to compare with.
    live.replaceChildren(...fresh.map((node) => document.importNode(node, true)));
    return;
  }
  const start = equalAtStart(old, fresh);
  const end = equalAtEnd(old.slice(start), fresh.slice(start));
  const added = fresh.slice(start, fresh.length - end);
  const removed = now.slice(start, now.length - end);
  const next = now[now.length - end] ?? null;
  for (const [index, node] of added.entries()) {
    const place = removed[index];
    if (place) morphNode(place, old[start + index]!, node);
    else live.insertBefore(document.importNode(node, true), next);
  }
  for (const node of removed.slice(added.length)) node.remove();
}

function morphNode(live: ChildNode, before: ChildNode, after: ChildNode): void {
  if (live instanceof Element && before.nodeType === Node.ELEMENT_NODE && after.nodeType === Node.ELEMENT_NODE) {
    morph(live, before as Element, after as Element);
  } else if (!before.isEqualNode(after)) {
    live.replaceWith(document.importNode(after, true));
  }
}

function equalAtStart(old: readonly Node[], fresh: readonly Node[]): number {
  let count = 0;
  while (count < old.length && count < fresh.length && old[count]!.isEqualNode(fresh[count]!)) count++;
  return count;
}

function equalAtEnd(old: readonly Node[], fresh: readonly Node[]): number {
  let count = 0;
  while (
    count < old.length &&
    count < fresh.length &&
    old[old.length - 1 - count]!.isEqualNode(fresh[fresh.length - 1 - count]!)
  )
    count++;
  return count;
}
