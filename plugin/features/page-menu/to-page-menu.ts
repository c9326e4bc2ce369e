/** The menu beside the page title, from `contextual`. */
import { toIcon } from '../../config/normalize/icon.js';
import type { MenuOption, MenuSettings } from './menu-settings.js';
import type { ContextualValue } from './settings.js';
import { ownValue } from '../../core/text/own-value.js';
import { encodePart } from '../../addresses/encode-address.js';

type OptionValue = NonNullable<ContextualValue['options']>[number];
type AddressValue = Exclude<Exclude<OptionValue, string>['href'], string>;

const plain: Record<string, MenuOption> = {
  copy: { kind: 'copy' },
  view: { kind: 'view' },
  'download-pdf': { kind: 'print' },
  'download-spec': { kind: 'specification' },
};

/** Assistants that accept a question in their URL. */
const assistants = new Set(['chatgpt', 'claude', 'perplexity', 'grok', 'aistudio']);

/** The options in the author's order, without duplicates. Options that need a separate service are skipped. */
export function toMenu({ options = [], display = 'header' }: ContextualValue = {}): MenuSettings {
  const byText = new Map(options.map((option) => [JSON.stringify(option), toOption(option)]));
  return { options: [...byText.values()].filter((option) => option !== undefined), display };
}

function toOption(option: OptionValue): MenuOption | undefined {
  if (typeof option === 'string')
    return assistants.has(option) ? { kind: 'ask', assistant: option } : ownValue(plain, option);
  const { title, description, icon, href } = option;
  const target = typeof href === 'string' ? href : withQuery(href);
  return { kind: 'link', title, description, icon: toIcon(icon), href: target };
}

function withQuery({ base, query = [] }: AddressValue): string {
  const pairs = [query].flat().map(({ key, value }) => `${encodePart(key)}=${encodePart(value)}`);
  // The placeholder for the page is replaced later.
  const search = pairs.join('&').replace(/%24(page|path)/g, '$$$1');
  return search ? `${base}${base.includes('?') ? '&' : '?'}${search}` : base;
}
