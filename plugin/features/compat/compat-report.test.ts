import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { readSite } from '../../config/read/read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';
import { scanFolder } from '../../load/scan/scan-folder.js';
import type { CompatEntry, CompatReport } from '../../plugins/compat-report.js';
import { compatReport } from './compat-report.js';
import { formatCompat } from '../../cli/report/format-compat.js';
import { pageUse } from './page-use.js';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

const componentProps = { Card: { title: {}, icon: {} }, Note: {} };

async function report(settings: object, files: Record<string, string>): Promise<CompatReport> {
  root = mkdtempSync(join(tmpdir(), 'octavo-compat-'));
  const all = { 'docs.json': JSON.stringify({ name: 'Acme', ...settings }, null, 2), ...files };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const site = (await readSite(root, new Report(), settingsSchemas))!;
  const useOf = (file: string) =>
    pageUse(
      { source: readFileSync(join(root, file), 'utf8'), file },
      { variables: site.variables },
      settingsSchemas.frontMatter,
      componentProps,
    );
  return compatReport(
    { site, ...(await scanFolder(site, new Report(), settingsSchemas.frontMatter)) },
    settingsSchemas,
    async (file) => useOf(file),
  );
}

function lines(entries: readonly CompatEntry[]): string[] {
  return entries.map(({ name, status, count, places, suggestion }) => {
    const [{ file, line, column } = { file: '', line: 0, column: 0 }] = places;
    return `${status} ${name} ×${count} ${file}:${line}:${column}${suggestion ? ` → ${suggestion}` : ''}`;
  });
}

test('settings are reported key by key, unknown ones with the nearest name, each with its location', async () => {
  const { settings, schema } = await report(
    { navigaton: 1, chat: {}, navigation: { groups: [{ group: 'Start', pages: ['index'], icn: 'book' }] } },
    { 'index.mdx': 'Hello' },
  );
  expect(schema).toBe('v2');
  expect(lines(settings)).toEqual([
    'unknown group.icn ×1 docs.json:12:9 → icon',
    'unknown navigaton ×1 docs.json:3:3 → navigation',
    'unsupported chat ×1 docs.json:4:3',
    'supported group.group ×1 docs.json:8:9',
    'supported group.pages ×1 docs.json:9:9',
    'supported name ×1 docs.json:2:3',
    'supported navigation ×1 docs.json:5:3',
    'supported navigation.groups ×1 docs.json:6:5',
  ]);
});

test('a value can have its own status with a location; an unsupported parent covers its parts', async () => {
  const { settings } = await report(
    {
      contextual: { options: ['copy', 'mcp'] },
      navigation: { groups: [{ group: 'Start', sdk: { format: 'typedoc', source: 'a.json' }, pages: ['index'] }] },
    },
    { 'index.mdx': 'Hello' },
  );
  expect(lines(settings.filter(({ status }) => status !== 'supported'))).toEqual([
    'unsupported contextual.options: "mcp" ×1 docs.json:6:7',
    'unsupported group.sdk ×1 docs.json:13:9',
  ]);
});

test('front matter keys are those that YAML has', async () => {
  const page =
    '---\n"title": >-\n  Two\n  lines: of text\nmode: "wide" # whole\n# icon: no key\nkeywords: {\nicn: nested\n}\n---\nText.\n';
  const { frontMatter } = await report({ navigation: { pages: ['index'] } }, { 'index.mdx': page });
  expect(lines(frontMatter).map((line) => line.replace(/ ×1/, ''))).toEqual([
    'supported keywords index.mdx:7:1',
    'supported mode index.mdx:5:1',
    'supported title index.mdx:2:1',
  ]);
});

test('front matter, components and props are reported with their locations; HTML tags and own components are not', async () => {
  const page = `---
title: Start
sidbarTitle: Go
og:image: /a.png
---
import Mine from '/snippets/mine.mdx';

<Card title="One" icn="rocket"><b>bold</b> <Mine other="1" /></Card>

Text with a <Note>hint</Note> and <Crad />.
`;
  const found = await report(
    { navigation: { pages: ['index'] } },
    { 'index.mdx': page, 'snippets/mine.mdx': '<Card title="Two" />' },
  );
  expect(lines(found.frontMatter)).toEqual([
    'unknown sidbarTitle ×1 index.mdx:3:1 → sidebarTitle',
    'supported og:image ×1 index.mdx:4:1',
    'supported title ×1 index.mdx:2:1',
  ]);
  expect(lines(found.components)).toEqual([
    'unknown Crad ×1 index.mdx:10:35 → Card',
    'supported Card ×2 index.mdx:8:1',
    'supported Note ×1 index.mdx:10:13',
  ]);
  expect(lines(found.props)).toEqual([
    'unknown Card.icn ×1 index.mdx:8:1 → icon',
    'supported Card.title ×2 index.mdx:8:1',
  ]);
  expect(formatCompat(found)).toContain('Did you mean "sidebarTitle"?');
});
