import { expect, test } from 'vitest';
import { warnUnsupportedSettings } from '../../config/messages/unsupported-settings.js';
import { parseJson } from '../../config/read/parse-json.js';
import { validateSettings } from '../../config/validate-settings.js';
import { Report } from '../../core/errors/errors.js';
import { settingsSchemas } from '../../site-build/settings.js';

function warningsOf(settings: object): string[] {
  const report = new Report();
  const text = JSON.stringify({ name: 'Acme', navigation: { pages: ['index'] }, ...settings });
  const tree = parseJson({ file: 'docs.json', text }, report)!;
  warnUnsupportedSettings(settingsSchemas.v2, validateSettings(settingsSchemas.v2, tree, report)!, report);
  return report.warnings.map(({ message }) => message);
}

test('a playground for readers who are signed in and a proxy of Octavo are reported', () => {
  const found = warningsOf({ api: { playground: { display: 'auth', proxy: true } } });
  expect(found.map((message) => message.replace(/^(.*? has no effect\.).*$/s, '$1'))).toEqual([
    'api.playground.display "auth" has no effect.',
    'api.playground.proxy true has no effect.',
  ]);
  expect(warningsOf({ api: { playground: { proxy: 'https://proxy.example.com/?url=' } } })).toEqual([]);
  expect(warningsOf({ api: { playground: { proxy: false } } })).toEqual([]);
});
