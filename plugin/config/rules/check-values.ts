/** Reports values that have the right type but cannot work: empty text, broken URLs. */
import { isSafeAddress } from '../../../elements/safe-address.js';
import { isRequired } from '../messages/explain-issue.js';
import { shortText } from '../messages/explain-key.js';
import { jsonText } from '../read/json-text.js';
import { schemaAt } from '../schema-at.js';
import type { SettingsValue } from '../settings-tree.js';
import { isPossiblePath, isUrl, pagePath } from '../../addresses/page-path.js';
import { addressFault } from '../../addresses/address-fault.js';
import { textOf, warnAt, type RuleContext } from './rule.js';

/** Keys whose empty text is meaningful. */
const mayBeEmpty =
  /^(?:variables|metadata|integrations|analytics|custom|chat)\b|(?:inputPrefix|value|description|group)$/;
const isAddress =
  /(?:^|\.)(?:href|url)$|^(?:footer\.socials|footerSocials)\.[^.]+$|^(?:redirects\[\]\.destination|seo\.organization\.(?:url|logo)|api\.(?:baseUrl|mdx\.server)(?:\[\])?)$/;
const isFile =
  /^(?:logo|favicon|background\.image)(?:\.(?:light|dark))?$|^backgroundImage$|^thumbnails\.background$|^fonts?\..*(?:source|url)$|(?:^|\.)icon(?:\.name)?$/;
const isNotAddress = /^(?:api\.url|fonts?\.)/;
/** Addresses outside the docs, which have no paths relative to a page. */
const isOutside = /^(?:api\.(?:baseUrl|mdx\.server)(?:\[\])?|versions\[\]\.url|seo\.organization\.url)$/;
const isGeneratedFolder = /(?:openapi|asyncapi|graphql)(?:\[\])?\.directory$/;
/** Folders that can look like hosts. */
const isPrefix = /^(?:tabs|anchors)\[\]\.url$/;

/** Warns about each of them. */
export function checkValues(context: RuleContext): void {
  for (const value of context.values) {
    const text = textOf(value.node);
    if (text === undefined) continue;
    if (text.includes('$mcp') && value.pattern.startsWith('contextual.')) reportPlaceholder(value, text, context);
    if (text.trim() === '') {
      if (!mayBeEmpty.test(value.pattern)) reportEmpty(value, context);
    } else checkText(value, text, context);
  }
}

function checkText(value: SettingsValue, text: string, context: RuleContext): void {
  const { pattern } = value;
  if (isGeneratedFolder.test(pattern)) reportFolder(value, text, context);
  else if (isFile.test(pattern)) reportUnsafeFile(value, text, context);
  else if (isAddress.test(pattern) && !isNotAddress.test(pattern) && (isUrl(text) || !isPrefix.test(pattern)))
    reportAddress(value, text, context);
}

/** The placeholders of a custom menu entry. */
function reportPlaceholder({ text, node }: SettingsValue, value: string, { report }: RuleContext): void {
  const message = `${text} contains $mcp, which stays as it is: a static site does not run an MCP server.`;
  warnAt(
    report,
    node.span,
    'config-placeholder',
    message,
    `Write ${jsonText(value.replaceAll('$mcp', '$page'))}, or remove the entry.`,
  );
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

function reportUnsafeFile({ text, pattern, node }: SettingsValue, address: string, { report }: RuleContext): void {
  // The name of an icon may contain a colon.
  if (isSafeAddress(address, pattern.includes('icon') ? 'page-file' : 'file')) return;
  const hint = 'Use the path of a file in the docs folder, or a URL that starts with https://.';
  const message = `${text} must be the address of a file; found ${shortText(address)}.`;
  warnAt(report, node.span, 'address-unsafe', message, hint);
}

function reportAddress({ path, text, pattern, node }: SettingsValue, address: string, { report }: RuleContext): void {
  const account = /socials\.[^.]+$/i.test(pattern) ? String(path.at(-1)) : undefined;
  const use = pattern.startsWith('api.') ? 'socket' : 'link';
  const fault = addressFault(address, { account, use, isOutside: isOutside.test(pattern) });
  if (!fault) return;
  const key = typeof path.at(-1) === 'string' ? `${jsonText(path.at(-1))}: ` : '';
  const hint = fault.fixed ? `Write ${key}${jsonText(fault.fixed)}.` : fault.hint;
  warnAt(report, node.span, 'config-url', `${text} ${fault.what}; found ${shortText(address)}.`, hint);
}
