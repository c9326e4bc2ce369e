import { h, plainText, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { booleanProp } from '../props/boolean-prop.js';
import { diagramSize } from './diagram-size.js';
import { fenced, slotNodes, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Mermaid>`, and of a `mermaid` fence. */
export interface MermaidProps {
  /** The Mermaid text. */
  chart?: string;
  code?: string;
  meta?: string;
  title?: string;
  /** Shows buttons to zoom and pan. Default: only for diagrams that are at least 120 pixels high. */
  actions?: unknown;
  /** Position of the buttons: `top-left`, `top-right`, `bottom-left` or `bottom-right`. Default `bottom-right`. */
  placement?: string;
  children?: Node;
}

/** `<Mermaid>` and every `mermaid` fence: the Mermaid text, which the browser renders. */
export const Mermaid: PageComponent<MermaidProps> = (props, page) => {
  const text = (props.chart ?? props.code ?? plainText(props.children)).trim();
  const placements = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
  const placement = enumProp(page, props.placement, 'Mermaid', 'placement', placements, 'bottom-right');
  const attributes = {
    size: diagramSize(text),
    actions: props.actions === undefined ? undefined : String(booleanProp(props.actions)),
    placement: placement === 'bottom-right' ? undefined : placement,
  };
  return h('octavo-mermaid', attributes, h('pre', { slot: 'source', tabindex: '0' }, text));
};

/** A `mermaid` fence with the source. */
const mermaidMarkdown: MarkdownForm = (element) => {
  const slotted = slotNodes(element, 'source').flatMap(({ children }) => children);
  const source = slotted.length > 0 ? slotted : unslotted(element);
  return fenced(source.join('').trim(), 'mermaid');
};

export const record = { components: { Mermaid }, blocks: { 'octavo-mermaid': mermaidMarkdown } };
