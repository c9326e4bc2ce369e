import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { booleanProp } from '../props/boolean-prop.js';
import { plainText } from '../props/plain-text.js';
import { diagramSize } from './diagram-size.js';
import { fenced, slotNodes, type MarkdownForm } from '../markdown-form.js';

/** What a Mermaid fence, or `<Mermaid>`, gives. */
export interface MermaidProps {
  /** The text of the diagram. */
  chart?: string;
  code?: string;
  /** Buttons that enlarge and move the drawing: `true` or `false`. Default: a drawing of some height has them. */
  actions?: unknown;
  /** Where they are: `top-left`, `top-right`, `bottom-left` or `bottom-right`. Default `bottom-right`. */
  placement?: string;
  children?: Node;
}

/** `<Mermaid>` and every `mermaid` fence: the text, which the browser draws. */
export const Mermaid: PageComponent<MermaidProps> = (props, page) => {
  const text = (props.chart ?? props.code ?? plainText(props.children)).trim();
  const placement = enumProp(page, props.placement, {
    component: 'Mermaid',
    prop: 'placement',
    allowed: ['bottom-right', 'bottom-left', 'top-right', 'top-left'],
    fallback: 'bottom-right',
  });
  const attributes = {
    size: diagramSize(text),
    actions: props.actions === undefined ? undefined : String(booleanProp(props.actions)),
    placement: placement === 'bottom-right' ? undefined : placement,
  };
  return h('octavo-mermaid', attributes, h('pre', { slot: 'source', tabindex: '0' }, text));
};

/** The source of the diagram. */
export const mermaidMarkdown: MarkdownForm = (element) => {
  const source = slotNodes(element, 'source').flatMap(({ children }) => children);
  return fenced(source.join('').trim(), 'mermaid');
};
