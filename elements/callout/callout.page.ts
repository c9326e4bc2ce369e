/** Renders `<Note>`, `<Tip>` and so on, and `<Callout type="…">`, as the element of their kind. */
import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { cssColor } from '../props/css-color.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { iconOf, type IconProps } from '../props/icon-props.js';
import { separate, inSlot } from '../props/in-slot.js';
import { calloutKind, calloutKinds, type CalloutKind } from './kinds.js';
import { bold, joined, quoted, slotOrAttribute, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Callout>`, `<Note>`, `<Tip>`, `<Info>`, `<Warning>`, `<Check>` and `<Danger>`. */
export interface CalloutProps extends ContentProps, IconProps {
  title?: Node;
  /** Name, path or URL of an icon. Default: the icon of the kind. */
  icon?: unknown;
  /** Any CSS color. */
  color?: string;
  /** `note`, `tip`, `info`, `warning`, `check` or `danger`. */
  type?: string;
}

function callout(kind: CalloutKind | undefined, props: CalloutProps, page: PageContext): Node {
  const color = cssColor(props.color);
  const host = hostAttributes(props);
  return h(
    `octavo-${kind ?? 'callout'}`,
    { ...host, style: host.style ?? (color && `--octavo-callout-color:${color}`) },
    separate(inSlot('icon', iconOf(props, page)), inSlot('title', props.title, 'strong'), props.children),
  );
}

/** A callout of one kind. A `type` with another kind takes precedence. */
function ofKind(kind: CalloutKind): PageComponent<CalloutProps> {
  return (props, page) => callout(calloutKind(props.type) ?? kind, props, page);
}

export const Note = ofKind('note');
export const Tip = ofKind('tip');
export const Info = ofKind('info');
export const Warning = ofKind('warning');
export const Check = ofKind('check');
export const Danger = ofKind('danger');

/** `<Callout>`: a callout with a custom icon and color, or of the kind in `type`. */
export const Callout: PageComponent<CalloutProps> = (props, page) => {
  const kind = kindProp(props.type, 'Callout', page, ', or omit it and set an icon and a color');
  return callout(kind, props, page);
};

/** The kind that the prop `type` of a component names. `otherwise`: another fix for the hint. */
export function kindProp(
  type: string | undefined,
  component: string,
  page: PageContext,
  otherwise = '',
): CalloutKind | undefined {
  const kind = calloutKind(type);
  if (type && !kind)
    page.warn({
      code: 'prop-value',
      message: `<${component}> does not accept type="${type}".`,
      hint: `Use one of ${calloutKinds.join(', ')}${otherwise}.`,
    });
  return kind;
}

/** A block quote, with a marker such as `> [!NOTE]` if the callout has a kind. */
const calloutMarkdown: MarkdownForm = (element, write) => {
  const content = joined(bold(slotOrAttribute(element, 'title', write)), ...write.blocks(unslotted(element)));
  const kind = element.tag.replace('octavo-', '');
  return quoted(kind === 'callout' ? content : `[!${kind.toUpperCase()}]\n${content}`);
};

export const record = {
  components: { Callout, Check, Danger, Info, Note, Tip, Warning },
  blocks: Object.fromEntries(['callout', ...calloutKinds].map((kind) => [`octavo-${kind}`, calloutMarkdown])),
};
