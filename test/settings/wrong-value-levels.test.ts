/** The level of wrong values of all three formats, with what the site loses: an error if that is content. */
import { expect, test } from 'vitest';
import { Report } from '../../plugin/core/errors/errors.js';
import { readSite } from '../../plugin/config/read/read-site.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { wrongValueLevels, type SettingsFormat, type WrongValueLevel } from './wrong-value-levels.js';

const temporary = temporaryFolder();
const common = { name: 'Acme', theme: 'mint', colors: { primary: '#336699' } };
const [group, pages] = ['Start', ['index', 'guide']];
const formats: Record<SettingsFormat, { file: string; settings: Record<string, unknown> }> = {
  today: { file: 'docs.json', settings: { ...common, navigation: { groups: [{ group, pages }] } } },
  older: { file: 'docs.json', settings: { ...common, navigation: [{ group, pages }] } },
  mint: { file: 'mint.json', settings: { ...common, navigation: [{ group, pages }] } },
};

function withValue(settings: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const before = ((settings as Record<string, unknown>)[key] ?? {}) as object;
  return { ...settings, [key]: rest.length === 0 ? value : withValue(before, rest, value) };
}

const cases = wrongValueLevels.map((row, index) => ({ ...row, index, shown: JSON.stringify(row.value) }));

test.each(cases)(
  '$format: $key: $shown: $level, because it costs $costs',
  async ({ format, key, value, index, level }) => {
    const { file, settings } = formats[format];
    const root = writeFiles(`${temporary}/${index}`, { [file]: withValue(settings, key.split('.'), value) });
    const report = new Report();
    const site = await readSite(root, report, settingsSchemas);
    const found: WrongValueLevel['level'] | 'silent' =
      report.errors.length > 0
        ? 'error'
        : report.warnings.length > 0
          ? 'warning'
          : report.notices.length > 0
            ? 'notice'
            : 'silent';
    expect(found).toBe(level);
    expect(site !== undefined || level === 'error').toBe(true);
  },
);

test('the table has at least 60 rows, and each format has some of each level', () => {
  expect(wrongValueLevels.length).toBeGreaterThanOrEqual(60);
  for (const format of ['today', 'older', 'mint'])
    expect(new Set(wrongValueLevels.filter((row) => row.format === format).map(({ level }) => level))).toEqual(
      new Set(['error', 'warning']),
    );
});
