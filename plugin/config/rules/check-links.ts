/** Links and parts of the navigation that lead nowhere. */
import { jsonText } from '../json-text.js';
import type { JsonNode } from '../json-tree.js';
import type { SettingsPlace } from '../settings-tree.js';
import { field, textOf, warnAt, type RuleContext } from './rule.js';

const links = new RegExp(
  [
    /^(?:navigation\..*)?navbar\.(?:links\[\]|primary)$/,
    /^(?:topbarLinks\[\]|topbarCtaButton)$/,
    /^(?:navigation\..*)?footer\.links\[\]\.(?:items|links)\[\]$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const labelled = /(?:links\[\]|topbarLinks\[\])$/;
const prefixed = /^(?:tabs|anchors)\[\]$/;

/** Warns of links without an address or without words. */
export function checkLinks(context: RuleContext): void {
  for (const place of context.places) {
    if (place.node.type !== 'object' || context.prunedNodes.has(place.node)) continue;
    const isPrefixed = context.isV1 && prefixed.test(place.pattern);
    if (!isPrefixed && !links.test(place.pattern)) continue;
    if (!leadsSomewhere(place.node, isPrefixed)) tellAddress(place, isPrefixed, context);
    else if ((isPrefixed || labelled.test(place.pattern)) && !hasWords(place.node)) tellWords(place, context);
  }
}

function leadsSomewhere(node: JsonNode, isPrefixed: boolean): boolean {
  return ['href', 'url', ...(isPrefixed ? ['openapi', 'asyncapi'] : [])].some((key) => field(node, key));
}

function hasWords(node: JsonNode): boolean {
  const isBrand = ['github', 'discord'].includes(textOf(field(node, 'type')) ?? '');
  return isBrand || ['label', 'name', 'icon'].some((key) => field(node, key));
}

function tellAddress({ text, node }: SettingsPlace, isPrefixed: boolean, { isV1, report }: RuleContext): void {
  const key = jsonText(isV1 ? 'url' : 'href');
  const example = jsonText(isPrefixed ? 'api-reference' : 'https://example.com');
  const message = `${text} has no ${key}, so it leads nowhere and is left out.`;
  warnAt(report, start(node), 'link-incomplete', message, `Add it, for example ${key}: ${example}.`);
}

function tellWords({ text, node }: SettingsPlace, { isV1, report }: RuleContext): void {
  const key = jsonText(isV1 ? 'name' : 'label');
  const message = `${text} has no ${key}: readers see no words.`;
  warnAt(report, start(node), 'link-incomplete', message, `Add it, for example ${key}: "Support".`);
}

function start({ span }: JsonNode): JsonNode['span'] {
  return { ...span, length: 1 };
}
