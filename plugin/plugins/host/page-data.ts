/** The hook `pageData`: its calls for all pages, and the pages with its changes. */
import { fileStart, type OctavoError } from '../../core/errors/errors.js';
import { runLanes } from '../../core/pool/run-lanes.js';
import { isRecord } from '../../core/text/is-record.js';
import { nearest } from '../../core/text/nearest.js';
import { ownValue } from '../../core/text/own-value.js';
import type { PageMeta } from '../../core/model/types.js';
import { lastUpdatedDate } from '../../load/git/last-updated-date.js';
import type { LoadedPage } from '../../load/load-page.js';
import { withoutMarks } from '../../load/written-text.js';
import type { Plugin } from '../plugin.js';
import type { Registry } from '../registry.js';
import { SiteViews } from '../site-views.js';
import type { Json, PageChange } from '../views.js';
import { ownFrontMatter } from '../keys/own-front-matter.js';
import type { PageChanges, PageDataInput } from './plugin-setup.js';

/** Calls of a hook at the same time: they may wait for other hosts. */
const maxAtOnce = 16;

/** The changes of all plugins. Each gets the pages with the changes of those before it. A page keeps its data where a hook fails. */
export async function changesOfPages(
  { site, settings, owners }: Omit<PageDataInput, 'values'>,
  registry: Registry,
): Promise<PageChanges> {
  const { values, faults } = await ownFrontMatter(site.pages, owners, registry);
  const changes = new Map<number, PageChange>(Array.from(values, ([index, meta]) => [index, { meta }]));
  const failures = new Set<string>();
  for (const plugin of registry.having('pageData')) {
    const pages = site.pages.map((page, index) => changedPage(page, changes.get(index)));
    const views = new SiteViews({ ...site, pages }, settings);
    const tools = registry.toolsOf(plugin);
    await runLanes(pages.entries(), maxAtOnce, async ([index, page]) => {
      const view = views.page(page);
      const place = view.file === undefined ? undefined : fileStart(view.file);
      const hook = async (): Promise<PageChange | undefined> =>
        readChange(await plugin.pageData(view, views.site, tools), plugin, registry);
      try {
        const change = await registry.call(plugin, 'pageData', hook, place);
        if (change) changes.set(index, joined(changes.get(index), change));
      } catch (error) {
        // A mistake in the hook concerns all pages.
        const { message } = error as OctavoError;
        if (!failures.has(message)) registry.fail(error);
        failures.add(message);
      }
    });
  }
  return { changes: [...changes], faults };
}

const isLink = (value: unknown): boolean => {
  const { title, href } = (value ?? {}) as Record<string, unknown>;
  return value === false || (typeof title === 'string' && typeof href === 'string');
};

const link = { isValid: isLink, expected: '{ title, href } or false' };

/** The members of a change, with a check and its expected value, for use after "instead of". */
const members: Record<keyof PageChange, { isValid(value: unknown): boolean; expected: string }> = {
  meta: { isValid: isRecord, expected: 'an object' },
  isHidden: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  lastUpdated: { isValid: (value) => dayOf(value) !== undefined, expected: 'a date such as "2026-11-21"' },
  previous: link,
  next: link,
};

function readChange(result: unknown, plugin: Plugin, registry: Registry): PageChange | undefined {
  if (result === undefined || result === null) return undefined;
  const names = Object.keys(members);
  if (!isRecord(result)) throw registry.wrong(plugin, 'pageData', result, `an object with ${names.join(', ')}`);
  const change = registry.data(plugin, 'pageData', result, 'the change') as Readonly<Record<string, Json>>;
  for (const [name, value] of Object.entries(change)) {
    const member = ownValue(members, name);
    if (!member) {
      const similar = nearest(name, names);
      const fix = similar ? `Did you mean "${similar}"?` : `Members are ${names.join(', ')}.`;
      throw registry.refused(plugin, 'pageData', `the unknown member "${name}"`, fix);
    }
    if (!member.isValid(value))
      throw registry.refused(plugin, 'pageData', `${JSON.stringify(value)} as "${name}" instead of ${member.expected}`);
  }
  return change;
}

function dayOf(date: unknown): string | undefined {
  return lastUpdatedDate({ title: '', lastUpdatedDate: date });
}

function joined(before: PageChange | undefined, change: PageChange): PageChange {
  return { ...before, ...change, meta: { ...before?.meta, ...change.meta } };
}

/** The page with a change. `toMeta`: converts values of front matter. Default: they stay as they are. */
export function changedPage(
  page: LoadedPage,
  change: PageChange | undefined,
  toMeta: (values: Readonly<Record<string, unknown>>) => Partial<PageMeta> = (values) => values,
): LoadedPage {
  if (!change) return page;
  const { meta = {}, isHidden, lastUpdated, previous, next } = change;
  const given = Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== null));
  const { title, ...others } = toMeta(given);
  const kept = Object.entries(page.meta).filter(([key]) => meta[key] !== null);
  const own = isHidden === undefined ? {} : { hidden: isHidden };
  const merged = { ...Object.fromEntries(kept), ...others, ...own, title: textOr(title, page.meta.title) };
  const { meta: text, written } = withoutMarks(merged);
  const hidden = isHidden ?? (text.hidden === page.meta.hidden ? page.hidden : text.hidden === true);
  return {
    ...page,
    meta: text,
    written: { ...page.written, ...written },
    hidden,
    isTitleHidden: page.isTitleHidden && text.title === page.meta.title,
    lastUpdated: dayOf(lastUpdated) ?? page.lastUpdated,
    neighbors: { ...page.neighbors, ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) },
    ownMeta: page.ownMeta ?? page.meta,
  };
}

function textOr(title: unknown, before: string): string {
  return typeof title === 'string' && title.trim() !== '' ? title : before;
}
