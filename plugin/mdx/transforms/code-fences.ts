/** Turns code fences into `CodeBlock`, and those of mermaid into `Mermaid`. */
import type { Element, ElementContent, Root } from 'hast';
import { flowComponent } from './component-node.js';
import { parseInfoString } from './parse-info-string.js';
import type { PageNode } from './walk.js';
import { walk } from './walk.js';

/** Changes `root` in place. `<pre>` that an author writes as a tag stays. */
export function codeFences(root: Root): void {
  walk(root, (node) => {
    const code = fencedCode(node);
    return code && [toComponent(code, node)];
  });
}

function fencedCode(node: PageNode): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function toComponent(element: Element, { position }: PageNode): ElementContent {
  const code = element.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .replace(/\n$/, '');
  const info = parseInfoString(`${languageOf(element)} ${element.data?.meta ?? ''}`);
  if (info.language?.toLowerCase() === 'mermaid') return flowComponent('Mermaid', { chart: code }, [], position);
  return flowComponent('CodeBlock', { code, ...info }, [], position);
}

function languageOf(element: Element): string {
  const classes = element.properties['className'];
  const name = Array.isArray(classes) ? classes.map(String).find((name) => name.startsWith('language-')) : undefined;
  return name?.slice('language-'.length) ?? '';
}
