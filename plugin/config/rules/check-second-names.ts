/** Reports settings that another setting with the same meaning replaces. */
import { isDeepStrictEqual } from 'node:util';
import { settingUses } from '../setting-keys.js';
import { valueAt } from '../messages/explain-key.js';
import { jsonText } from '../read/json-text.js';
import { entryOf } from '../read/json-tree.js';
import { warnAt, type RuleContext } from './rule.js';

/** Warns about each of them, unless both have the same value. */
export function checkSecondNames({ schema, value, nodes, report }: RuleContext): void {
  for (const { key, owner, name } of settingUses(schema, value)) {
    const { sameAs, isUsedBeside } = key.meta;
    // A name with a value, such as `seo.indexing: "all"`, replaces a single value.
    if (sameAs === undefined || sameAs.includes(':') || isUsedBeside) continue;
    const path = sameAs.split('.');
    const other = valueAt(owner, path) ?? valueAt(value, path);
    const node = nodes.get(owner);
    const entry = node && entryOf(node, name);
    if (other === undefined || !entry || isDeepStrictEqual(other, (owner as Record<string, unknown>)[name])) continue;
    const message = `${jsonText(name)} has no effect beside ${jsonText(sameAs)}, which has the same meaning.`;
    warnAt(report, entry.key, 'config-second-name', message, 'Remove one of them.');
  }
}
