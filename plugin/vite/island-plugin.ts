/** The modules of live components as a browser runs them: an author's files, React's names, Octavo's components. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { moduleId } from './module-id.js';
import { findModuleFile, isInside } from '../mdx/compile/module-files.js';
import { islandExport, exportIslands, withoutPositions } from '../mdx/islands/mark-islands.js';
import type { IslandUse } from '../mdx/types.js';
import { liveComponentCode, liveComponentIndex } from '../islands/live-component-modules.js';
import type { ModuleSite } from './authored-modules-plugin.js';
import { packageRoot } from '../package-root.js';
import { ownValue } from '../own-value.js';
import { transformJsx } from './vite-versions.js';

/** What the bundle needs of the site. */
export interface IslandSite extends Pick<ModuleSite, 'root' | 'compile' | 'bindNames'> {
  /** All live components of the pages. */
  uses: readonly IslandUse[];
}

/** What JSX is compiled to for the browser. */
export const browserJsx = 'preact';

const entryPrefix = '\0octavo-islands:';
const componentPrefix = 'octavo/page-components/';
const missingId = '\0octavo-missing';
const pageFile = /\.mdx?$/;
const ownFile = /\.(?:mdx?|[cm]?[jt]sx?)$/;
const runtime = (file: string): string => moduleId(join(packageRoot, 'dist/runtime/islands', file));

/** Modules that pages and packages import by name, and what they are in the browser. */
const known: Record<string, string> = {
  'octavo/page-module': runtime('page-module.js'),
  react: runtime('react.js'),
  'react-dom': runtime('react.js'),
  'react-dom/client': runtime('react.js'),
};

/** The same for names that are looked up beside Octavo, so that there is one Preact. */
const aliases: Record<string, string> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'octavo/jsx-runtime': 'preact/jsx-runtime',
  'octavo/jsx-dev-runtime': 'preact/jsx-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
  scheduler: 'preact/compat/scheduler',
};

/** The id of the module that starts the live components of `file` (relative to the docs folder). */
export function islandEntry(file: string): string {
  return `${entryPrefix}${file}.js`;
}

/** Resolves and loads the modules of live components. */
export function islandPlugins(site: IslandSite): Plugin[] {
  return [
    {
      name: 'octavo:island-modules',
      enforce: 'pre',
      async resolveId(specifier, importer) {
        const own = ownModule(specifier);
        if (own) return own;
        const alias = aliasOf(specifier);
        if (alias) {
          const found = await this.resolve(alias, join(packageRoot, 'package.json'), { skipSelf: true });
          // The compat layer makes events and attributes those of React, also where only a hook is imported from it.
          return found && { ...found, moduleSideEffects: alias === 'preact/compat' };
        }
        if (!importer || !isOwn(site, importer)) return undefined;
        if (/^[./]/.test(specifier)) return resolvePath(site, specifier, importer);
        return (await this.resolve(specifier, importer, { skipSelf: true })) ?? missingId;
      },
      async load(id) {
        if (id.startsWith(entryPrefix)) return entryCode(site, id.slice(entryPrefix.length, -'.js'.length));
        if (id === '\0octavo/page-components') return liveComponentIndex(componentPrefix);
        if (id.startsWith(`\0${componentPrefix}`)) return liveComponentCode(id.slice(componentPrefix.length + 1));
        // What is missing is reported when the page is built; here it is only not there.
        if (id === missingId) return { code: 'module.exports = {};', moduleSideEffects: false };
        if (!isOwn(site, id) || !pageFile.test(id)) return undefined;
        return pageCode(site, id);
      },
    },
    {
      name: 'octavo:island-exports',
      enforce: 'post',
      transform(code, id) {
        if (!isOwn(site, id) || !ownFile.test(id)) return undefined;
        const file = relativeFile(site, id);
        const names = site.uses.filter((use) => use.file === file).map(({ name }) => name);
        const bound = pageFile.test(id) ? code : site.bindNames(code);
        return { code: exportIslands(bound, names), map: null };
      },
    },
  ];
}

/** A module of Octavo's own. Components count only where they are used. */
function ownModule(specifier: string): string | { id: string; moduleSideEffects: false } | undefined {
  if (specifier.startsWith(entryPrefix)) return specifier;
  if (specifier === 'octavo/page-components' || specifier.startsWith(componentPrefix))
    return { id: `\0${specifier}`, moduleSideEffects: false };
  return ownValue(known, specifier);
}

function aliasOf(specifier: string): string | undefined {
  return ownValue(aliases, specifier) ?? (/^preact(?:\/|$)/.test(specifier) ? specifier : undefined);
}

function entryCode({ root, uses }: IslandSite, file: string): string {
  const own = uses.filter((use) => use.file === file);
  const imports = own.map(({ name }) => islandExport(name)).join(', ');
  const components = own.map(({ name, key }) => `${JSON.stringify(key)}: ${islandExport(name)}`).join(', ');
  return [
    `import { mount } from ${JSON.stringify(runtime('mount.js'))};`,
    `import { ${imports} } from ${JSON.stringify(moduleId(join(root, file)))};`,
    `mount({ ${components} });`,
  ].join('\n');
}

async function pageCode(site: IslandSite, id: string): Promise<{ code: string; map: null }> {
  const compiled = await site.compile(relativeFile(site, id), readFileSync(id, 'utf8'));
  const content = compiled.kind === 'static' ? compiled.html : '';
  const source =
    compiled.kind === 'module'
      ? compiled.code
      : `import { html } from 'octavo/page-module';\nexport default () => html(${JSON.stringify(content)});`;
  return { code: withoutPositions(await transformJsx(source, id, browserJsx)), map: null };
}

function resolvePath(site: IslandSite, specifier: string, importer: string): string {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(specifier)!;
  const found = findModuleFile(site.root, importer, path);
  return found.kind === 'file' ? moduleId(found.file) + query : missingId;
}

function isOwn(site: IslandSite, id: string): boolean {
  return isInside(site.root, id) && !/[\\/]node_modules[\\/]/.test(id) && !id.includes('?');
}

function relativeFile(site: IslandSite, file: string): string {
  return relative(site.root, file).split(sep).join('/');
}
