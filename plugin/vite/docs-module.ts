/** The code of the modules that apps import: pages, the site and its routes. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../errors.js';
import { isInside } from '../slash-path.js';
import { pageBody } from '../mdx/front-matter.js';
import type { PageEntry } from '../site/types.js';
import { moduleFile, moduleId } from './module-id.js';
import { pageAssets } from './page-assets.js';
import type { EmitFile } from './page-assets.js';
import type { DevSession } from './dev-session.js';

/** Ids of the modules as apps import them. */
export const virtualModules = ['virtual:octavo/site', 'virtual:octavo/routes', 'virtual:octavo/styles.css'] as const;

/** The resolved id of the route table. */
export const routesId = '\0virtual:octavo/routes';

/** A page of the docs folder. Ids with a query such as `?raw` are left to Vite. */
const pageId = /^[^\0]*\.mdx?(?:\?v=[^&]*)?$/;

/** The parts of a module. */
export interface DocsModule {
  /** Empty if there are errors. */
  code: string;
  errors: readonly Problem[];
  warnings: readonly Problem[];
  /** Other files that it is made from, absolute. */
  dependencies: readonly string[];
}

/** The module with this resolved id; `undefined` if it is not one of the docs. */
export async function docsModule(session: DevSession, id: string, emit?: EmitFile): Promise<DocsModule | undefined> {
  if (id === '\0virtual:octavo/styles.css') return plainModule(await stylesCode(session, emit !== undefined));
  if (id === '\0virtual:octavo/site') return plainModule(await siteCode(session));
  if (id === routesId) return plainModule(await routesCode(session));
  const file = moduleFile(id);
  const { root } = session.options;
  if (!pageId.test(id) || !isInside(root, file)) return undefined;
  const entry = (await session.opened()).pageOf(moduleId(relative(root, file)));
  return entry && pageModule(session, entry, file, emit);
}

function plainModule(code: string): DocsModule {
  return { code, errors: [], warnings: [], dependencies: [] };
}

async function siteCode(session: DevSession): Promise<string> {
  const { root: _root, addresses: _addresses, references: _references, ...site } = (await session.opened()).loaded.site;
  return `export default ${JSON.stringify(site)};`;
}

async function routesCode(session: DevSession): Promise<string> {
  const { site, pages } = (await session.opened()).loaded;
  const ids = pages.map(({ file }) => moduleId(join(site.root, file)));
  const routes = pages.map(({ route, meta, hidden }, index) => {
    const load = `() => import(${JSON.stringify(ids[index])})`;
    return `{ route: ${JSON.stringify(route)}, meta: ${JSON.stringify(meta)}, hidden: ${hidden}, load: ${load} }`;
  });
  // Importing the routes must not cancel that the app accepts updates of a page: see `HotModules`.
  const accepted = ids.map((id) => `/@fs/${id.replace(/^\//, '')}`);
  const accept = `if (import.meta.hot) import.meta.hot.accept(${JSON.stringify(accepted)}, () => {});`;
  return `export default [\n${routes.join(',\n')}\n];\n${accept}`;
}

async function stylesCode(session: DevSession, isBundled: boolean): Promise<string> {
  const { appStyles } = await import('./app-styles.js');
  return appStyles((await session.opened()).loaded, isBundled ? 'files' : 'addresses');
}

async function pageModule(
  session: DevSession,
  entry: PageEntry,
  file: string,
  emit: EmitFile | undefined,
): Promise<DocsModule> {
  const { problems, page, dependencies } = await session.build(entry);
  const values = {
    route: entry.route,
    meta: entry.meta,
    toc: page?.toc ?? [],
    html: page?.html ?? '',
    source: pageBody(readFileSync(file, 'utf8')),
  };
  const consts = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  if (page) consts.push(`export const assets = ${await pageAssets(await session.opened(), page, emit)};`);
  return {
    code: page ? `${consts.join('\n')}\nexport default { ${Object.keys(values).join(', ')}, assets };` : '',
    errors: problems.errors,
    warnings: problems.warnings,
    dependencies: dependencies.map((path) => join(session.options.root, path)),
  };
}
