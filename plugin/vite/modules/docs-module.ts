/** The code of the modules that apps import: pages, the site and its routes. */
import { join, relative } from 'node:path';
import { readText } from '../../reader/docs-file.js';
import type { Problem } from '../../core/errors/errors.js';
import { isInside } from '../../core/text/slash-path.js';
import { splitPage } from '../../load/front-matter/split-page.js';
import type { PageEntry } from '../../core/model/types.js';
import { moduleFile, moduleId } from '../../mdx/evaluate/module-id.js';
import { pageAssets, type EmitFile } from './page-assets.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { DevSession } from '../dev/dev-session.js';
import type { DevSite } from '../dev/dev-site.js';

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
  errors?: readonly Problem[];
  warnings?: readonly Problem[];
  /** Other files that it is made from, absolute. */
  dependencies?: readonly string[];
}

/** The module with this resolved id; `undefined` if it is not one of the docs. */
export async function docsModule(session: DevSession, id: string, emit?: EmitFile): Promise<DocsModule | undefined> {
  if (id === '\0virtual:octavo/styles.css')
    return session.useSite(({ loaded }) => stylesModule(loaded, emit !== undefined));
  if (id === '\0virtual:octavo/site') return session.useSite(async ({ loaded }) => ({ code: siteCode(loaded) }));
  if (id === routesId) return session.useSite(async ({ loaded }) => ({ code: routesCode(loaded) }));
  const file = moduleFile(id);
  const { root } = session.options;
  if (!pageId.test(id) || !isInside(root, file)) return undefined;
  return session.useSite(async (site) => {
    const entry = site.pageOf(moduleId(relative(root, file)));
    return entry && pageModule(site, entry, emit);
  });
}

function siteCode({ site: loaded }: LoadedSite): string {
  const { root: _root, addresses: _addresses, references: _references, ...site } = loaded;
  return `export default ${JSON.stringify(site)};`;
}

function routesCode({ site, pages }: LoadedSite): string {
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

async function stylesModule(loaded: LoadedSite, isBundled: boolean): Promise<DocsModule> {
  const { appStyles } = await import('./app-styles.js');
  return { code: await appStyles(loaded, isBundled ? 'files' : 'addresses') };
}

async function pageModule(site: DevSite, entry: PageEntry, emit: EmitFile | undefined): Promise<DocsModule> {
  const { root } = site.loaded.site;
  const result = await site.build(entry);
  const { problems, page, dependencies } = result;
  const values = {
    route: entry.route,
    meta: entry.meta,
    toc: page?.toc ?? [],
    html: page?.html ?? '',
    source: splitPage(readText(root, entry.file) ?? entry.generatedSource ?? '').body,
  };
  const consts = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  if (page) consts.push(`export const assets = ${await pageAssets(site, page, emit)};`);
  return {
    code: page ? `${consts.join('\n')}\nexport default { ${Object.keys(values).join(', ')}, assets };` : '',
    errors: problems.errors,
    warnings: [...problems.warnings, ...(await site.findings(entry, result))],
    dependencies: dependencies.map((path) => join(root, path)),
  };
}
