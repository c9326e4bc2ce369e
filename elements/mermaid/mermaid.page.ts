import { childList, h, Html, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';

/** What a Mermaid fence, or `<Mermaid>`, gives. */
export interface MermaidProps {
  /** The text of the diagram. */
  chart?: string;
  code?: string;
  children?: Node;
}

/** `<Mermaid>` and every `mermaid` fence: the text, which the browser draws. */
export const Mermaid: PageComponent<MermaidProps> = (props) => {
  const text = props.chart ?? props.code ?? childList(props.children).map(textOf).join('');
  return h('octavo-mermaid', null, h('pre', { slot: 'source', tabindex: '0' }, text.trim()));
};

function textOf(child: ReturnType<typeof childList>[number]): string {
  return typeof child === 'object' && !(child instanceof Html) ? '' : String(child);
}
