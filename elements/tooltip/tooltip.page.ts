import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { separate } from '../props/in-slot.js';
import { slotOrAttribute, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Tooltip>`. */
export interface TooltipProps extends ContentProps {
  /** The explanation. */
  tip?: Node;
  /** Headline above the explanation. */
  headline?: Node;
  /** Text of a link below the explanation. Without `href`, it is plain text. */
  cta?: Node;
  /** URL of that link. */
  href?: string;
}

/** The attribute that names the parts of the explanation for authors, in all pages. */
const partAttribute = 'data-component-part';

/** `<Tooltip tip>`: a word with an explanation that shows on hover and focus. */
export const Tooltip: PageComponent<TooltipProps> = (props, page) => {
  if (
    !requireProp(
      page,
      props.tip ?? props.headline,
      'Tooltip',
      'tip',
      '<Tooltip tip="Application programming interface">API</Tooltip>',
    )
  ) {
    return props.children;
  }
  const id = page.id('tip');
  const headline = props.headline && h('strong', { [partAttribute]: 'tooltip-title' }, props.headline);
  const description = props.tip && h('span', { [partAttribute]: 'tooltip-description' }, props.tip);
  const link = props.href
    ? h('a', { href: String(props.href), [partAttribute]: 'tooltip-cta' }, props.cta ?? page.word('readMore'))
    : props.cta && h('span', { [partAttribute]: 'tooltip-cta' }, props.cta);
  // The role `tooltip` does not allow interactive content such as a link.
  const role = props.href ? undefined : 'tooltip';
  const tip = h('span', { slot: 'tip', id, role }, separate(headline, description, link));
  return h(
    'octavo-tooltip',
    hostAttributes(props) as Record<string, unknown>,
    h('span', { tabindex: '0', 'aria-describedby': id }, props.children),
    tip,
  );
};

/** The word with its explanation in parentheses. */
const tooltipMarkdown: MarkdownForm = (element, write) => {
  const tip = slotOrAttribute(element, 'tip', write);
  const text = write.inline(unslotted(element));
  return tip ? `${text.trimEnd()} (${tip})` : text;
};

export const record = { components: { Tooltip }, inlines: { 'octavo-tooltip': tooltipMarkdown } };
