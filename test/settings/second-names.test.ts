/** A setting is reported as without effect beside another name for it only if the site does not change with it. */
import { expect, test } from 'vitest';
import { Report } from '../../plugin/core/errors/errors.js';
import { readSite } from '../../plugin/config/read/read-site.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { settingUses } from '../../plugin/config/setting-keys.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { allCases } from './all-cases.js';
import { caseConfig, caseSchemas, schemas } from './build-case.js';
import type { SchemaVersion } from './setting-case.js';

const files: Record<SchemaVersion, string> = { v1: 'mint.json', v2: 'docs.json' };
const temporary = temporaryFolder();
let count = 0;

type Settings = Record<string, unknown>;

/** The site without what it keeps of its file for messages, and whether a second name is reported. */
async function read(version: SchemaVersion, settings: Settings): Promise<{ site: string; isReported: boolean }> {
  const root = writeFiles(`${temporary}/${++count}`, { [files[version]]: settings });
  const report = new Report();
  const site = await readSite(root, report, settingsSchemas);
  const text = JSON.stringify(site, (key, value: unknown) =>
    /location|^root$|^addresses$|^references$/i.test(key) ? undefined : value,
  );
  return { site: text, isReported: report.warnings.some(({ code }) => code === 'config-second-name') };
}

/** Values of the same type that may be valid in the place of `value`. */
function others(value: unknown): unknown[] {
  if (typeof value === 'string') return [`Other ${value}`, `${value}/other`, '#445566', 'https://other.example'];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  if (Array.isArray(value)) return [...value.flatMap((item) => others(item).map((other) => [other])), []];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    others(inner).map((other) => ({ ...(value as Settings), [name]: other })),
  );
}

/** Settings with both names, and those with the preferred name only. */
function* pairs(version: SchemaVersion, config: Settings): Generator<[name: string, both: Settings, one: Settings]> {
  for (const [index, { key, name }] of settingUses(schemas[version], config).entries()) {
    const { sameAs } = key.meta;
    if (sameAs === undefined || /[.:]/.test(sameAs)) continue;
    const [both, one] = [structuredClone(config), structuredClone(config)];
    const [owner, only] = [both, one].map((each) => settingUses(schemas[version], each)[index]!.owner as Settings);
    const other = others(owner![name]).find((each) => key.schema.safeParse(each).success);
    if (other === undefined) continue;
    owner![sameAs] = owner![name];
    owner![name] = other;
    only![sameAs] = only![name];
    delete only![name];
    yield [`${key.path} beside ${sameAs}`, both, one];
  }
}

test('settings beside another name for them', async () => {
  const [wrong, found] = [new Set<string>(), new Set<string>()];
  for (const one of await allCases()) {
    for (const version of caseSchemas(one)) {
      for (const [name, both, only] of pairs(version, caseConfig(one, version).config)) {
        const [site, expected] = [await read(version, both), await read(version, only)];
        if (site.isReported) found.add(name);
        if (site.isReported && site.site !== expected.site) wrong.add(name);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(found.size).toBeGreaterThan(10);
});
