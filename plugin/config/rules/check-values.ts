/** Reports values that have the right type but cannot work: empty text, broken URLs. */
import { isSafeAddress } from '../../../elements/safe-address.js';
import { isRequired } from '../messages/explain-issue.js';
import { shortText } from '../messages/explain-key.js';
import { jsonText } from '../read/json-text.js';
import { schemaAt } from '../schema-at.js';
import type { Refers } from '../schema/effect.js';
import type { SettingsValue } from '../walk-settings.js';
import { isPossiblePath, isUrl, pagePath } from '../../addresses/page-path.js';
import { addressFault } from '../../addresses/address-fault.js';
import { textOf, warnAt, type RuleContext } from './rule.js';

/** Warns about each of them. */
export function checkValues(context: RuleContext): void {
  for (const value of context.values) {
    const text = textOf(value.node);
    if (text === undefined) continue;
    if (text.includes('$mcp') && value.meta.hasPlaceholders) reportPlaceholder(value, text, context);
    if (text.trim() === '') {
      if (!value.meta.mayBeEmpty) reportEmpty(value, context);
    } else checkText(value, text, context);
  }
}

function checkText(value: SettingsValue, text: string, context: RuleContext): void {
  const { refers } = value.meta;
  if (refers === 'folder') reportFolder(value, text, context);
  else if (refers === 'file' || refers === 'font' || refers === 'icon') reportUnsafeFile(value, text, context);
  else if ((refers && addresses.has(refers)) || (refers === 'prefix' && isUrl(text)))
    reportAddress(value, text, context);
}

const addresses = new Set<Refers>(['link', 'address', 'site', 'server', 'account']);

/** The placeholders of a custom menu entry. */
function reportPlaceholder({ text, node }: SettingsValue, value: string, { report }: RuleContext): void {
  const message = `${text} contains $mcp, which stays as it is: a static site does not run an MCP server.`;
  const hint = `Write ${jsonText(value.replaceAll('$mcp', '$page'))}, or remove the entry.`;
  warnAt(report, node.span, 'config-placeholder', message, hint);
}

function reportEmpty({ path, text, node }: SettingsValue, { schema, value, report }: RuleContext): void {
  const { example } = schemaAt(schema, path, value);
  const orRemove = isRequired(path, schema, value) ? '' : ', or remove it';
  const key = path.at(-1);
  const shown = typeof key === 'string' ? `${jsonText(key)}: ` : '';
  const hint =
    example === undefined || example === ''
      ? 'Add a value, or remove the key.'
      : `Use, for example, ${shown}${jsonText(example)}${orRemove}.`;
  warnAt(report, node.span, 'config-empty', `${text} is empty.`, hint);
}

function reportFolder({ text, node }: SettingsValue, folder: string, { report }: RuleContext): void {
  const path = pagePath(folder);
  if (path !== undefined && isPossiblePath(path)) return;
  const message = `${text} must be the path of a folder in the docs; found ${shortText(folder)}.`;
  warnAt(report, node.span, 'config-path', message, 'Use, for example, "api-reference".');
}

function reportUnsafeFile({ text, node, meta }: SettingsValue, address: string, { report }: RuleContext): void {
  // The name of an icon may contain a colon.
  if (isSafeAddress(address, meta.refers === 'icon' ? 'page-file' : 'file')) return;
  const hint = 'Use the path of a file in the docs folder, or a URL that starts with https://.';
  const message = `${text} must be the address of a file; found ${shortText(address)}.`;
  warnAt(report, node.span, 'address-unsafe', message, hint);
}

function reportAddress({ path, text, node, meta }: SettingsValue, address: string, { report }: RuleContext): void {
  const { refers } = meta;
  const fault = addressFault(address, {
    account: refers === 'account' ? String(path.at(-1)) : undefined,
    use: refers === 'server' ? 'socket' : 'link',
    isOutside: refers === 'server' || refers === 'site',
  });
  if (!fault) return;
  const key = typeof path.at(-1) === 'string' ? `${jsonText(path.at(-1))}: ` : '';
  const hint = fault.fixed ? `Write ${key}${jsonText(fault.fixed)}.` : fault.hint;
  warnAt(report, node.span, 'config-url', `${text} ${fault.what}; found ${shortText(address)}.`, hint);
}
