/** Nodes that a change has added to the head of this page. */
const added = new WeakSet<Element>();

/** Changes `live` as the server's version `before` of the head has changed to `after`. New scripts run. Returns the new nodes. */
export function changeHead(live: HTMLHeadElement, before: HTMLHeadElement, after: HTMLHeadElement): Element[] {
  const missing = addToHead(live, after.children);
  const [old, fresh] = [before, after].map((head) => new Set(Array.from(head.children, ({ outerHTML }) => outerHTML)));
  const stale = Array.from(live.children).filter((node) => {
    const html = node.outerHTML;
    return (old!.has(html) || added.has(node)) && !fresh!.has(html);
  });
  for (const node of stale) node.remove();
  return missing;
}

/** Adds style sheets that `live` lacks. Resolves when they are loaded; `undefined` if there is nothing to wait for. */
export function addStyles(live: HTMLHeadElement, after: HTMLHeadElement): Promise<unknown> | undefined {
  const sheets = addToHead(live, after.querySelectorAll('link[rel=stylesheet]'));
  return sheets.length > 0 ? loaded(sheets) : undefined;
}

/** Resolves when the files of `nodes` are loaded, or cannot be loaded. */
export function loaded(nodes: readonly Element[]): Promise<unknown> {
  return Promise.all(
    nodes.map((node) => new Promise((resolve) => Object.assign(node, { onload: resolve, onerror: resolve }))),
  );
}

/** Adds the nodes that `live` lacks, each after the one before it: the order of style sheets decides. Returns them. */
function addToHead(live: HTMLHeadElement, nodes: Iterable<Element>): Element[] {
  const present = new Map(Array.from(live.children, (node) => [node.outerHTML, node]));
  const missing: Element[] = [];
  let next = live.firstChild;
  for (const node of nodes) {
    const same = present.get(node.outerHTML);
    if (same) next = same.nextSibling;
    else missing.push(live.insertBefore(runnable(node), next));
  }
  missing.forEach((node) => added.add(node));
  return missing;
}

/** A copy that the browser runs. It does not run scripts from another document. */
function runnable(node: Element): Element {
  const copy = document.createElement(node.localName);
  for (const { name, value } of node.attributes) copy.setAttribute(name, value);
  copy.textContent = node.textContent;
  return copy;
}

/** Adds style rules to the page. Returns their sheet. */
export function adoptStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
