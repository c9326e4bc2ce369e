import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { plainText } from '../props/plain-text.js';

/** What a Mermaid fence, or `<Mermaid>`, gives. */
export interface MermaidProps {
  /** The text of the diagram. */
  chart?: string;
  code?: string;
  children?: Node;
}

/** `<Mermaid>` and every `mermaid` fence: the text, which the browser draws. */
export const Mermaid: PageComponent<MermaidProps> = (props) => {
  const text = props.chart ?? props.code ?? plainText(props.children);
  return h('octavo-mermaid', null, h('pre', { slot: 'source', tabindex: '0' }, text.trim()));
};
