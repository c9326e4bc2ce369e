/** The menu beside the title: copy the page as Markdown, read it so, ask an assistant about it, and the author's own links. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { Words } from '../languages/words.js';
import { markdownPath } from '../outputs/markdown-path.js';
import type { IconRef, PageMenuOption } from '../site/types.js';
import { address, hrefAttribute, isExternal } from './address.js';
import { glyphs } from './glyphs.js';
import { absolute, host } from './page-description.js';
import type { PageInput } from './types.js';
import { encodePart } from '../encode-address.js';

interface Action {
  label: string;
  description: string;
  icon: string;
  /** Attributes of a link; those of a button where there is no `href`. */
  attributes: string;
  isLink: boolean;
}

interface Assistant {
  name: string;
  /** The address that a question is put behind. */
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

/** The menu of a page; empty where the site or the page (`contextual: false`) has none. */
export function renderPageMenu(input: PageInput): string {
  if (input.rendered.meta['contextual'] === false || input.page.file === '') return '';
  const actions = input.site.pageMenu.options.flatMap((option) => toAction(option, input) ?? []);
  const [first, ...others] = actions;
  if (!first) return '';
  const more = others.length > 0 ? renderMore(actions, input.words) : '';
  return `<div class="page-menu">${renderAction(first, 'button button-quiet', first.label)}${more}</div>`;
}

function renderMore(actions: readonly Action[], words: Words): string {
  const items = actions.map((action) => {
    const label = `<span>${escapeHtml(action.label)}<small>${escapeHtml(action.description)}</small></span>`;
    return `<li>${renderAction(action, '', label, false)}`;
  });
  return (
    `<details class="switcher" name="switcher"><summary aria-label="${escapeHtml(words.morePage)}">${glyphs.chevron}</summary>` +
    `<ul class="menu">${items.join('')}</ul></details>`
  );
}

function renderAction({ icon, attributes, isLink }: Action, className: string, label: string, isText = true): string {
  const tag = isLink ? 'a' : 'button';
  const name = className && ` class="${className}"`;
  return `<${tag}${name} ${attributes}>${icon}${isText ? `<span>${escapeHtml(label)}</span>` : label}</${tag}>`;
}

function toAction(option: PageMenuOption, input: PageInput): Action | undefined {
  const { page, base, icons, words } = input;
  const markdown = `/${markdownPath(page.route)}`;
  switch (option.kind) {
    case 'copy':
      return {
        ...button(`data-copy="${hrefAttribute(markdown, base)}"`, glyphs.copy),
        label: words.copyPage,
        description: words.copyPageText,
      };
    case 'view':
      return {
        ...link(`href="${hrefAttribute(markdown, base)}"`, icons(brand('markdown'))),
        label: words.viewMarkdown,
        description: words.viewMarkdownText,
      };
    case 'print':
      return {
        ...button('data-print', icons(line('printer'))),
        label: words.savePdf,
        description: words.savePdfText,
      };
    case 'ask':
      return askAction(assistants[option.assistant]!, markdown, input);
    case 'link':
      return linkAction(option, input);
  }
}

/** Where the host is not known at build time, the question gets the address in the browser. */
function askAction({ name, ask, icon }: Assistant, markdown: string, input: PageInput): Action {
  const { site, base, rendered, words } = input;
  const isKnown = host(input) !== undefined;
  const subject = isKnown ? absolute(markdown, input) : `“${rendered.meta.title}” in the documentation of ${site.name}`;
  const question = encodePart(`Read ${subject}, then answer my questions about it.`);
  const later = isKnown ? '' : ` data-ask="${escapeHtml(ask)}" data-page="${hrefAttribute(markdown, base)}"`;
  return {
    ...link(`href="${escapeHtml(ask + question)}" target="_blank" rel="noopener"${later}`, input.icons(icon)),
    label: words.openIn.replace('{name}', () => name),
    description: words.askText,
  };
}

function linkAction({ title, description, icon, href }: PageMenuOption & { kind: 'link' }, input: PageInput): Action {
  const { page, base, icons } = input;
  const here = absolute(page.route, input);
  const filled = href
    .replaceAll('$page', () => encodePart(here))
    .replaceAll('$path', () => encodePart(address(page.route, base)));
  const outside = isExternal(filled) ? ' target="_blank" rel="noopener"' : '';
  return {
    ...link(`href="${hrefAttribute(filled, base)}"${outside}`, icon && icons(icon)),
    label: title,
    description: description ?? '',
  };
}

function link(attributes: string, icon: string | undefined): Pick<Action, 'attributes' | 'icon' | 'isLink'> {
  return { attributes, icon: icon ?? '', isLink: true };
}

function button(attributes: string, icon: string | undefined): Pick<Action, 'attributes' | 'icon' | 'isLink'> {
  return { attributes: `type="button" ${attributes}`, icon: icon ?? '', isLink: false };
}

function brand(name: string): IconRef {
  return { name, type: 'brands', library: 'fontawesome' };
}

function line(name: string): IconRef {
  return { name, library: 'lucide' };
}
