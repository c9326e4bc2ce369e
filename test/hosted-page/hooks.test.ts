/** The table of hooks and built pages agree. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hooks, type Hook } from '../../plugin/shell/contract.js';
import { builtSite } from '../browser/built-site.js';
import { hookFaults } from './hook-faults.js';
import { specimen } from './specimen.js';

const site = builtSite(specimen(), { viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });

/** The selectors of all elements with a hook. */
const elementHooks = hooks.flatMap(({ group, hook }) => (group === 'properties' ? [] : hook)).join();

/** The page of the specimen that has the hook. */
function pageOf({ hook, group }: Hook): string {
  if (hook.includes('not-found')) return 'missing/';
  if (group === 'components' || hook.endsWith('-example')) return 'en/parts/';
  return group === 'api' || hook === '.method-nav-pill' ? 'en/api/change/' : 'en/names/';
}

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
  for (const path of new Set(hooks.map(pageOf))) {
    for (const mode of ['light', 'dark'] as const) {
      const page = await site.open(path, { colorScheme: mode });
      for (const row of hooks.filter((each) => pageOf(each) === path && (each.hook !== 'html.dark' || mode === 'dark')))
        for (const fault of await page.evaluate(hookFaults, { ...row, hooks: elementHooks }))
          faults.push(`${path} ${mode}: ${row.hook} ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a page without the name of a hook is noticed', async () => {
  const unnoticed: string[] = [];
  for (const path of new Set(hooks.map(pageOf))) {
    const page = await site.open(path, { colorScheme: 'dark' });
    for (const row of hooks.filter(
      (each) => pageOf(each) === path && /[#.[-]/.test(lastOf(each)) && !each.hook.includes(':has('),
    ))
      await withoutName(page, row, async () => {
        if ((await page.evaluate(hookFaults, { ...row, hooks: elementHooks })).length === 0) unnoticed.push(row.hook);
      });
  }
  expect(unnoticed).toEqual([]);
});

test('no page has an id twice', async () => {
  const repeated: string[] = [];
  for (const path of new Set(hooks.map(pageOf))) {
    const page = await site.open(path);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    repeated.push(...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${path} #${id}`));
  }
  expect(repeated).toEqual([]);
});

test('all other class names around the content start with octavo-', async () => {
  const inTable = new Set(hooks.flatMap(({ hook }) => hook.match(/(?<=\.)[\w-]+/g) ?? []));
  /** Utility classes of the hosted service at elements that authors select by them. */
  const utilities = ['absolute', 'bg-primary-dark', 'bottom-0', 'group', 'inset-0', 'relative', 'truncate', 'z-10'];
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
