import { expect, test } from 'vitest';
import { Report } from '../errors.js';
import { validateSettings } from './validate-settings.js';
import { warnUnsupportedSettings } from './unsupported-settings.js';
import { parseJson } from './parse-json.js';
import { settingsV2 } from './schema/settings.js';

function warningsOf(settings: object): string[] {
  const report = new Report();
  const text = JSON.stringify({ name: 'Acme', navigation: { pages: ['index'] }, ...settings }, null, 2);
  const tree = parseJson({ file: 'docs.json', text }, report)!;
  warnUnsupportedSettings(settingsV2, validateSettings(settingsV2, tree, report)!, report);
  return report.warnings.map(({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`);
}

test('a setting without effect is reported once, at its first use, with the number of uses and the reason', () => {
  const group = (name: string) => ({ group: name, public: true, pages: ['index'] });
  expect(warningsOf({ navigation: { groups: [group('One'), group('Two')] } })).toEqual([
    '7:9 setting-ignored group.public has no effect. Used in 2 places. A static site has no access control.',
  ]);
});

test('an unsupported object is reported without its parts, and what only editors read is not reported', () => {
  const found = warningsOf({ $schema: 'https://example.com/docs.schema.json', chat: { enabled: true } });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('chat has no effect');
});

test('a playground for readers who are signed in and a proxy of Octavo are reported', () => {
  const found = warningsOf({ api: { playground: { display: 'auth', proxy: true } } });
  expect(found.map((warning) => warning.replace(/^\S+ \S+ (.*?\.) .*$/, '$1'))).toEqual([
    'api.playground.display "auth" has no effect.',
    'api.playground.proxy true has no effect.',
  ]);
  expect(warningsOf({ api: { playground: { proxy: 'https://proxy.example.com/?url=' } } })).toEqual([]);
  expect(warningsOf({ api: { playground: { proxy: false } } })).toEqual([]);
});
