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
  const text = (props.chart ?? props.code ?? plainText(props.children)).trim();
  return h('octavo-mermaid', { size: diagramSize(text) }, h('pre', { slot: 'source', tabindex: '0' }, text));
};

/** How much room the drawing will need: charts that run sideways stay low, others grow with their text. */
function diagramSize(text: string): 'small' | 'medium' | 'large' {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('%%')).length;
  const isSideways = /^\s*(?:graph|flowchart)\s+(?:LR|RL)\b|^\s*(?:timeline|gantt|gitGraph)\b/m.test(text);
  const weight = isSideways ? lines / 3 : lines;
  return weight <= 5 ? 'small' : weight <= 12 ? 'medium' : 'large';
}
