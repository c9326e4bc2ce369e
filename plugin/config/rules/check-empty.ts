/** Reports objects and lists that have no effect because something is missing in them. */
import type { Report } from '../../core/errors/errors.js';
import { impactOf } from '../messages/impact.js';
import { jsonText } from '../read/json-text.js';
import { problemAt, type JsonNode } from '../read/json-tree.js';
import type { Need } from '../schema/effect.js';
import type { SettingsValue } from '../walk-settings.js';
import { field, warnAt, type RuleContext } from './rule.js';

/** Warns about each of them. */
export function checkEmpty(context: RuleContext): void {
  for (const value of context.values) {
    const { node, meta } = value;
    if (node.type !== 'object' || context.prunedNodes.has(node)) continue;
    if (node.entries.size > 0) for (const need of meta.needs ?? []) reportIncomplete(value, need, context);
    else if (!meta.mayBeEmpty) reportEmpty(value, context);
  }
}

function reportEmpty({ text, key }: SettingsValue, { report }: RuleContext): void {
  const message = `${text} is empty, so it has no effect.`;
  warnAt(report, { ...key, length: 1 }, 'config-empty', message, 'Add its settings, or remove it.');
}

function reportIncomplete({ text, node, path }: SettingsValue, need: Need, context: RuleContext): void {
  const { report, settings, schema, value } = context;
  const { key, alias = key, example, without, code = 'config-incomplete', instead = [], isInherited } = need;
  if (field(node, key) ?? field(node, alias)) return;
  if (isInherited && field(nodeAt(settings, path.slice(0, -1)), key)) return;
  const others = instead.filter((name) => field(node, name));
  if (others.length > 0) return reportUnused(text, node, need, others, report);
  const level = need.level ?? impactOf(path, schema, value).level;
  const message = `${text} has no ${jsonText(key)}, so ${without}.`;
  const hint = `Add it, for example ${jsonText(key)}: ${jsonText(example)}.`;
  report[`${level}s`].push(problemAt({ ...node.span, length: 1 }, { code, message, hint }));
}

function nodeAt(node: JsonNode, path: readonly PropertyKey[]): JsonNode {
  return path.reduce<JsonNode>((at, step) => field(at, String(step)) ?? at, node);
}

/** The keys beside `others` are of what these share, which needs the missing key. */
function reportUnused(text: string, node: JsonNode, { key, instead }: Need, others: string[], report: Report): void {
  if (node.type !== 'object') return;
  const hint = `Move it into ${others.map((name) => jsonText(name)).join(' or ')}, or add a ${jsonText(key)} beside it.`;
  for (const [name, entry] of node.entries) {
    if (instead!.includes(name)) continue;
    const message = `${text}.${name} has no effect, because ${text} has no ${jsonText(key)}.`;
    warnAt(report, entry.key, 'config-incomplete', message, hint);
  }
}
