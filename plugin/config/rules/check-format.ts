/** Reports deviations from the format that Octavo accepts but other tools can reject. */
import { suggestKey } from '../messages/explain-key.js';
import { jsonText } from '../read/json-text.js';
import { problemAt, unquotedText, type JsonSpan } from '../read/json-tree.js';
import type { SettingsValue } from '../walk-settings.js';
import { field, textOf, type RuleContext } from './rule.js';

/** Keys that the format requires, with an example. `only`: in one schema. `without`: the effect of a missing key. */
const requiredKeys: readonly { key: string; example: unknown; without: string; only?: 'v1' | 'v2' }[] = [
  { key: 'theme', example: 'mint', without: 'the site uses "mint"', only: 'v2' },
  { key: 'colors', example: { primary: '#16A34A' }, without: 'the site uses the default color' },
  { key: 'favicon', example: '/favicon.svg', without: 'browsers show the first letter of its name', only: 'v1' },
];

const isThemedImage = /^(?:logo|favicon)$/;

/** Reports each of them. */
export function checkFormat(context: RuleContext): void {
  reportMissing(context);
  for (const value of context.values) {
    if (value.pattern === '$schema') reportSchema(value, context);
    else if (isThemedImage.test(value.pattern)) reportOneMode(value, context);
    else if (value.pattern === 'navbar.primary') reportNoType(value, context);
    else reportUnquoted(value, context);
  }
}

function reportMissing(context: RuleContext): void {
  const { settings, isV1, prunedNodes } = context;
  for (const { key, example, without, only } of requiredKeys) {
    const isReported = [...(prunedNodes.get(settings) ?? [])].some((name) => suggestKey(String(name), [key]) === key);
    if ((only && (only === 'v1') !== isV1) || field(settings, key) || isReported) continue;
    const hint = `Add ${jsonText(key)}: ${jsonText(example)}.`;
    report(context, { ...settings.span, length: 1 }, `The file has no ${jsonText(key)}, so ${without}.`, hint);
  }
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

function reportNoType({ text, node }: SettingsValue, context: RuleContext): void {
  if (node.type !== 'object' || field(node, 'type') || context.isV1) return;
  report(context, { ...node.span, length: 1 }, `${text} has no "type", so it is a button.`, 'Add "type": "button".');
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
