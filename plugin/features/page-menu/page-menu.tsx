/**
 * The menu beside the title: copy or view the page as Markdown, ask an assistant about it, and the author's own links.
 */
import { Fragment, h, type Node, type Props } from '../../../runtime/jsx/node.js';
import { encodePart } from '../../addresses/encode-address.js';
import { address, isExternal, markdownAddress } from '../../addresses/addresses.js';
import { specificationFile } from '../../addresses/specification-file.js';
import type { ApiReference, IconRef } from '../../core/model/types.js';
import { renderLight } from '../../shell/element.js';
import { absoluteAddress, pageAddress, siteHost } from '../../shell/head/page-address.js';
import { icons } from '../../shell/icons.js';
import type { PageView } from '../../shell/types.js';
import { menuOf, type MenuOption } from './menu-settings.js';

/** A menu entry: a link, or a button if its attributes have no `href`. */
interface Action {
  label: string;
  description: string;
  icon: Node;
  attributes: Record<string, string>;
}

/** Its label and its description are texts of the shell. */
type NamedAction = 'copyPage' | 'viewMarkdown' | 'savePdf' | 'saveSpecification';

interface Assistant {
  name: string;
  /** The URL to which the question is appended. */
  ask: string;
  icon: IconRef;
}

const assistants: Record<string, Assistant> = {
  chatgpt: { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=', icon: brand('openai') },
  claude: { name: 'Claude', ask: 'https://claude.ai/new?q=', icon: brand('claude') },
  perplexity: { name: 'Perplexity', ask: 'https://www.perplexity.ai/search?q=', icon: line('sparkles') },
  grok: { name: 'Grok', ask: 'https://grok.com/?q=', icon: line('sparkles') },
  aistudio: {
    name: 'Google AI Studio',
    ask: 'https://aistudio.google.com/prompts/new_chat?prompt=',
    icon: brand('google'),
  },
};

const otherTab = { target: '_blank', rel: 'noopener' };

/** The id of the list, which is outside of the content. */
const listId = 'octavo-page-actions';

/** The buttons of the menu; empty if the site or the page (`contextual: false`) has none. */
export function renderPageMenu(view: PageView): Node {
  const [first, ...others] = actionsOf(view);
  if (!first) return undefined;
  const look = 'octavo-control octavo-control-quiet';
  const label = (
    <div>
      {first.icon}
      <span aria-live="polite">{first.label}</span>
    </div>
  );
  return renderLight(
    'octavo-page-menu',
    { id: 'page-context-menu', markdown: view.link(markdownAddress(view.page.route)) },
    <>
      {renderAction(first, label, { id: 'page-context-menu-button', class: look })}
      {others.length > 0 && (
        <button
          type="button"
          class={look}
          popovertarget={listId}
          aria-haspopup="true"
          aria-label={view.uiStrings.morePage}
        >
          {icons.chevron}
        </button>
      )}
    </>,
  );
}

/** The list of the menu. It is not in the content, so that authors' rules for links in the content do not apply to it. */
export function renderPageActions(view: PageView): Node {
  const actions = actionsOf(view);
  if (actions.length < 2) return undefined;
  return (
    <ul id={listId} class="octavo-choices" popover>
      {actions.map(renderEntry)}
    </ul>
  );
}

function actionsOf(view: PageView): Action[] {
  if (view.page.file === '') return [];
  return menuOf(view.site, view.page).options.flatMap((option) => toAction(option, view) ?? []);
}

function renderEntry(action: Action): Node {
  const content = [
    action.icon,
    <span>
      {action.label}
      <small>{action.description}</small>
    </span>,
  ];
  return <li>{renderAction(action, content)}</li>;
}

function renderAction({ attributes }: Action, content: Node, props?: Props): Node {
  const Tag = 'href' in attributes ? 'a' : 'button';
  return (
    <Tag type={Tag === 'button' ? 'button' : undefined} {...props} {...attributes}>
      {content}
    </Tag>
  );
}

function toAction(option: MenuOption, view: PageView): Action | undefined {
  const { page, link, icon, uiStrings } = view;
  const markdown = markdownAddress(page.route);
  const action = (name: NamedAction, icon: Node, attributes: Action['attributes']): Action => ({
    attributes,
    icon,
    label: uiStrings[name],
    description: uiStrings[`${name}Text`],
  });
  switch (option.kind) {
    case 'copy':
      return action('copyPage', icons.copy, { value: 'copy' });
    case 'view':
      return action('viewMarkdown', icon(brand('markdown')), { href: link(markdown) });
    case 'print':
      return action('savePdf', icon(line('printer')), { value: 'print' });
    case 'specification':
      return page.api && action('saveSpecification', icon(line('file-down')), specificationLink(page.api, view));
    case 'ask':
      return askAction(assistants[option.assistant]!, markdown, view);
    case 'link':
      return linkAction(option, view);
  }
}

/** Other hosts decide how their files open. */
function specificationLink({ source }: ApiReference, { link }: PageView): Action['attributes'] {
  const file = specificationFile(source);
  const target = file === undefined ? { href: source, ...otherTab } : { href: link(`/${file}`) };
  return { ...target, download: '' };
}

/** If the host is unknown at build time, the script of the element completes the question. */
function askAction({ name, ask, icon }: Assistant, markdown: string, view: PageView): Action {
  const { site, page, uiStrings } = view;
  const hasHost = siteHost(view) !== undefined;
  const subject = hasHost
    ? absoluteAddress(markdown, view)
    : `“${page.meta.title}” in the documentation of ${site.name}`;
  const question = encodePart(`Read ${subject}, then answer my questions about it.`);
  const later = hasHost ? undefined : { 'data-ask': ask };
  return {
    attributes: { href: ask + question, ...otherTab, ...later },
    icon: view.icon(icon),
    label: uiStrings.openIn.replace('{name}', () => name),
    description: uiStrings.askText,
  };
}

function linkAction(option: MenuOption & { kind: 'link' }, view: PageView): Action {
  const { page, base, link } = view;
  const href = option.href
    .replaceAll('$page', () => encodePart(pageAddress(page.route, view)))
    .replaceAll('$path', () => encodePart(address(page.route, base)));
  return {
    attributes: { href: link(href), ...(isExternal(href) ? otherTab : undefined) },
    icon: option.icon && view.icon(option.icon),
    label: option.title,
    description: option.description ?? '',
  };
}

function brand(name: string): IconRef {
  return { name, type: 'brands', library: 'fontawesome' };
}

function line(name: string): IconRef {
  return { name, library: 'lucide' };
}
