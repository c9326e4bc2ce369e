import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { english, type UiStrings } from './ui-strings.js';
import { packageRoot } from '../core/package/package-root.js';

/** Codes in use for a language besides its own. */
const aliases = new Map([
  ['cn', 'zh'],
  ['in', 'id'],
  ['iw', 'he'],
  ['jp', 'ja'],
  ['kr', 'ko'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['ua', 'uk'],
]);

/** Chinese in traditional characters. */
const traditional = /^zh[-_](?:hant|hk|mo|tw)(?:[-_]|$)/;

/** The UI strings in the language `code`, which may name a region or script too: `pt-BR`, `zh-Hant`. English where there are none in it. */
export async function loadUiStrings(code: string): Promise<UiStrings> {
  const tag = code.toLowerCase();
  const [, language = ''] = /^([a-z]+)(?:[-_]|$)/.exec(tag) ?? [];
  const name = traditional.test(tag) ? 'zh-hant' : (aliases.get(language) ?? language);
  const file = join(packageRoot, 'plugin/languages', `${name}.json`);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as UiStrings) : english;
}
