/** The table of hooks and built pages agree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hooks, type Hook } from '../../plugin/shell/contract.js';
import { builtSite } from '../browser/built-site.js';
import { hookFaults } from './hook-faults.js';
import { specimen } from './specimen.js';

const options = { viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' } as const;
const site = builtSite(specimen(), options);

/** The site with all components, from which the build writes `dist/specimen.json`. */
const components = builtSite(filesIn(fileURLToPath(new URL('../../scripts/specimen', import.meta.url))), options);

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

/** The page of one of the sites that has the hook. */
function pageOf({ hook, group }: Hook): string {
  if (hook.includes('update')) return '/changelog/';
  if (group === 'components' || hook.endsWith('-example')) return '/';
  if (hook.includes('not-found')) return 'missing/';
  return group === 'api' || hook === '.method-nav-pill' ? 'en/api/list-planets/' : 'en/names/';
}

/** Opens the page in a mode. */
function open(path: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  return path.startsWith('/') ? components.open(path.slice(1), { colorScheme }) : site.open(path, { colorScheme });
}

const paths = [...new Set(hooks.map(pageOf))];

/** The last element of a hook. */
function lastOf({ hook }: Hook): string {
  return hook.split(/[ >]+/).at(-1)!;
}

/** Runs in the page: removes the last name of the hook from all elements, then returns it to them. */
async function withoutName(page: Page, row: Hook, run: () => Promise<void>): Promise<void> {
  const { group, hook } = row;
  const name = lastOf(row);
  const attribute = name.startsWith('#') ? 'id' : /\[([\w-]+)/.exec(name)?.[1];
  const change = await page.evaluateHandle(
    ([selector, attributeName, property]) => {
      const root = document.documentElement;
      if (property) {
        root.style.setProperty(property, 'initial');
        return () => root.style.removeProperty(property);
      }
      const elements = [...document.querySelectorAll(selector!)];
      const changed = attributeName ?? 'class';
      const values = elements.map((each) => each.getAttribute(changed));
      for (const each of elements) each.removeAttribute(changed);
      return () => elements.forEach((each, index) => each.setAttribute(changed, values[index]!));
    },
    [hook, attribute, group === 'properties' ? hook : undefined] as const,
  );
  await run();
  await page.evaluate((restore) => restore(), change);
}

test('every hook is on a page, and covers its box', async () => {
  const faults: string[] = [];
  for (const path of paths) {
    for (const mode of ['light', 'dark'] as const) {
      const page = await open(path, mode);
      for (const row of hooks.filter((each) => pageOf(each) === path && (each.hook !== 'html.dark' || mode === 'dark')))
        for (const fault of await page.evaluate(hookFaults, row)) faults.push(`${path} ${mode}: ${row.hook} ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a page without the name of a hook is noticed', async () => {
  const unnoticed: string[] = [];
  for (const path of paths) {
    const page = await open(path, 'dark');
    for (const row of hooks.filter(
      (each) => pageOf(each) === path && /[#.[-]/.test(lastOf(each)) && !each.hook.includes(':has('),
    ))
      await withoutName(page, row, async () => {
        if ((await page.evaluate(hookFaults, row)).length === 0) unnoticed.push(row.hook);
      });
  }
  expect(unnoticed).toEqual([]);
});

test('all other class names around the content start with octavo-', async () => {
  const inTable = new Set(hooks.flatMap(({ hook }) => hook.match(/(?<=\.)[\w-]+/g) ?? []));
  /** Utility classes of the hosted service at elements that authors select by them. */
  const utilities = ['absolute', 'bg-primary-dark', 'inset-0', 'relative', 'truncate'];
  const page = await site.open('en/names/');
  const classes = await page
    .locator('body :not(#content *)')
    .evaluateAll((all) => [...new Set(all.flatMap((each) => [...each.classList]))]);
  const own = classes.filter((name) => !inTable.has(name) && !utilities.includes(name));
  expect(own.filter((name) => !name.startsWith('octavo-'))).toEqual([]);
  expect(own.filter((name) => /bar|button|card|code|content|footer|header|menu|nav|tab|title|toc/.test(name))).toEqual(
    [],
  );
});

test('each row has a hook of its own', () => {
  const names = hooks.map(({ hook, inside }) => `${inside} ${hook}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
