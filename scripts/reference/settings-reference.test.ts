import { expect, test } from 'vitest';
import { frontMatterReference, settingsReference } from './settings-reference.js';

const pages = settingsReference();
const row = (key: string): string | undefined =>
  pages['settings-reference']!.split('\n').find((line) => line.startsWith(`| \`${key}\` |`));

test('each key has a row with its meaning, values, default and support', () => {
  expect(row('appearance.default')).toBe(
    '| `appearance.default` | Color mode for new readers. Values: `system`, `light`, `dark`. Default: `system`. |',
  );
  expect(row('chat')).toContain('**Not supported**: the assistant is a hosted service.');
  expect(row('contextual.options')).toContain('`assistant`: not supported: the assistant is a hosted service.');
  expect(pages['settings-reference-list']).toContain('| `anchors[].url` |');
  expect(pages['settings-reference']).not.toContain('| `anchors[].url` |');
});

test('all values of an enumeration are listed, also of names that are free text', () => {
  expect(row('background.decoration')).toContain('Values: `gradient`, `grid`, `windows`.');
  expect(row('theme')).toMatch(/Values: `mint`, `maple`, .*`venus`\./);
  expect(row('group.iconType')).toContain('`sharp-duotone-light`');
});

test('the reference repeats no row', () => {
  for (const page of Object.values(pages)) {
    const keys = page.split('\n').flatMap((line) => /^\| `([^`]+)` \|/.exec(line)?.[1] ?? []);
    expect(keys.length).toBeGreaterThan(100);
    expect(keys).toEqual([...new Set(keys)]);
  }
});

test('the reference of front matter has a row for each key with an effect', () => {
  const rows = frontMatterReference().split('\n');
  expect(rows).toContain(
    '| `api` | Method and path of an endpoint that the page describes by hand. Example: `GET /users`. |',
  );
  expect(rows.filter((text) => /`(?:slug|contextual\.\w+)` \|/.test(text))).toEqual([]);
});
