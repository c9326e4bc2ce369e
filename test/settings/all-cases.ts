/** Collects all cases: every file in the folders next to this file exports `cases`. */
import { readdirSync } from 'node:fs';
import type { SettingCase } from './setting-case.js';

const folders = ['shared', 'v1', 'v2'] as const;

/** The cases in `shared` (for each schema with the key), `v1` and `v2` (for that schema only). */
export async function allCases(): Promise<SettingCase[]> {
  const lists = folders.flatMap((folder) => {
    const base = new URL(`${folder}/`, import.meta.url);
    return readdirSync(base)
      .filter((file) => /^[\w-]+\.[jt]s$/.test(file))
      .map(async (file) => {
        const { cases } = (await import(new URL(file, base).href)) as { cases: SettingCase[] };
        return folder === 'shared' ? cases : cases.map((one) => ({ ...one, schema: one.schema ?? folder }));
      });
  });
  return (await Promise.all(lists)).flat();
}
