import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readUtf8 } from '../../reader/docs-file.js';
import { fileStart, type Report } from '../../core/errors/errors.js';
import type { JsonSource } from './json-tree.js';

/** Names of the settings file. A folder has exactly one of them. */
export const configFiles = ['docs.json', 'mint.json'] as const;

/** Whether the folder has a settings file. */
export function hasConfig(folder: string): boolean {
  return configFiles.some((file) => existsSync(join(folder, file)));
}

/** Reads the settings file of the folder. Having none or both is an error; then the result is `undefined`. */
export function findConfig(root: string, report: Report): JsonSource | undefined {
  const sources: JsonSource[] = [];
  for (const file of configFiles) {
    const text = readUtf8(root, file);
    if (text !== undefined) sources.push({ file, text: text.replace(/^\uFEFF/, '') });
  }
  if (sources.length === 1) return sources[0];
  const location = fileStart(configFiles[0]);
  if (sources.length === 0) {
    report.error({
      ...location,
      code: 'config-missing',
      message: `There is no docs.json or mint.json in ${root}.`,
      hint: 'Pass the folder that contains docs.json, or run "octavo init" in this folder: it writes a docs.json for the pages that exist, or a new site.',
    });
  } else {
    report.error({
      ...location,
      code: 'config-both',
      message: 'The folder has both docs.json and mint.json.',
      hint: 'Keep only one: remove mint.json if docs.json is complete.',
    });
  }
  return undefined;
}
