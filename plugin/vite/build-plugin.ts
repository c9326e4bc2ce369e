/** `vite build`: writes the docs after Vite has written the app. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, UserConfig } from 'vite';
import type { BuildResult } from '../build/build-site.js';
import { bundlerOptions } from './vite-versions.js';
import { leftOutLine } from '../cli/file-list.js';
import { counted } from '../counted.js';
import { problemCounts, problemList } from '../problem-list.js';
import type { DevSession } from './dev-session.js';

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
      const { buildSite } = await import('../build/build-site.js');
      const result = await buildSite(session.options);
      show(result, this.environment.config);
      if (result.report.errors.length > 0) throw buildError(result);
    },
  };
}

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
