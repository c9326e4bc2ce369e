/** Reports keys of one schema in a file of the other. */
import type { z } from 'zod';
import { ownValue } from '../../core/text/own-value.js';
import { jsonText } from '../read/json-text.js';
import type { JsonNode } from '../read/json-tree.js';
import { field, textOf, warnAt, type RuleContext } from './rule.js';

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
export function checkMixture(context: RuleContext): void {
  const { settings, isV1, report } = context;
  for (const [key, entry] of settings.entries) {
    const section = isV1 ? undefined : ownValue(sections, key)?.(entry.value);
    const current = section ?? (isV1 ? ownValue(newerKeys, key) : newerForm(key, context));
    if (current === undefined) continue;
    const reason = isV1 ? 'an object' : 'a list';
    const effect = section ? 'has no effect here: it ' : '';
    const message = `${jsonText(key)} ${effect}is for files in which "navigation" is ${reason}.`;
    warnAt(report, entry.key, 'config-mixed', message, `In this file, write ${current}.`);
  }
}

/** The equivalent in docs.json of a key of mint.json. */
function newerForm(key: string, { formats, schema }: RuleContext): string | undefined {
  const field = ownValue<z.ZodType>(schema.shape, key);
  const isDocument = field && formats.some(({ name }) => name === key);
  return isDocument ? `"api": { "${key}": "/${key}.json" }` : field?.meta()?.newer;
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
