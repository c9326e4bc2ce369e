/** Warns about unknown names in settings that accept any text: themes, icon styles, platforms, languages. */
import { jsonText } from '../read/json-text.js';
import { languageName } from '../normalize/language.js';
import type { SettingsValue } from '../walk-settings.js';
import { nameFault, nameLists, withoutLists, type KnownNames } from './known-names.js';
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

function reportName(value: SettingsValue, text: string, list: KnownNames, report: RuleContext['report']): void {
  const fault = nameFault(value.text, list.isKey ? String(value.path.at(-1)) : text, list);
  if (fault) warnAt(report, list.isKey ? value.key : value.node.span, 'config-name', fault.message, fault.hint);
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
