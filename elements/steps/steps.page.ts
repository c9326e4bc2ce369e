import { childList, h, isElement, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { iconOf, type IconProps } from '../props/icon-props.js';
import { separate, inSlot } from '../props/in-slot.js';
import { bold, joined, listItem, slotOrAttribute, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Steps>`. */
export interface StepsProps extends ContentProps {
  /** Element of the titles of all steps: Element of the title: `p`, `h2`, `h3` or `h4`. Default `p`. */
  titleSize?: string;
}

/** Props of `<Step>`. */
export interface StepProps extends ContentProps, IconProps {
  title?: Node;
  /** Icon instead of the number. */
  icon?: unknown;
  /** A custom number. The next steps continue from it. */
  stepNumber?: number | string;
  /** Element of the title: `p`, `h2`, `h3` or `h4`. Default `p`. */
  titleSize?: string;
  /** Hides the anchor link beside a title that is a heading. Default `false`. */
  noAnchor?: unknown;
}

/** `<Steps titleSize>`: a numbered procedure. */
export const Steps: PageComponent<StepsProps> = (props, page) => {
  const titleSize = props.titleSize && sizeOf('Steps', props.titleSize, page);
  const steps = titleSize ? childList(props.children).map((child) => withTitleSize(child, titleSize)) : props.children;
  return h('octavo-steps', { ...hostAttributes(props), role: 'list' }, steps);
};

/** `<Step title>`: one step. A title that is a heading is listed in the table of contents. */
export const Step: PageComponent<StepProps> = (props, page) => {
  const tag = sizeOf('Step', props.titleSize, page);
  const { id, ...host } = hostAttributes(props);
  const onHeading = tag !== 'p' && props.title !== undefined;
  return h(
    'octavo-step',
    { ...host, id: onHeading ? undefined : id, role: 'listitem', number: stepNumber(props, page) },
    separate(
      inSlot('icon', iconOf(props, page)),
      inSlot(
        'title',
        props.title,
        tag,
        onHeading ? { id, 'data-no-anchor': booleanProp(props.noAnchor) || undefined } : {},
      ),
      props.children,
    ),
  );
};

function sizeOf(component: string, value: unknown, page: PageContext): 'p' | 'h2' | 'h3' | 'h4' {
  return enumProp(page, value, component, 'titleSize', ['p', 'h2', 'h3', 'h4'], 'p');
}

function withTitleSize(child: Node, titleSize: string): Node {
  if (!isElement(child) || child.type !== Step || child.props.titleSize !== undefined) return child;
  return { ...child, props: { ...child.props, titleSize } };
}

function stepNumber({ stepNumber: value }: StepProps, page: PageContext): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const number = Number(value);
  if (Number.isInteger(number)) return number;
  page.warn({
    code: 'prop-value',
    message: `<Step> needs an integer as stepNumber, found "${value}".`,
    hint: 'Write stepNumber={3}, or omit it to continue counting.',
  });
  return undefined;
}

/** The title in bold, then the instructions. */
const stepContent: MarkdownForm = (element, write) =>
  joined(bold(slotOrAttribute(element, 'title', write)), ...write.blocks(unslotted(element)));

/** A step that is not directly in a list. If it has a number, it is an item of a list. */
const stepMarkdown: MarkdownForm = (element, write) => {
  const number = element.attribute('number');
  const content = stepContent(element, write);
  return number === undefined ? content : listItem(`${number}.`, content);
};

/** A numbered list that respects custom numbers. */
const stepsMarkdown: MarkdownForm = (element, write) => {
  let number = 0;
  return joined(
    ...element.children.map((child) => {
      if (typeof child === 'string' || child.tag !== 'octavo-step') return joined(...write.blocks([child]));
      number = Number(child.attribute('number') ?? number + 1);
      return listItem(`${number}.`, stepContent(child, write));
    }),
  );
};

export const record = {
  components: { Step, Steps },
  blocks: { 'octavo-step': stepMarkdown, 'octavo-steps': stepsMarkdown },
  files: ['step', 'steps'],
};
