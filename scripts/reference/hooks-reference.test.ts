import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hookGroups, hooks } from '../../plugin/shell/contract.js';
import { hooksReference } from './hooks-reference.js';

test('the reference has a row for each hook, and a section for each group', () => {
  const reference = hooksReference();
  for (const { hook } of hooks) expect(reference).toContain(`| \`${hook}\` | `);
  for (const title of Object.values(hookGroups)) expect(reference).toContain(`## ${title}\n\n| Hook | `);
});

test('the docs name hooks of the table only', () => {
  const page = readFileSync('demo/configuration/hooks.mdx', 'utf8');
  const examples = [...page.matchAll(/```css[^\n]*\n([\s\S]*?)```/g)].map(([, code]) => code!).join('');
  const names = new Set(hooks.flatMap(({ hook }) => hook.match(/[#.][\w-]+|--[\w-]+|\[[\w-]+/g) ?? []));
  const named = examples.match(/(?:[#.][a-z][\w-]*|(?<=var\()--(?!octavo)[\w-]+|\[[\w-]+)/g)!;
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
