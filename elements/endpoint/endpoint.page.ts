import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { slotNodes, slotText, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Endpoint>`. */
export interface EndpointProps extends HostProps {
  /** An HTTP method or `WEBHOOK`, in upper or lower case. */
  method: string;
  /** `/users/{id}`, or the name of a webhook. */
  path: string;
  /** Base URLs such as `https://api.example.com/v1`, or their value and text. If there are several, readers can choose one. */
  bases?: readonly (string | { url: string; text: string })[];
  /** A button at the end. Default: none. */
  action?: Node;
}

/** Method and URL of an operation, with its path parameters marked. It needs no page context, because the shell renders it too. */
export const Endpoint: PageComponent<EndpointProps> = (props) => {
  const method = props.method.toUpperCase();
  return h(
    'octavo-endpoint',
    { ...hostAttributes(props), method },
    h('span', { slot: 'method', class: 'method-pill' }, method),
    ' ',
    baseOf(props.bases),
    h('code', { slot: 'path' }, parameters(props.path)),
    props.action && [' ', props.action],
  );
};

function baseOf(bases: EndpointProps['bases'] = []): Node {
  const all = bases.map((base) => (typeof base === 'string' ? { url: base, text: base } : base));
  if (!all[0]?.text) return undefined;
  if (all.length === 1) return h('span', { slot: 'base' }, all[0].text);
  const options = all.map(({ url, text }) => h('option', { value: url }, text));
  return h('select', { slot: 'base', 'aria-label': 'Base URL', autocomplete: 'off' }, options);
}

/** Long paths break after a slash rather than inside of a name. */
function parameters(path: string): Node[] {
  return path
    .split(/(\{[^}]*\}|\/(?=[^/]))/)
    .filter(Boolean)
    .map((part, index) => {
      if (part.startsWith('{')) return h('var', null, part);
      return part === '/' && index > 0 ? ['/', h('wbr', null)] : part;
    });
}

/** Method and URL: `**GET** https://…`. */
const endpointMarkdown: MarkdownForm = (element, write) => {
  const path = slotNodes(element, 'path').map((node) => write.inline(node.children));
  return `**${slotText(element, 'method', write)}** ${slotText(element, 'base', write)}${path.join('')}`;
};

export const record = { blocks: { 'octavo-endpoint': endpointMarkdown } };
