import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { slotNodes, slotText, type MarkdownForm } from '../markdown-form.js';

/** The line that names an operation. */
export interface EndpointProps extends HostProps {
  /** In any case; `WEBHOOK` too. */
  method: string;
  /** `/users/{id}`, or the name of a webhook. */
  path: string;
  /** `https://api.example.com/v1`; of several a reader can choose one. */
  bases?: readonly string[];
}

/** Method and address of an operation, parameters in the path marked. Asks nothing of the page, so the shell can use it too. */
export const Endpoint: PageComponent<EndpointProps> = (props) => {
  const method = props.method.toUpperCase();
  return h(
    'octavo-endpoint',
    { ...hostAttributes(props), method },
    h('span', { slot: 'method' }, method),
    ' ',
    baseOf(props.bases),
    h('code', { slot: 'path' }, parameters(props.path)),
  );
};

function baseOf([first, ...others]: readonly string[] = []): Node {
  if (!first) return undefined;
  if (others.length === 0) return h('span', { slot: 'base' }, first);
  const options = [first, ...others].map((base) => h('option', null, base));
  return h('select', { slot: 'base', 'aria-label': 'Base URL', autocomplete: 'off' }, options);
}

function parameters(path: string): Node[] {
  return path.split(/(\{[^}]*\})/).map((part) => (part.startsWith('{') ? h('var', null, part) : part));
}

/** Method and address: `**GET** https://…`. */
export const endpointMarkdown: MarkdownForm = (element, write) => {
  const path = slotNodes(element, 'path').map((node) => write.inline(node.children));
  return `**${slotText(element, 'method', write)}** ${slotText(element, 'base', write)}${path.join('')}`;
};
