/** How `<Note>` and its family become `<octavo-note>` …, and `<Callout type="…">` the element of its type. */
import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { cssColor } from '../props/css-color.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { separate, inSlot } from '../props/in-slot.js';
import { calloutKind, calloutKinds, type CalloutKind } from './kinds.js';
import { bold, joined, quoted, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** What authors may write on a callout. */
export interface CalloutProps extends HostProps {
  title?: Node;
  /** Name, path or URL; takes the place of the icon of the kind. */
  icon?: unknown;
  iconType?: string;
  /** Any CSS color. */
  color?: string;
  /** `note`, `tip`, `info`, `warning`, `check` or `danger`. */
  type?: string;
  children?: Node;
}

function callout(kind: CalloutKind | undefined, props: CalloutProps, page: PageContext): Node {
  const color = cssColor(props.color);
  const icon = props.icon === undefined ? undefined : page.icon(props.icon, { type: props.iconType });
  const host = hostAttributes(props);
  return h(
    `octavo-${kind ?? 'callout'}`,
    { ...host, style: host.style ?? (color && `--octavo-callout-color:${color}`) },
    separate(inSlot('icon', icon), inSlot('title', props.title, 'strong'), props.children),
  );
}

/** A callout of one kind. A `type` that names another kind wins, since it says what the author meant. */
function ofKind(kind: CalloutKind): PageComponent<CalloutProps> {
  return (props, page) => callout(calloutKind(props.type) ?? kind, props, page);
}

export const Note = ofKind('note');
export const Tip = ofKind('tip');
export const Info = ofKind('info');
export const Warning = ofKind('warning');
export const Check = ofKind('check');
export const Danger = ofKind('danger');

/** `<Callout>`: a callout with the author's own icon and color, or of the kind in `type`. Default icon: none. */
export const Callout: PageComponent<CalloutProps> = (props, page) => {
  const kind = calloutKind(props.type);
  if (props.type && !kind) {
    page.warn({
      code: 'prop-value',
      message: `<Callout> does not accept type="${props.type}".`,
      hint: `Use one of ${calloutKinds.join(', ')}, or omit it and set an icon and a color.`,
    });
  }
  return callout(kind, props, page);
};

/** A quote; of a callout with a kind, with its marker: `> [!NOTE]`. */
export function calloutMarkdown(marker?: string): MarkdownForm {
  return (element, write) => {
    const title = slotText(element, 'title', write) || (element.attribute('title') ?? '');
    const words = joined(bold(title), ...write.blocks(unslotted(element)));
    return quoted(marker ? `[!${marker}]\n${words}` : words);
  };
}
