import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { validateSettings } from '../validate-settings.js';
import { warnUnsupportedSettings } from './unsupported-settings.js';
import { parseJson } from '../read/parse-json.js';
import { settingsSchemas } from '../../site-build/settings.js';

function warningsOf(settings: object): string[] {
  const report = new Report();
  const text = JSON.stringify({ name: 'Acme', navigation: { pages: ['index'] }, ...settings }, null, 2);
  const tree = parseJson({ file: 'docs.json', text }, report)!;
  warnUnsupportedSettings(settingsSchemas.v2, validateSettings(settingsSchemas.v2, tree, report)!, report);
  return report.warnings.map(({ code, message, hint, places, ...place }) => {
    const all = (places ?? [place]).map(({ line, column }) => `${line}:${column}`);
    return `${all.join()} ${code} ${message} ${hint}`;
  });
}

test('settings without effect are reported once for each reason, with all places', () => {
  const group = (name: string) => ({ group: name, public: false, pages: ['index'] });
  expect(warningsOf({ navigation: { groups: [group('One'), group('Two')] } })).toEqual([
    '7:19,14:19 setting-ignored group.public false has no effect. A static site has no access control: everyone can read all pages. Remove it.',
  ]);
});

test('an unsupported object is reported without its parts, and what only editors read is not reported', () => {
  const found = warningsOf({ $schema: 'https://example.com/docs.schema.json', chat: { enabled: true } });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('chat has no effect');
});
