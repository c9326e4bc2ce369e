/** Bundles the islands of a site: one script for each of the author's files with islands, and shared chunks. */
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import { basename } from 'node:path';
import type { Problem } from '../../core/errors/errors.js';
import type { IslandUse } from '../../mdx/types.js';
import { classesInScripts } from '../../shell/theme/utility-classes.js';
import { clientPath } from '../../outputs/client-files.js';
import { withoutNames } from '../../mdx/evaluate/module-id.js';
import { islandMermaid } from './island-mermaid.js';
import { browserJsx, islandEntry, islandPlugins, type IslandContext } from './island-plugin.js';
import type { Bundled } from '../../mdx/evaluate/bundle-cache.js';
import { bundleReason } from '../../mdx/evaluate/bundle-reason.js';
import { browserBuild, jsxConfig, ownConfig } from '../../mdx/evaluate/vite-versions.js';
import { plainFolder, usualPaths, writtenPath } from '../../core/text/plain-folder.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';

/** The scripts of the islands of one file. Paths in the output. */
export interface IslandEntry {
  script: string;
  /** Scripts that it imports, directly or indirectly. */
  imports: string[];
  /** Stylesheets of packages and of the author's files. */
  styles: string[];
  /** Words in the code that can be class names. */
  classes: string[];
}

export interface IslandBundle extends Bundled {
  /** By file, relative to the docs folder. */
  entries: Record<string, IslandEntry>;
  problems: Problem[];
}

/** Output folder of the files. */
const islandPath = `${clientPath}islands/`;

/** Bundles all of `site.uses`. A file that cannot be bundled is reported, and its components stay static. */
export async function bundleIslands(site: IslandContext, base: string): Promise<IslandBundle> {
  const files = [...new Set(site.uses.map(({ file }) => file))].sort();
  const bundle: IslandBundle = { entries: {}, files: new Map(), inputs: [], problems: [] };
  if (files.length === 0) return bundle;
  try {
    return await bundleFiles(site, base, files);
  } catch (error) {
    if (files.length === 1) return { ...bundle, problems: [bundleProblem(files[0]!, error)] };
  }
  // Bundle each file separately, so that the valid ones work.
  const good: IslandUse[] = [];
  for (const file of files) {
    const uses = site.uses.filter((use) => use.file === file);
    const { problems } = await bundleIslands({ ...site, uses }, base);
    bundle.problems.push(...problems);
    if (problems.length === 0) good.push(...uses);
  }
  const rest = await bundleIslands({ ...site, uses: good }, base);
  return { ...rest, problems: [...bundle.problems, ...rest.problems] };
}

async function bundleFiles(
  { root: usualRoot, ...context }: IslandContext,
  base: string,
  files: readonly string[],
): Promise<IslandBundle> {
  const { root, preserveSymlinks } = plainFolder(usualRoot);
  const config = buildConfig({ ...context, root }, base, files, preserveSymlinks);
  const { output } = (await build(mergeConfig(context.config, config))) as Rolldown.RolldownOutput;
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const entries = files.map((file): [string, IslandEntry] => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === islandEntry(file))!;
    const imports = [...reachable(chunk.fileName, chunks, false)];
    const all = [chunk.fileName, ...reachable(chunk.fileName, chunks, true)].flatMap((name) => chunks.get(name) ?? []);
    const styles = [chunk.fileName, ...imports].flatMap((name) => [
      ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
    ]);
    const ownSources = all
      .flatMap(({ moduleIds }) => moduleIds.map(withoutNames))
      .filter((id) => isOwnSource(root, id))
      .map((id) => relativePath(root, id));
    return [
      file,
      {
        script: chunk.fileName,
        imports,
        styles: [...new Set(styles)],
        classes: classesInScripts(root, ownSources),
      },
    ];
  });
  return {
    entries: Object.fromEntries(entries),
    files: new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])),
    inputs: [...new Set([...chunks.values()].flatMap(({ moduleIds }) => moduleIds))]
      .filter((id) => /^(?:\/|[A-Z]:)/i.test(id))
      .map((id) => usualPaths(writtenPath(id.replace(/\?.*$/, '')))),
    problems: [],
  };
}

function buildConfig(
  site: IslandContext,
  base: string,
  files: readonly string[],
  preserveSymlinks: boolean,
): InlineConfig {
  const entries = files.map((file, index) => [inputName(file, index, files), islandEntry(file)]);
  return {
    root: site.root,
    base,
    ...ownConfig,
    css: { postcss: {} },
    ...jsxConfig(browserJsx),
    // In dev too, because the development builds of packages contain checks that readers never see.
    resolve: { conditions: ['module', 'browser', 'production'], preserveSymlinks },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [islandMermaid(base), ...islandPlugins(site)],
    build: {
      ...browserBuild(islandPath, Object.fromEntries(entries)),
      // The names of components stay, by which they keep their state.
      ...(site.isDev && { minify: false }),
    },
  };
}

function inputName(file: string, index: number, files: readonly string[]): string {
  const name = plainName(file);
  return files.findIndex((other) => plainName(other) === name) === index ? name : `${name}-${index}`;
}

function plainName(file: string): string {
  return basename(withoutNames(file))
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-');
}

function reachable(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  withDynamic: boolean,
  found = new Set<string>(),
): Set<string> {
  const chunk = chunks.get(file);
  for (const next of [...(chunk?.imports ?? []), ...(withDynamic ? (chunk?.dynamicImports ?? []) : [])]) {
    if (found.has(next) || !chunks.has(next)) continue;
    found.add(next);
    reachable(next, chunks, withDynamic, found);
  }
  return found;
}

function isOwnSource(root: string, id: string): boolean {
  return isInside(root, id) && !id.includes('node_modules') && /\.(?:mdx?|[cm]?[jt]sx?)$/.test(id);
}

function bundleProblem(file: string, error: unknown): Problem {
  const { loc } = error as { loc?: { line?: number; column?: number } };
  return {
    code: 'island-bundle',
    message: `Could not bundle the components of this file for the browser: ${bundleReason(error)}`,
    hint: 'They stay static. Check the imports of the file.',
    file: withoutNames(file),
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
  };
}
