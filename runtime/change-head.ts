/** Changes `live` as the server's version `before` of the head has changed to `after`. New scripts run. */
export function changeHead(live: HTMLHeadElement, before: HTMLHeadElement, after: HTMLHeadElement): void {
  const [old, fresh] = [before, after].map(
    (head) => new Map(Array.from(head.children, (node) => [node.outerHTML, node])),
  );
  const added = [...fresh!].filter(([html]) => !old!.has(html));
  const removed = [...live.children].filter(({ outerHTML }) => old!.has(outerHTML) && !fresh!.has(outerHTML));
  for (const [, node] of added) live.append(runnable(node));
  for (const node of removed) node.remove();
}

/** A copy that the browser runs. It does not run scripts from another document. */
function runnable(node: Element): Element {
  const copy = document.createElement(node.localName);
  for (const { name, value } of node.attributes) copy.setAttribute(name, value);
  copy.textContent = node.textContent;
  return copy;
}
