import { expect, test } from 'vitest';
import { parseJson } from '../../config/read/parse-json.js';
import { readSite } from '../../config/read/read-site.js';
import { settingsValues } from '../../config/walk-settings.js';
import { Report } from '../../core/errors/errors.js';
import { settingsSchemas } from '../../site-build/settings.js';

async function warningsOf(contextual: object): Promise<string[]> {
  const report = new Report();
  const config = { name: 'Acme', navigation: { pages: ['index'] }, contextual };
  await readSite('/docs', report, settingsSchemas, { given: { config, file: 'docs.json' } });
  return report.warnings.map(({ message, hint }) => `${message} ${hint}`);
}

test('a menu without options and options without effect are reported', async () => {
  expect(await warningsOf({ display: 'toc' })).toEqual([
    expect.stringMatching(/^contextual has no "options", so it has no effect\./),
  ]);
  expect(await warningsOf({ options: ['copy', 'mcp', 'cursor'] })).toEqual([
    'contextual.options "mcp", contextual.options "cursor" have no effect. A static site does not run an MCP server. Remove them.',
  ]);
});

test('links may have placeholders', () => {
  const text = JSON.stringify({ contextual: { options: [{ title: 'A', href: '$page' }] } });
  const values = [...settingsValues(settingsSchemas.v2, parseJson({ file: 'docs.json', text }, new Report())!)];
  const { meta } = values.find((value) => value.text === 'contextual.options[0].href')!;
  expect(meta).toMatchObject({ hasPlaceholders: true, refers: 'address' });
});
