/** The modules of islands for the browser: an author's files, React's names, Octavo's components. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { moduleId, withoutNames } from '../../mdx/evaluate/module-id.js';
import { nameSource, SnippetNames } from '../../mdx/evaluate/snippet-names.js';
import { writtenPath } from '../../core/text/plain-folder.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';
import { describeHooks, islandExport, exportIslands, withoutPositions } from '../../mdx/islands/mark-islands.js';
import type { CodeConfig } from '../../mdx/evaluate/author-config.js';
import { bindFreeNames } from '../../mdx/compile/bind-free-names.js';
import type { IslandUse } from '../../mdx/types.js';
import { liveComponentCode, liveComponentIndex } from './live-component-modules.js';
import {
  codeId,
  compileAuthored,
  foreignId,
  isAuthored,
  markdownId,
  resolveAuthored,
} from '../../mdx/evaluate/authored-files.js';
import type { AuthoredFiles } from '../../mdx/evaluate/authored-files.js';
import { packageRoot } from '../../core/package/package-root.js';
import { ownValue } from '../../core/text/own-value.js';
import { transformJsx } from '../../mdx/evaluate/vite-versions.js';

/** The data of the site that the bundle needs. */
export interface IslandContext extends AuthoredFiles {
  /** All islands of the pages. */
  uses: readonly IslandUse[];
  /** The author's configuration of Vite. */
  config: CodeConfig;
  /** The components of plugins, which are rendered in Node only: in a browser they show what they have shown there, or their children. */
  staticNames: readonly string[];
  /** Whether components keep their state when their code is loaded again. Default: false. */
  isDev?: boolean;
}

/** The target of JSX for the browser. */
export const browserJsx = 'preact';

const entryPrefix = '\0octavo-islands:';
const componentPrefix = 'octavo/page-components/';
const missingId = '\0octavo-missing';
const loadedId = /^\0octavo[-/]|\.mdx?$|\?octavo-names=|[\uE023\uE03F]/;
const runtime = (file: string): string => moduleId(join(packageRoot, 'dist/runtime/islands', file));

/** Modules that pages and packages import by name, and their files for the browser. */
const runtimeModules: Record<string, string> = {
  'octavo/page-module': runtime('page-module.js'),
  react: runtime('react.js'),
  'react-dom': runtime('react.js'),
  'react-dom/client': runtime('react.js'),
};

/** The same for modules that are resolved from Octavo, so that there is one Preact. */
const aliases: Record<string, string> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'octavo/jsx-runtime': 'preact/jsx-runtime',
  'octavo/jsx-dev-runtime': 'preact/jsx-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
  scheduler: 'preact/compat/scheduler',
};

/** The id of the module that starts the islands of `file` (relative to the docs folder). */
export function islandEntry(file: string): string {
  return `${entryPrefix}${file}.js`;
}

/** Resolves and loads the modules of islands. */
export function islandPlugins(site: IslandContext): Plugin[] {
  const names = new SnippetNames(site, site.uses);
  return [
    {
      name: 'octavo:island-modules',
      enforce: 'pre',
      resolveId: {
        // The ids of entries begin with a null character.
        filter: { id: /^(?:[^\0]|\0octavo-islands:)/ },
        async handler(specifier, importer) {
          // No other plugin can find a file by such an id.
          if (writtenPath(specifier) !== specifier && isInside(site.root, specifier)) return specifier;
          const runtimeModule = ownModule(specifier);
          if (runtimeModule) return runtimeModule;
          const alias = aliasOf(specifier);
          if (alias) {
            const resolved = await this.resolve(alias, join(packageRoot, 'package.json'), { skipSelf: true });
            // The compat layer adapts events and attributes to React, also if only a hook is imported.
            return resolved && { ...resolved, moduleSideEffects: alias === 'preact/compat' };
          }
          if (!importer || !isAuthored(site.root, importer)) return undefined;
          const source = nameSource(specifier);
          if (source) return names.idFor(join(site.root, source), importer);
          if (/^[./]/.test(specifier)) return resolvePath(site.root, specifier, importer, names);
          return (await this.resolve(specifier, importer, { skipSelf: true })) ?? missingId;
        },
      },
      load: {
        filter: { id: loadedId },
        async handler(id) {
          if (id.startsWith(entryPrefix)) return entryCode(site, id.slice(entryPrefix.length, -'.js'.length));
          if (id === '\0octavo/page-components') return liveComponentIndex(componentPrefix, site.staticNames);
          if (id.startsWith(`\0${componentPrefix}`)) return liveComponentCode(id.slice(componentPrefix.length + 1));
          // Missing files are reported when the page is built.
          if (id === missingId) return { code: 'module.exports = {};', moduleSideEffects: false };
          if (!isAuthored(site.root, id)) return undefined;
          if (!markdownId.test(id)) return site.read(relativePath(site.root, withoutNames(id)));
          const { code } = await compileAuthored(site, id, names);
          return { code: withoutPositions(await transformJsx(code, id, browserJsx)), map: null };
        },
      },
    },
    {
      name: 'octavo:island-exports',
      enforce: 'post',
      transform: {
        filter: { id: { include: codeId, exclude: foreignId } },
        handler(code, id) {
          if (!isInside(site.root, id)) return undefined;
          const file = relativePath(site.root, id);
          const islands = site.uses.filter((use) => use.file === file).map(({ name }) => name);
          const bound = markdownId.test(id) ? code : bindFreeNames(names.imports(id) + code, site.components);
          return { code: exportIslands(site.isDev ? describeHooks(bound) : bound, islands), map: null };
        },
      },
    },
  ];
}

/** A module of Octavo's own. Components are only included if they are used. */
function ownModule(specifier: string): string | { id: string; moduleSideEffects: false } | undefined {
  if (specifier.startsWith(entryPrefix)) return specifier;
  if (specifier === 'octavo/page-components' || specifier.startsWith(componentPrefix))
    return { id: `\0${specifier}`, moduleSideEffects: false };
  return ownValue(runtimeModules, specifier);
}

function aliasOf(specifier: string): string | undefined {
  return ownValue(aliases, specifier) ?? (/^preact(?:\/|$)/.test(specifier) ? specifier : undefined);
}

function entryCode({ root, uses }: IslandContext, file: string): string {
  const fileUses = uses.filter((use) => use.file === file);
  const imports = fileUses.map(({ name }) => islandExport(name)).join(', ');
  const components = fileUses.map(({ name, key }) => `${JSON.stringify(key)}: ${islandExport(name)}`).join(', ');
  return [
    `import { mount } from ${JSON.stringify(runtime('mount.js'))};`,
    `import { ${imports} } from ${JSON.stringify(moduleId(join(root, file)))};`,
    `mount({ ${components} });`,
  ].join('\n');
}

async function resolvePath(root: string, specifier: string, importer: string, names: SnippetNames): Promise<string> {
  const resolved = await resolveAuthored(root, specifier, importer, names);
  return resolved.kind === 'file' ? resolved.id + resolved.query : missingId;
}
