/** Reports versions, tabs and anchors of mint.json that share a name or a folder. */
import { jsonText } from '../read/json-text.js';
import type { JsonNode } from '../read/json-tree.js';
import { field, textOf, warnAt, type RuleContext } from './rule.js';

const kinds = { versions: 'version', tabs: 'tab', anchors: 'anchor' };

/** Warns about the second one. Tabs and anchors of different versions may share both. */
export function checkSections({ settings, isV1, report }: RuleContext): void {
  if (!isV1) return;
  for (const [list, kind] of Object.entries(kinds)) {
    const items = field(settings, list);
    if (items?.type !== 'array') continue;
    const seen = new Map<string, number>();
    for (const [index, item] of items.items.entries()) {
      for (const { what, node } of marksOf(item)) {
        const text = textOf(node)!;
        const key = `${what} ${jsonText(text)} ${textOf(field(item, 'version')) ?? ''}`;
        const first = seen.get(key);
        if (first === undefined) seen.set(key, index);
        else {
          const message = `${list}[${index}] repeats the ${what} ${jsonText(text)} of ${list}[${first}].`;
          const hint = what === 'name' ? `Rename or remove one ${kind}.` : `Give each ${kind} its own folder.`;
          warnAt(report, node.span, `duplicate-${kind}`, message, hint);
        }
      }
    }
  }
}

/** The values that must be unique: the name and the folder. */
function marksOf(item: JsonNode): { what: string; node: JsonNode }[] {
  const marks = [
    { what: 'name', node: textOf(item) ? item : field(item, 'name') },
    { what: 'url', node: field(item, 'url') },
  ];
  return marks.flatMap(({ what, node }) => (node && textOf(node) ? [{ what, node }] : []));
}
