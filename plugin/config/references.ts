/** References in the settings besides pages: icons, files, links, code themes. Later checks verify that they exist. */
import type { SettingsReference } from '../core/model/types.js';
import { isUrl } from '../addresses/page-path.js';
import { addressFault } from '../addresses/address-fault.js';
import { valueAt } from './messages/explain-key.js';
import { locationOf } from './read/json-tree.js';
import { linkOf } from './normalize/navigation/section-link.js';
import { textOf } from './rules/rule.js';
import type { Refers } from './schema/effect.js';
import type { SettingsValue } from './walk-settings.js';

type Kind = SettingsReference['kind'];

/** The kinds that later checks verify. */
const kinds = ['icon', 'file', 'link', 'color', 'code-theme', 'code-grammar', 'search-adapter'] as const;

/** The options of a site, each at its key. */
export function optionReferences(values: readonly SettingsValue[]): SettingsReference[] {
  return values.flatMap(({ text, key, meta: { optionOf } }) =>
    optionOf ? [{ kind: 'option', value: optionOf, key: text, location: locationOf(key) }] : [],
  );
}

/** All references, in the order of the settings. */
export function settingsReferences(values: readonly SettingsValue[], settings: unknown): SettingsReference[] {
  return values.flatMap(({ path, text, node, meta: { refers } }) => {
    const value = textOf(node);
    const kind = kindOf(refers, value);
    if (!kind || !value?.trim() || !isNamed(kind, value)) return [];
    const owner = valueAt(settings, path.slice(0, -1)) as Record<string, unknown>;
    // Beside pages it is the folder of these, and beside `href` it has no effect.
    if (refers === 'link' && path.at(-1) === 'url' && linkOf(owner) !== value) return [];
    const reference = { kind, value, key: text, location: locationOf(node.span) };
    return [kind === 'icon' ? { ...reference, ...iconStyle(path, owner) } : reference];
  });
}

function kindOf(refers: Refers | undefined, value = ''): Kind | undefined {
  const kind = refers === 'prefix' ? 'link' : kinds.find((each) => each === refers);
  return kind === 'link' && /^https?:\/\//i.test(value) ? 'url' : kind;
}

/** Whether the value refers to something in the docs folder. Invalid addresses are reported elsewhere. */
function isNamed(kind: Kind, value: string): boolean {
  if (kind === 'file') return !isUrl(value);
  return kind !== 'link' || (!isUrl(value) && !addressFault(value));
}

function iconStyle(
  path: readonly PropertyKey[],
  owner: Readonly<Record<string, unknown>>,
): Pick<SettingsReference, 'type' | 'library'> {
  const type = owner['style'] ?? owner['iconType'];
  const library = owner['library'];
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(typeof library === 'string' && path.at(-1) === 'name' ? { library } : {}),
  };
}
