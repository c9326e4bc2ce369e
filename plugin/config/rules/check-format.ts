/** Reports deviations from the format that Octavo accepts but other tools can reject. */
import { suggestKey } from '../messages/explain-key.js';
import { jsonText } from '../read/json-text.js';
import { problemAt, unquotedText, type JsonNode, type JsonSpan } from '../read/json-tree.js';
import type { Need } from '../schema/effect.js';
import type { SettingsValue } from '../walk-settings.js';
import { field, textOf, type RuleContext } from './rule.js';

/** Reports each of them. */
export function checkFormat(context: RuleContext): void {
  checkFile(context);
  for (const value of context.values) {
    const { text, node, meta } = value;
    // Objects are of docs.json, and a list as the navigation is of mint.json.
    if (node.type === 'object' && !context.isV1)
      for (const need of meta.formatNeeds ?? []) reportMissing(text, node, need, context);
    if (meta.refers === 'schema') reportSchema(value, context);
    else if (meta.isForBothModes) reportOneMode(value, context);
    else reportUnquoted(value, context);
  }
}

function checkFile(context: RuleContext): void {
  const { settings, schema, prunedNodes } = context;
  for (const need of schema.meta()?.formatNeeds ?? []) {
    const isReported = [...(prunedNodes.get(settings) ?? [])].some((name) => isMeant(String(name), need.key));
    if (!isReported) reportMissing('The file', settings, need, context);
  }
}

function isMeant(name: string, key: string): boolean {
  return suggestKey(name, [key]) === key;
}

function reportMissing(what: string, node: JsonNode, { key, example, without }: Need, context: RuleContext): void {
  if (field(node, key)) return;
  const hint = `Add ${jsonText(key)}: ${jsonText(example)}.`;
  report(context, { ...node.span, length: 1 }, `${what} has no ${jsonText(key)}, so ${without}.`, hint);
}

/** An image with `light` or `dark` only is shown in both modes. */
function reportOneMode({ text, node }: SettingsValue, context: RuleContext): void {
  if (node.type !== 'object' || context.prunedNodes.has(node)) return;
  for (const [mode, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    const image = textOf(field(node, mode));
    if (image === undefined || field(node, other)) continue;
    const message = `${text} has no ${jsonText(other)}, so ${other} mode shows the image for ${mode} mode.`;
    report(context, { ...node.span, length: 1 }, message, `Add ${jsonText(other)}: ${jsonText(image)}.`);
  }
}

function reportSchema({ node }: SettingsValue, context: RuleContext): void {
  const address = textOf(node);
  if (address === undefined || URL.canParse(address) || /[/.]/.test(address)) return;
  const message = `$schema must be the URL or path of a schema; found ${jsonText(address)}.`;
  report(context, node.span, message, 'Correct it, or remove it: only editors read it.');
}

/** A number, true or false at a position where the format has text. */
function reportUnquoted({ path, text, node }: SettingsValue, context: RuleContext): void {
  const written = unquotedText(node);
  if (written === undefined || textOf(node) === undefined) return;
  const step = path.at(-1);
  const key = typeof step === 'string' ? `${jsonText(step)}: ` : '';
  report(context, node.span, `${text} is ${written}, which is read as text.`, `Write ${key}${jsonText(written)}.`);
}

function report(context: RuleContext, span: JsonSpan, message: string, hint: string): void {
  context.report.notices.push(problemAt(span, { code: 'format-deviation', message, hint }));
}
