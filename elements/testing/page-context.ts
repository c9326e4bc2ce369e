import { h, html } from '../../runtime/jsx/node.js';
import { english } from '../labels.js';
import type { PageContext } from '../page-component.js';

/** A page context for tests: icons are `<svg name>`, paths start with `/base`, and warnings are collected. */
export function testPage(): PageContext & { warnings: { code: string; message: string; hint: string }[] } {
  const warnings: { code: string; message: string; hint: string }[] = [];
  const ids = new Set<string>();
  return {
    warnings,
    icon: (icon) =>
      icon ? h('svg', { class: 'octavo-icon', 'data-icon': typeof icon === 'string' ? icon : 'element' }) : undefined,
    code: (block) => h('octavo-code-block', null, h('pre', null, block.code)),
    link: (href) => (href.startsWith('/') ? `/base${href}` : href),
    asset: (src) => (src.startsWith('/') ? `/base${src}` : src),
    imageSize: (src) => (src.startsWith('/') ? { width: 640, height: 360 } : undefined),
    id: (text) => uniqueId(text, ids),
    markdown: (text) => html(text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')),
    checkProps() {},
    locate: (_, read) => read(),
    word: (name) => english[name],
    warn: (problem) => warnings.push(problem),
  };
}

function uniqueId(text: string, ids: Set<string>): string {
  const slug = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  let id = slug;
  for (let count = 2; ids.has(id); count++) id = `${slug}-${count}`;
  ids.add(id);
  return id;
}
