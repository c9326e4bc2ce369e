/** Warns about unknown names in settings that accept any text: themes, icon styles, platforms, languages. */
import { nearest } from '../../core/text/nearest.js';
import { jsonText } from '../read/json-text.js';
import { languageName } from '../normalize/language.js';
import type { SettingsValue } from '../settings-tree.js';
import { nameLists, withoutLists, type KnownNames } from './known-names.js';
import { textOf, warnAt, type RuleContext } from './rule.js';

/** Warns about each unknown name, with the closest known one. */
export function checkNames({ values, report }: RuleContext): void {
  for (const value of values) {
    const text = textOf(value.node);
    if (text === undefined || text === '') continue;
    const pattern = withoutLists(value.pattern);
    for (const names of nameLists) if (names.where.test(pattern)) reportName(value, text, names, report);
    if (/languages\[\]\.language$|^versions\[\]\.locale$/.test(value.pattern)) reportLanguage(value, text, report);
  }
}

function reportName(
  value: SettingsValue,
  text: string,
  { what, names, effect, isKey }: KnownNames,
  report: RuleContext['report'],
): void {
  const name = isKey ? String(value.path.at(-1)) : text;
  if (names.includes(name)) return;
  const near = nearest(name, names);
  const hint = near === undefined ? `Valid names: ${names.join(', ')}.` : `Did you mean ${jsonText(near)}?`;
  const span = isKey ? value.key : value.node.span;
  warnAt(report, span, 'config-name', `${value.text}: unknown ${what} ${jsonText(name)}. ${effect}`, hint);
}

const codes =
  'en fr de es it pt pt-BR nl pl sv da no fi cs hu ro el tr uk ru ar he hi ja ko zh-Hans zh-Hant vi id th'.split(' ');

function reportLanguage({ text: where, node }: SettingsValue, code: string, report: RuleContext['report']): void {
  if (languageName(code) !== code) return;
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const languageCode = codes.find((known) =>
    [english.of(known), languageName(known)].some((name) => name?.toLowerCase() === code.toLowerCase()),
  );
  const hint = languageCode
    ? `Write ${jsonText(languageCode)}.`
    : 'Write a language code such as "en", "fr" or "pt-BR".';
  warnAt(report, node.span, 'config-name', `${where}: ${jsonText(code)} is not a language code.`, hint);
}
