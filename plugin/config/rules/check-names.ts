/** Warns about unknown names in settings that accept any text: themes, icon styles, platforms, languages. */
import { jsonText } from '../read/json-text.js';
import { languageName } from '../normalize/language.js';
import type { JsonNode } from '../read/json-tree.js';
import { nameFault } from '../schema/known-names.js';
import { textOf, warnAt, type RuleContext } from './rule.js';

/** Warns about each unknown name, with the closest known one. */
export function checkNames({ values, report }: RuleContext): void {
  for (const { path, text: where, node, key, meta, keyNames } of values) {
    const text = textOf(node);
    if (text === undefined || text === '') continue;
    const fault = meta.names && nameFault(where, text, meta.names);
    const keyFault = keyNames && nameFault(where, String(path.at(-1)), keyNames);
    if (fault) warnAt(report, node.span, 'config-name', fault.message, fault.hint);
    if (keyFault) warnAt(report, key, 'config-name', keyFault.message, keyFault.hint);
    if (meta.refers === 'language') reportLanguage(where, text, node, report);
  }
}

const codes =
  'en fr de es it pt pt-BR nl pl sv da no fi cs hu ro el tr uk ru ar he hi ja ko zh-Hans zh-Hant vi id th'.split(' ');

function reportLanguage(where: string, code: string, node: JsonNode, report: RuleContext['report']): void {
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
