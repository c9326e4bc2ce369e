/** Warns about names that a setting accepts but does not know: themes, icon styles, platforms, languages. */
import { nearest } from '../../nearest.js';
import { jsonText } from '../json-text.js';
import { languageName } from '../normalize/language.js';
import type { SettingsValue } from '../settings-tree.js';
import { nameLists, withoutLists, type KnownNames } from './known-names.js';
import { textOf, warnAt, type RuleContext } from './rule.js';

/** Warns about each unknown name, with the closest known one. */
export function checkNames({ places, report }: RuleContext): void {
  for (const place of places) {
    const text = textOf(place.node);
    if (text === undefined || text === '') continue;
    const pattern = withoutLists(place.pattern);
    for (const names of nameLists) if (names.where.test(pattern)) reportName(place, text, names, report);
    if (/languages\[\]\.language$|^versions\[\]\.locale$/.test(place.pattern)) reportLanguage(place, text, report);
  }
}

function reportName(
  place: SettingsValue,
  text: string,
  { what, names, effect, isKey }: KnownNames,
  report: RuleContext['report'],
): void {
  const name = isKey ? String(place.path.at(-1)) : text;
  if (names.includes(name)) return;
  const near = nearest(name, names);
  const hint = near === undefined ? `Valid names: ${names.join(', ')}.` : `Did you mean ${jsonText(near)}?`;
  const span = isKey ? place.key : place.node.span;
  warnAt(report, span, 'config-name', `${place.text}: unknown ${what} ${jsonText(name)}. ${effect}`, hint);
}

const codes =
  'en fr de es it pt pt-BR nl pl sv da no fi cs hu ro el tr uk ru ar he hi ja ko zh-Hans zh-Hant vi id th'.split(' ');

function reportLanguage({ text: where, node }: SettingsValue, code: string, report: RuleContext['report']): void {
  if (languageName(code) !== code) return;
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const meant = codes.find((known) =>
    [english.of(known), languageName(known)].some((name) => name?.toLowerCase() === code.toLowerCase()),
  );
  const hint = meant ? `Write ${jsonText(meant)}.` : 'Write a language code such as "en", "fr" or "pt-BR".';
  warnAt(report, node.span, 'config-name', `${where}: ${jsonText(code)} is not a language code.`, hint);
}
