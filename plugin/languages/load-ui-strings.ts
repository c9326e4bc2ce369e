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

/** The UI strings in the language `code`, which may name a region too: `pt-BR`. English where there are none in it. */
export async function loadUiStrings(code: string): Promise<UiStrings> {
  const [, language = ''] = /^([a-z]+)(?:[-_]|$)/.exec(code.toLowerCase()) ?? [];
  const file = join(packageRoot, 'plugin/languages', `${aliases.get(language) ?? language}.json`);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as UiStrings) : english;
}
