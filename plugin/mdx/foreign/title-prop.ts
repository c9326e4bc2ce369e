/** Writes Markdown as the `title` of a component. */
import { readMarkdown } from '../engines/markdown.js';
import type { PageNode } from '../transforms/walk.js';

/** ` title="…"` for inline Markdown, with JSX if it has marks; empty without text. */
export function titleProp(markdown: string): string {
  if (markdown.trim() === '') return '';
  const [paragraph, ...others] = readMarkdown(markdown).children;
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p' || others.length > 0) return textProp(markdown);
  const [only, ...more] = paragraph.children;
  if (only?.type === 'text' && more.length === 0) return textProp(only.value);
  return ` title={<>${paragraph.children.map(jsxOf).join('')}</>}`;
}

function textProp(text: string): string {
  return ` title="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** JSX for what is inline in Markdown. Tags of HTML are text. */
function jsxOf(node: PageNode): string {
  if (node.type === 'element') {
    const props = Object.entries(node.properties).map(([name, value]) => ` ${name}={${JSON.stringify(value)}}`);
    return `<${node.tagName}${props.join('')}>${node.children.map(jsxOf).join('')}</${node.tagName}>`;
  }
  return 'value' in node ? `{${JSON.stringify(node.value)}}` : '';
}
