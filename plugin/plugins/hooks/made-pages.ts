/** The hook `pages`: its calls, and the pages that it returns. */
import { resolve } from 'node:path';
import { isRecord } from '../../core/text/is-record.js';
import type { PagePlace } from '../../load/navigation/place-pages.js';
import type { Plugin } from '../plugin.js';
import type { Registry } from '../registry.js';
import { SiteViews } from '../site-views.js';
import type { Json } from '../views.js';
import type { SiteInput } from '../host/plugin-setup.js';

/** A page of a plugin. */
export interface MadePage {
  plugin: string;
  path: string;
  meta: Readonly<Record<string, unknown>>;
  /** MDX. */
  source: string;
  file?: string;
  place?: PagePlace;
}

/** The pages of all plugins. A plugin whose hook fails has none. */
export async function madePages(
  { site, settings }: Pick<SiteInput, 'site' | 'settings'>,
  root: string,
  registry: Registry,
): Promise<MadePage[]> {
  const all: MadePage[] = [];
  const view = new SiteViews(site, settings).site;
  for (const plugin of registry.having('pages')) {
    const hook = async (): Promise<MadePage[]> =>
      await readPages(await plugin.pages(view, registry.toolsOf(plugin)), plugin, registry);
    all.push(...((await registry.attempt(plugin, 'pages', hook)) ?? []));
  }
  for (const { file } of all) if (file !== undefined) registry.watched.add(resolve(root, file));
  return all;
}

async function readPages(result: unknown, plugin: Plugin, registry: Registry): Promise<MadePage[]> {
  if (result === undefined || result === null) return [];
  const isList = typeof result === 'object' && (Symbol.iterator in result || Symbol.asyncIterator in result);
  if (!isList) throw registry.wrong(plugin, 'pages', result, 'a list of pages');
  const pages: MadePage[] = [];
  const paths = new Set<string>();
  for await (const given of result as AsyncIterable<unknown>) {
    const page = readPage(given, plugin, registry);
    if (paths.has(page.path)) throw registry.refused(plugin, 'pages', `two pages with the path "${page.path}"`);
    paths.add(page.path);
    pages.push(page);
  }
  return pages;
}

type Members = Readonly<Record<string, Json | undefined>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const componentName = /^[A-Z][\w.]*$/;
const pagePath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\\?#]+$/;

/** The members of a page, with a check and the expected value, for use after "instead of". */
const members: Readonly<Record<string, [isValid: (value: unknown) => boolean, expected: string]>> = {
  path: [(value) => isText(value) && pagePath.test(value), 'a path such as "guides/install"'],
  meta: [(value) => isRecord(value) && isText(value['title']), 'an object with a title'],
  content: [
    (value) => typeof value === 'string' || (isRecord(value) && componentName.test(String(value['component']))),
    'MDX, or { component, props }',
  ],
  file: [(value) => value === undefined || isText(value), 'a path'],
  place: [(value) => value === undefined || isPlace(value), '{ after }, { before }, or { group }'],
};

function isPlace(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { after, before, group } = value;
  const titles = Array.isArray(group) ? (group as readonly Json[]) : [group];
  return isText(after) || isText(before) || (titles.length > 0 && titles.every(isText));
}

function readPage(given: unknown, plugin: Plugin, registry: Registry): MadePage {
  const page = registry.data(plugin, 'pages', given, 'the page');
  if (!isRecord(page)) throw registry.wrong(plugin, 'pages', given, 'a page');
  for (const [name, [isValid, expected]] of Object.entries(members)) {
    if (isValid(page[name])) continue;
    const of = isText(page['path']) && name !== 'path' ? ` of the page "${page['path']}"` : ' of a page';
    throw registry.refused(plugin, 'pages', `${JSON.stringify(page[name])} as "${name}"${of} instead of ${expected}`);
  }
  const { path, meta, content, file, place } = page as unknown as Omit<MadePage, 'plugin' | 'source'> & {
    content: string | { component: string; props?: Members };
  };
  const source = typeof content === 'string' ? content : call(content.component, content.props ?? {});
  return { plugin: plugin.name, path, meta, source, file, place };
}

/** A component as MDX. JSON is an expression, which the compiler reads without running it. */
function call(component: string, props: Members): string {
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}={${JSON.stringify(value)}}`);
  return `<${component}${attributes.join('')} />`;
}
