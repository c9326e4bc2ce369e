/** `vite build`: writes the docs after Vite has written the app. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig, UserConfig } from 'vite';
import type { BuildResult } from '../site-build/build-site.js';
import { bundlerOptions } from '../mdx/evaluate/vite-versions.js';
import { rememberOutput } from './last-output.js';
import { leftOutLine } from '../load/scan/file-list.js';
import { counted } from '../core/text/counted.js';
import { problemCounts, problemList } from '../core/errors/problem-list.js';
import type { DevSession } from './dev/dev-session.js';

/** The entry if there is no app, because Vite's bundler requires one. */
const noApp = '\0octavo:no-app';
const noAppId = /^\0octavo:no-app$/;

/** Builds the site after the app. */
export function buildPlugin(session: DevSession): Plugin {
  return {
    name: 'octavo:build',
    apply: 'build',
    config: (user) => (hasApp(user) ? undefined : { build: bundlerOptions({ input: noApp }) }),
    resolveId: { filter: { id: noAppId }, handler: () => noApp },
    load: { filter: { id: noAppId }, handler: () => '' },
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type === 'chunk' && output.facadeModuleId === noApp) delete bundle[file];
      }
    },
    async closeBundle(error) {
      if (error || this.environment.name !== 'client') return;
      // Not needed in dev.
      const { buildSite } = await import('../site-build/build-site.js');
      const result = await buildSite(session.options);
      const { config } = this.environment;
      show(result, config);
      const { root, outDir } = session.options;
      if (result.pages > 0) {
        rememberOutput(root, outDir);
        copyHostFiles(outDir, resolve(config.root, config.build.outDir));
      }
      if (result.report.errors.length > 0) throw buildError(result);
    },
  };
}

/** Hosts read these files only at the root of the published folder. Their rules contain the base path of the docs. */
const rootFiles = ['_redirects', '_headers'];

/** Adds the host files of docs below an app to the app's host files. */
function copyHostFiles(outDir: string, viteOut: string): void {
  if (!resolve(outDir).startsWith(viteOut + sep)) return;
  for (const name of rootFiles) {
    const [from, to] = [join(outDir, name), join(viteOut, name)];
    const own = existsSync(to) ? readFileSync(to, 'utf8').replace(docsPart, '') : '';
    const docs = existsSync(from) ? `${docsStart}\n${readFileSync(from, 'utf8')}${docsEnd}\n` : '';
    if (own + docs !== '') writeFileSync(to, own === '' || own.endsWith('\n') ? own + docs : `${own}\n${docs}`);
  }
}

const [docsStart, docsEnd] = ['# Start of the docs', '# End of the docs'];

/** The docs of an earlier build, if the folder was not emptied. */
const docsPart = new RegExp(`^${docsStart}\\n.*?^${docsEnd}\\n`, 'gms');

function hasApp(user: UserConfig): boolean {
  const { rollupOptions, rolldownOptions, lib, ssr } = user.build ?? {};
  return (
    Boolean(rolldownOptions?.input ?? rollupOptions?.input ?? lib ?? ssr) ||
    existsSync(join(resolve(user.root ?? '.'), 'index.html'))
  );
}

function show(
  { pages, report, files, durationMs, outDir = '' }: BuildResult,
  { logger, root }: Pick<ResolvedConfig, 'logger' | 'root'>,
): void {
  const problems = problemList(report);
  if (problems) logger.warn(problems);
  const done = `octavo: ${counted(pages, 'page')} in ${(durationMs / 1000).toFixed(2)} s → ${relative(root, outDir) || '.'}`;
  logger.info([done, pages > 0 && leftOutLine(files), problemCounts(report)].filter(Boolean).join('\n'));
}

/** The problems have been printed, so the stack is omitted. */
function buildError({ report }: BuildResult): Error {
  const error = new Error(`The docs have ${problemCounts({ errors: report.errors, warnings: [] })}.`);
  error.stack = '';
  return error;
}
