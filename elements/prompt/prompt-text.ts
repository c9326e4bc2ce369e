/** The prompt as plain text: blank lines between paragraphs, list items with markers. */
export function promptText(nodes: readonly Node[]): string {
  const blocks = nodes.map((node) =>
    node instanceof HTMLElement ? elementText(node) : (node.textContent ?? '').trim(),
  );
  return blocks.filter((block) => block !== '').join('\n\n');
}

function elementText(element: HTMLElement): string {
  if (element.localName !== 'ul' && element.localName !== 'ol') return element.innerText.trim();
  const mark = (index: number) => (element.localName === 'ol' ? `${index + 1}.` : '-');
  return [...element.children]
    .map((item, index) => `${mark(index)} ${(item as HTMLElement).innerText.trim()}`)
    .join('\n');
}
