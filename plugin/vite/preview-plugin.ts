/** `vite preview`: serves the built docs like a static host. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { lastOutput } from './last-output.js';
import { serveSite } from '../serve/serve-site.js';
import { hasAppBelow } from './options.js';
import type { DevSession } from './dev/dev-session.js';

/** Serves the built docs. */
export function previewPlugin(session: DevSession): Plugin {
  return {
    name: 'octavo:preview',
    apply: 'serve',
    configurePreviewServer({ config, middlewares }) {
      const { root, outDir, base } = session.options;
      // Frameworks set another output folder for builds only.
      const built = config.build.outDir === 'dist' ? lastOutput(root) : undefined;
      const folder = [outDir, built ?? outDir].find(isSite) ?? outDir;
      if (!isSite(folder)) throw missingBuild(relative(config.root, folder) || '.');
      const { headers } = config.preview;
      middlewares.use(serveSite({ folder, base, headers, hasFallback: hasAppBelow(base, config) }));
    },
  };
}

function isSite(folder: string): boolean {
  return existsSync(join(folder, '404.html'));
}

function missingBuild(folder: string): Error {
  const error = new Error(`There are no built docs in "${folder}". Run "vite build" first.`);
  error.stack = '';
  return error;
}
