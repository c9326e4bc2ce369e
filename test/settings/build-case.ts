/** Builds the sites of a case in this process. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from '../../plugin/site-build/build-site.js';
import type { Report } from '../../plugin/core/errors/errors.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { settingKeys, settingUses, type SettingKey } from '../../plugin/config/setting-keys.js';
import { commitAll, runGit } from '../fixtures/run-git.js';
import { baseConfig, baseFiles } from './base-site.js';
import { otherValue } from './other-value.js';
import type { SchemaVersion, SettingCase } from './setting-case.js';

/** The two schemas of the settings. */
export const schemas = { v1: settingsSchemas.v1, v2: settingsSchemas.v2 } as const;

/** All keys of each schema. */
export const keysOf: Record<SchemaVersion, Map<string, SettingKey>> = {
  v1: settingKeys(settingsSchemas.v1),
  v2: settingKeys(settingsSchemas.v2),
};

/** The keys of a case as a list. */
export function caseKeys({ key }: SettingCase): readonly string[] {
  return typeof key === 'string' ? [key] : key;
}

/** The schemas that a case runs with. */
export function caseSchemas(one: SettingCase): SchemaVersion[] {
  const known = (['v1', 'v2'] as const).filter((version) => caseKeys(one).every((key) => keysOf[version].has(key)));
  return one.schema ? known.filter((version) => version === one.schema) : known;
}

/** The change of a case's key that proves that the key has an effect. */
export type Change = 'removed' | 'replaced';

/** The settings of a case in one schema, with `key` removed or replaced, and the number of its uses. */
export function caseConfig(
  one: SettingCase,
  version: SchemaVersion,
  key?: string,
  change: Change = 'removed',
): { config: Record<string, unknown>; uses: number } {
  const config = structuredClone({ ...baseConfig[version], ...one.config });
  const uses = settingUses(schemas[version], config).filter((use) => use.key.path === key);
  for (const [index, { key: use, owner, name, value }] of uses.entries()) {
    if (change === 'removed') delete (owner as Record<string, unknown>)[name];
    else (owner as Record<string, unknown>)[name] = otherValue(use.path, value, { version, index });
  }
  return { config, uses: uses.length };
}

/** Writes and builds the site. The output is in `out` of the returned folder. */
export async function buildCase(
  one: SettingCase,
  config: Record<string, unknown>,
  temporary: string,
): Promise<{ outDir: string; report: Report }> {
  const folder = mkdtempSync(join(temporary, 'case-'));
  const files = { ...baseFiles, ...one.files, 'docs.json': JSON.stringify(config, null, 2) };
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, 'docs', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  if (one.isCommitted) {
    runGit(folder, '2026-01-02', 'init', '-q');
    commitAll(folder, '2026-01-02');
  }
  const outDir = join(folder, 'out');
  const { report } = await buildSite({ root: join(folder, 'docs'), outDir, cacheDir: false, siteUrl: one.siteUrl });
  return { outDir, report };
}
