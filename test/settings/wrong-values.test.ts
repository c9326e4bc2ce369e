/** A wrong value is an error if the site loses content: each setting of the cases gets values of other types in turn. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Report } from '../../plugin/core/errors/errors.js';
import type { Site } from '../../plugin/core/model/types.js';
import { readSite } from '../../plugin/config/read/read-site.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { settingUses } from '../../plugin/config/setting-keys.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { allCases } from './all-cases.js';
import { caseConfig, caseKeys, caseSchemas, keysOf, schemas } from './build-case.js';
import type { SchemaVersion } from './setting-case.js';

const files: Record<SchemaVersion, string> = { v1: 'mint.json', v2: 'docs.json' };
const temporary = temporaryFolder();
let count = 0;

type Settings = Record<string, unknown>;
type Read = { site: Site | undefined; report: Report };

async function read(version: SchemaVersion, settings: Settings): Promise<Read> {
  const root = writeFiles(`${temporary}/${++count}`, { [files[version]]: settings });
  const report = new Report();
  return { site: await readSite(root, report, settingsSchemas), report };
}

/** What only changes how an entry looks or is found, and where it is written. */
const looks = new Set(
  'icon iconType iconLibrary tag color expanded isOpen boost directory align type style arrow dismissible permanent default isDefault hidden public inputPrefix pill'.split(
    ' ',
  ),
);

/** The parts of a site that readers would miss. */
function contentOf(site: Site | undefined): string {
  const { name, description, navigation, navbar, footer, banner, api, redirects, variables } = (site ?? {}) as Settings;
  const { baseUrls, auth, inSpecifications } = (api ?? {}) as Settings;
  const endpoints = { baseUrls, auth, inSpecifications };
  const content = { name, description, navigation, navbar, footer, banner, endpoints, redirects, variables };
  return JSON.stringify(content, (key, value: unknown) =>
    looks.has(key) || /location/i.test(key) ? undefined : value,
  );
}

/** Objects with unknown keys are not among them: sites have keys of other tools everywhere, so these are warnings. */
const wrongValues = [7, true, null, '?', [], {}, [7]];

/** The settings with each wrong value of each setting, by its path. */
function* wrongSettings(
  version: SchemaVersion,
  settings: Settings,
): Generator<[path: string, Settings, isText: boolean]> {
  const uses = settingUses(schemas[version], settings).length;
  for (let index = 0; index < uses; index++) {
    for (const wrong of wrongValues) {
      const copy = structuredClone(settings);
      const use = settingUses(schemas[version], copy)[index]!;
      // Without its navigation, a file is one of the other schema.
      if (use.key.path === 'navigation' || use.key.schema.safeParse(wrong).success) continue;
      (use.owner as Settings)[use.name] = wrong;
      yield [`${use.key.path}: ${JSON.stringify(wrong)}`, copy, isUnquoted(use.key.schema, wrong)];
    }
  }
}

/** Whether the value is right as text: a number, `true` or `false` without quotes. */
function isUnquoted(schema: z.ZodType, value: unknown): boolean {
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  const text = Array.isArray(value) ? value.map(String) : isPlain ? String(value) : value;
  return schema.safeParse(text).success;
}

const cases = (await allCases()).flatMap((one) =>
  caseSchemas(one).map((version) => ({ name: `${version}: ${caseKeys(one).join(', ')}`, one, version })),
);

/** What is lost or not reported with a wrong value, by its path. */
async function lossesOf(version: SchemaVersion, config: Settings): Promise<string[]> {
  const losses: string[] = [];
  const right = contentOf((await read(version, config)).site);
  for (const [path, settings, isText] of wrongSettings(version, config)) {
    const { site, report } = await read(version, settings);
    if (report.errors.length > 0) continue;
    const isReported = report.warnings.length + report.notices.length > 0;
    if (!isText && (!isReported || contentOf(site) !== right)) losses.push(path);
  }
  return losses;
}

test.each(cases)('$name: no wrong value loses content without an error', async ({ one, version }) => {
  const { config } = caseConfig(one, version);
  expect(await lossesOf(version, config)).toEqual([]);
});

test.each(['v1', 'v2'] as const)('%s: each setting says what a wrong value costs', (version) => {
  const silent = [...keysOf[version]].filter(
    ([path, { meta, effect }]) => !/[.[]/.test(path) && effect.status !== 'unsupported' && !meta.wrongValue,
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});
