/** References in the settings besides pages: icons, files, links, code themes. Later checks verify that they exist. */
import type { SettingsReference } from '../core/model/types.js';
import { isUrl } from '../addresses/page-path.js';
import { addressFault } from '../addresses/address-fault.js';
import { valueAt } from './messages/explain-key.js';
import { locationOf } from './read/json-tree.js';
import { linkOf } from './normalize/navigation/section-link.js';
import { textOf } from './rules/rule.js';
import type { SettingsValue } from './settings-tree.js';

type Kind = SettingsReference['kind'];

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/(?:^|\.)icon(?:\.name)?$/, 'icon'],
  [/^(?:logo|favicon|background\.image)(?:\.(?:light|dark))?$|^backgroundImage$|^thumbnails\.background$/, 'file'],
  [/^(?:seo\.(?:paths\[\]\.)?metatags|metadata)\["(?:og|twitter):image"\]$/, 'file'],
  // Specifications of the navigation are read, which reports missing files.
  [/^(?:api\.)?openapi(?:\[\]|\.source)?$/, 'file'],
  [/^(?:api\.|navigation.*\.|tabs\[\]\.|anchors\[\]\.)?asyncapi(?:\[\]|\.source)?$/, 'file'],
  [/^search\.adapter$/, 'search-adapter'],
  [/^colors\.(?:primary|light|dark)$/, 'color'],
  [/^(?:colors\.background|background\.color)\.(?:light|dark)$/, 'color'],
  [/^styling\.codeblocks(?:\.theme)?(?:\.(?:light|dark))?$/, 'code-theme'],
  [/^styling\.codeblocks\.languages\.custom\[\]$/, 'code-grammar'],
  [/^(?:navbar|navigation|footer|topbarLinks|topbarCtaButton|logo|tabs|anchors)\b.*\.(?:href|url)$/, 'link'],
];

/** All references, in the order of the settings. */
export function settingsReferences(
  values: readonly SettingsValue[],
  settings: unknown,
  isV1: boolean,
): SettingsReference[] {
  return values.flatMap(({ path, text, pattern, node }) => {
    const value = textOf(node);
    const kind = kindOf(pattern, value);
    if (!kind || !value?.trim() || !isNamed(kind, value)) return [];
    // These have no effect next to a navigation that is an object.
    if (!isV1 && /^(?:tabs|anchors|topAnchor)\b/.test(pattern)) return [];
    const owner = valueAt(settings, path.slice(0, -1)) as Record<string, unknown>;
    if (kind === 'link' && /^navigation.*\.url$/.test(pattern) && linkOf(owner) !== value) return [];
    const reference = { kind, value, key: text, location: locationOf(node.span) };
    return [kind === 'icon' ? { ...reference, ...iconStyle(path, owner) } : reference];
  });
}

function kindOf(pattern: string, value = ''): Kind | undefined {
  const kind = kinds.find(([where]) => where.test(pattern))?.[1];
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
