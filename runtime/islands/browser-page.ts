/** The page that Octavo's components stand on in a live component. */
import { isValidElement } from 'preact';
import { label } from '../../elements/labels.js';
import type { CodeBlockProps, PageContext } from '../../elements/page-component.js';
import { h, html, isElement } from '../jsx/node.js';
import type { Node } from '../jsx/node.js';
import { withBase } from './base-path.js';
import type { IslandState } from './island-context.js';

/** A page that knows what was asked at build; what nobody asked then is shown plain. */
export function browserPage({ answers }: IslandState): PageContext {
  const answer = (kind: string, question: unknown): Node => {
    const known = answers[`${kind} ${JSON.stringify(question)}`];
    return known === undefined ? undefined : html(known);
  };
  return {
    icon(icon, options = {}) {
      return isValidElement(icon) || isElement(icon) ? (icon as Node) : answer('icon', [icon, options]);
    },
    code: (block) => answer('code', block) ?? plainCode(block),
    link: withBase,
    asset: withBase,
    imageSize: () => undefined,
    id: (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
    markdown: (text) => answer('markdown', text) ?? text,
    math: (tex, display) => answer('math', [tex, display]) ?? h('code', null, tex),
    checkProps() {},
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
