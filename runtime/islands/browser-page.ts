/** The page context of Octavo's components inside an interactive component. */
import { isValidElement } from 'preact';
import { label } from '../../elements/labels.js';
import type { CodeBlockProps, PageContext } from '../../elements/page-component.js';
import { h, html, isElement, type Node } from '../jsx/node.js';
import { addressOf } from './island-addresses.js';
import type { IslandState } from './island-context.js';

/** A page context that replays the results recorded at build time. Anything else is rendered without styling. */
export function browserPage({ answers }: IslandState): PageContext {
  const answer = (kind: string, question: unknown): Node => {
    const recorded = answers[`${kind} ${JSON.stringify(question)}`];
    return recorded === undefined ? undefined : html(recorded);
  };
  return {
    icon(icon, options = {}) {
      return isValidElement(icon) || isElement(icon) ? (icon as Node) : answer('icon', [icon, options]);
    },
    code: (block) => answer('code', block) ?? plainCode(block),
    link: (href) => addressOf('link', href),
    asset: (src) => addressOf('asset', src),
    imageSize: () => undefined,
    id: (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
    markdown: (text) => answer('markdown', text) ?? text,
    checkProps() {},
    locate: (_, read) => read(),
    word: label,
    warn() {},
  };
}

function plainCode({ code, title }: CodeBlockProps): Node {
  return h(
    'octavo-code-block',
    null,
    title && h('span', { slot: 'title' }, title),
    h('pre', { tabindex: '0' }, h('code', null, code)),
  );
}
