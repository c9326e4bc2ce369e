import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { iconOf, type IconProps } from '../props/icon-props.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import { bold, joined, quoted, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Prompt>`. */
export interface PromptProps extends HostProps, IconProps {
  /** A description of the prompt, as Markdown. */
  description?: Node;
  /** Buttons: `copy` and `cursor`. Default `copy`. */
  actions?: string | readonly string[];
  /** The prompt. */
  children?: Node;
}

const actionLabels = { copy: 'copyPrompt', cursor: 'openCursor' } as const;

/** `<Prompt description actions={['copy', 'cursor']}>`: a prompt to copy. */
export const Prompt: PageComponent<PromptProps> = (props, page) => {
  requireProp(page, props.description, 'Prompt', 'description', '<Prompt description="What the prompt does">');
  const { description } = props;
  return h(
    'octavo-prompt',
    { ...hostAttributes(props) },
    separate(
      inSlot('icon', iconOf(props, page)),
      inSlot('description', typeof description === 'string' && description ? page.markdown(description) : description),
      ...buttons([props.actions ?? 'copy'].flat(), page),
      props.children,
    ),
  );
};

function isAction(name: string): name is keyof typeof actionLabels {
  return Object.hasOwn(actionLabels, name);
}

function buttons(actions: readonly string[], page: PageContext): Node[] {
  return actions.map((action) => {
    if (isAction(action))
      return h('button', { slot: 'action', type: 'button', value: action }, page.word(actionLabels[action]));
    page.warn({
      code: 'prop-value',
      message: `<Prompt> does not accept the action "${action}".`,
      hint: `Use ${Object.keys(actionLabels).join(' and ')}.`,
    });
    return undefined;
  });
}

/** The description, then the prompt as a block quote. */
const promptMarkdown: MarkdownForm = (element, write) =>
  joined(bold(slotText(element, 'description', write)), quoted(joined(...write.blocks(unslotted(element)))));

export const record = { components: { Prompt }, blocks: { 'octavo-prompt': promptMarkdown } };
