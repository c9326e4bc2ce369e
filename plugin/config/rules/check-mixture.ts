/** Reports keys of one schema in a file of the other. */
import { jsonText } from '../read/json-text.js';
import type { JsonNode } from '../read/json-tree.js';
import { field, textOf, warnAt, type RuleContext } from './rule.js';

/** Keys of mint.json, and their equivalents in docs.json. */
const olderKeys: Record<string, string> = {
  topbarLinks: '"navbar": { "links": [ … ] }',
  topbarCtaButton: '"navbar": { "primary": { … } }',
  footerSocials: '"footer": { "socials": { … } }',
  modeToggle: '"appearance": { "default": "light", "strict": true }',
  backgroundImage: '"background": { "image": "/background.png" }',
  font: '"fonts": { … }',
  codeBlock: '"styling": { "codeblocks": "dark" }',
  eyebrow: '"styling": { "eyebrows": "breadcrumbs" }',
  analytics: '"integrations": { … }',
};

/** Keys of mint.json that have no effect next to a navigation that is an object, and their equivalents inside it. */
const sections: Record<string, (value: JsonNode) => string> = {
  versions: (value) => sectionList('versions', 'version', value),
  tabs: (value) => sectionList('tabs', 'tab', value),
  anchors: (value) => sectionList('anchors', 'anchor', value),
  primaryTab: (value) => sectionList('tabs', 'tab', value),
  topAnchor: (value) => sectionList('anchors', 'anchor', value),
};

/** Keys of docs.json, and their equivalents in mint.json. */
const newerKeys: Record<string, string> = {
  navbar: '"topbarLinks": [ … ] and "topbarCtaButton": { … }',
  appearance: '"modeToggle": { "default": "light", "isHidden": true }',
  fonts: '"font": { … }',
};

/** Keys that this rule always reports, so that no other message about them is needed. */
export const mixedSections: ReadonlySet<string> = new Set(Object.keys(sections));

/** Warns about each of them, with its equivalent in this file. */
export function checkMixture({ formats, schema, settings, isV1, report }: RuleContext): void {
  const documents = formats.filter(({ name }) => Object.hasOwn(schema.shape, name));
  const ofFormats = documents.map(({ name }) => [name, `"api": { "${name}": "/${name}.json" }`] as const);
  const foreign = isV1 ? newerKeys : { ...olderKeys, ...Object.fromEntries(ofFormats) };
  for (const [key, entry] of settings.entries) {
    const section = !isV1 && Object.hasOwn(sections, key) ? sections[key]!(entry.value) : undefined;
    const current = section ?? (Object.hasOwn(foreign, key) ? foreign[key] : undefined);
    if (current === undefined) continue;
    const reason = isV1 ? 'an object' : 'a list';
    const effect = section ? 'has no effect here: it ' : '';
    const message = `${jsonText(key)} ${effect}is for files in which "navigation" is ${reason}.`;
    warnAt(report, entry.key, 'config-mixed', message, `In this file, write ${current}.`);
  }
}

/** The author's entries as a list of docs.json. */
function sectionList(list: string, nameKey: string, value: JsonNode): string {
  const items = value.type === 'array' ? value.items : [value];
  const examples = items.slice(0, 2).map((item) => {
    const name = textOf(item) ?? textOf(field(item, 'name')) ?? 'Documentation';
    const url = textOf(field(item, 'url'));
    const content = url !== undefined && /^https?:/.test(url) ? `"href": ${jsonText(url)}` : '"groups": [ … ]';
    return `{ ${jsonText(nameKey)}: ${jsonText(name)}, ${content} }`;
  });
  return `"navigation": { ${jsonText(list)}: [${examples.join(', ')}${items.length > 2 ? ', …' : ''}] }`;
}
