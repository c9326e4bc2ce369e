/** Reports links without a target or a label. */
import { jsonText } from '../read/json-text.js';
import type { JsonNode } from '../read/json-tree.js';
import type { SettingsValue } from '../walk-settings.js';
import { field, textOf, warnAt, type RuleContext } from './rule.js';

/** Warns about each of them. */
export function checkLinks(context: RuleContext): void {
  for (const value of context.values) {
    if (value.node.type !== 'object' || context.prunedNodes.has(value.node)) continue;
    const { link } = value.meta;
    if (link === undefined) continue;
    const isPrefixed = link === 'prefix';
    if (!hasTarget(value.node, isPrefixed, context)) reportTarget(value, isPrefixed, context);
    else if (link !== 'unlabelled' && !hasLabel(value)) reportLabel(value, context);
  }
}

function hasTarget(node: JsonNode, isPrefixed: boolean, { formats }: RuleContext): boolean {
  return ['href', 'url', ...(isPrefixed ? formats.map(({ name }) => name) : [])].some((key) => field(node, key));
}

/** A navbar link can be an icon alone. */
function hasLabel({ node }: SettingsValue): boolean {
  const isBrand = ['github', 'discord'].includes(textOf(field(node, 'type')) ?? '');
  return isBrand || ['label', 'name'].some((key) => field(node, key));
}

function reportTarget({ text, node }: SettingsValue, isPrefixed: boolean, { isV1, report }: RuleContext): void {
  const key = jsonText(isV1 ? 'url' : 'href');
  const example = jsonText(isPrefixed ? 'api-reference' : 'https://example.com');
  const message = `${text} has no ${key}, so it is not shown.`;
  warnAt(report, start(node), 'link-incomplete', message, `Add it, for example ${key}: ${example}.`);
}

function reportLabel({ text, node }: SettingsValue, { isV1, report }: RuleContext): void {
  const key = jsonText(isV1 ? 'name' : 'label');
  const message = `${text} has no ${key}, so ${field(node, 'icon') ? 'screen readers have nothing to read' : 'its URL is shown as the label'}.`;
  warnAt(report, start(node), 'link-incomplete', message, `Add it, for example ${key}: "Support".`);
}

function start({ span }: JsonNode): JsonNode['span'] {
  return { ...span, length: 1 };
}
