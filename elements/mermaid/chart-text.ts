/** The diagram text in the `source` slot of `host`, in the part that the build wrote, or in `host` itself. The HTML parser turns `<br>` in it into an element. */
export function chartText(host: Element): string {
  const slotted = host.querySelector(':scope > :is([slot="source"], [data-component-part="mermaid-source"])');
  const nodes = slotted ? [slotted] : [...host.childNodes];
  return withoutIndent(nodes.map(textOf).join('')).trim();
}

function textOf(node: Node): string {
  if (node.nodeName === 'BR') return '<br/>';
  return node.hasChildNodes() ? [...node.childNodes].map(textOf).join('') : node instanceof Text ? node.data : '';
}

/** Removes the indent of the HTML source, because some diagrams take their structure from the indent. */
function withoutIndent(text: string): string {
  const lines = text.replace(/^[ \t]*\n/, '').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(Math.min(indent, line.length))).join('\n');
}
