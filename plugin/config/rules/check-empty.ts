/** Reports objects and lists that have no effect because something is missing in them. */
import type { Report } from '../../core/errors/errors.js';
import { impactOf } from '../messages/impact.js';
import { jsonText } from '../read/json-text.js';
import { problemAt } from '../read/json-tree.js';
import type { SettingsValue } from '../walk-settings.js';
import { field, warnAt, type RuleContext } from './rule.js';

/** Keys whose empty object is meaningful or is reported by another rule. */
const mayBeEmpty =
  /^(?:navigation|navigation\.global|variables|metadata|integrations|analytics|custom|chat)$|^(?:integrations|analytics)\b/;

/** Keys that objects need, with an example. `alias`: its other name. `without`: the effect of a missing key. */
const requiredKeys: readonly { where: RegExp; key: string; alias?: string; example: unknown; without: string }[] = [
  { where: /^api\.(?:mdx\.)?auth$/, key: 'method', example: 'bearer', without: 'requests have no authorization' },
  {
    where: /^footer\.links\[\]$/,
    key: 'items',
    alias: 'links',
    example: [{ label: 'Blog', href: 'https://example.com' }],
    without: 'it is not shown',
  },
  { where: /^contextual$/, key: 'options', example: ['copy', 'view'], without: 'it has no effect' },
  { where: /^fonts?(?:\.(?:body|headings?))?$/, key: 'family', example: 'Inter', without: 'it has no effect' },
  ...(['light', 'dark'] as const).map((key) => ({
    where: /^colors\.background$/,
    key,
    example: { light: '#FFFFFF', dark: '#0F1117' }[key],
    without: `${key} mode has the background of the theme`,
  })),
];

const fontRoles = ['body', 'heading', 'headings'];

/** Warns about each of them. */
export function checkEmpty(context: RuleContext): void {
  for (const value of context.values) {
    const { node, pattern } = value;
    if (node.type !== 'object' || context.prunedNodes.has(node)) continue;
    if (node.entries.size === 0) reportEmpty(value, context);
    else if (context.isV1 && /^navigation\[\](?:\.pages\[\])*$/.test(pattern)) reportUnnamed(value, context);
    else reportIncomplete(value, context);
  }
}

function reportEmpty({ text, pattern, key }: SettingsValue, { report }: RuleContext): void {
  if (mayBeEmpty.test(pattern)) return;
  warnAt(
    report,
    { ...key, length: 1 },
    'config-empty',
    `${text} is empty, so it has no effect.`,
    'Add its settings, or remove it.',
  );
}

function reportUnnamed({ text, node }: SettingsValue, { report }: RuleContext): void {
  if (field(node, 'group')) return;
  const message = `${text} has no "group", so its pages have no heading.`;
  warnAt(report, { ...node.span, length: 1 }, 'group-unnamed', message, 'Add it, for example "group": "Get started".');
}

function reportIncomplete(value: SettingsValue, { report, settings, schema, value: all }: RuleContext): void {
  const { text, pattern, node, path } = value;
  const fonts = field(settings, 'fonts') ?? field(settings, 'font');
  // Without a family, a role has the common one.
  if (pattern.startsWith('font') && node !== fonts && fonts && field(fonts, 'family')) return;
  const roles = fontRoles.filter((role) => field(node, role));
  if (roles.length > 0) return reportUnusedFont(value, roles, report);
  for (const { key, alias = key, example, without } of requiredKeys.filter(({ where }) => where.test(pattern))) {
    if (field(node, key) ?? field(node, alias)) continue;
    const message = `${text} has no ${jsonText(key)}, so ${without}.`;
    const hint = `Add it, for example ${jsonText(key)}: ${jsonText(example)}.`;
    const { level } = impactOf(path, schema, all);
    report[`${level}s`].push(problemAt({ ...node.span, length: 1 }, { code: 'config-incomplete', message, hint }));
  }
}

/** Keys beside `body` and `heading` are of the font that both share, which needs a family. */
function reportUnusedFont({ text, node }: SettingsValue, roles: readonly string[], report: Report): void {
  if (node.type !== 'object' || field(node, 'family')) return;
  const hint = `Move it into ${roles.map((role) => jsonText(role)).join(' or ')}, or add a "family" beside it.`;
  for (const [key, entry] of node.entries) {
    if (fontRoles.includes(key)) continue;
    const message = `${text}.${key} has no effect, because ${text} has no "family".`;
    warnAt(report, entry.key, 'config-incomplete', message, hint);
  }
}
