/** `vite`: builds pages on request, and updates open pages after every edit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchForWorkspaceRoot, type Plugin } from 'vite';
import { isInside } from '../../core/text/slash-path.js';
import { formatLog } from '../../core/pool/author-logs.js';
import { startForDev } from '../../site-build/early-processes.js';
import { packageRoot } from '../../core/package/package-root.js';
import { devMiddlewares } from './dev-middleware.js';
import { DevChanges } from './dev-changes.js';
import { devClient } from './dev-document.js';
import { moduleFile, moduleId } from '../../mdx/evaluate/module-id.js';
import { privateGlobs } from '../../reader/file-kinds.js';
import { editorRoute, opensForeignFile } from './opened-file.js';
import type { DevSession } from './dev-session.js';

/** Octavo's own compiled browser code. */
const runtimeFolder = join(packageRoot, 'dist', 'runtime');

/** Serves the docs in dev. */
export function devPlugin(session: DevSession): Plugin {
  let changes: DevChanges | undefined;
  return {
    name: 'octavo:dev',
    apply: 'serve',
    config: ({ root, server }) => {
      const allow = server?.fs?.allow ?? [searchForWorkspaceRoot(root ?? process.cwd())];
      // This list replaces Vite's list of denied files, so it repeats Vite's entries.
      const deny = server?.fs?.deny ?? ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];
      return { server: { fs: { allow: [...allow, runtimeFolder], deny: [...deny, ...privateGlobs] } } };
    },
    resolveId: {
      filter: { id: new RegExp(`^${devClient}$`) },
      handler: () => moduleId(join(runtimeFolder, 'dev-client.js')),
    },
    load: {
      filter: { id: /\/dist\/runtime\// },
      handler(id) {
        const file = moduleFile(id);
        if (!isInside(runtimeFolder, file)) return undefined;
        // The package does not contain the sources, so the source map has no target.
        return { code: readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''), map: null };
      },
    },
    closeBundle: () => changes?.close(),
    configureServer(server) {
      session.onLog = (log) => server.config.logger.warn(formatLog(log), { timestamp: true });
      if (!session.options.plugins) startForDev();
      const followed = (changes = new DevChanges(server, session));
      session.onLoad = (loaded) => followed.watchFilesOf(loaded);
      session.onComplete = () => followed.refresh();
      session.onImport = () => followed.noteImport();
      void session.state().then(({ site }) => site?.prepare());
      const startWatching = (): void => followed.startWatching();
      const { before, after, reportSettings } = devMiddlewares(server, session, startWatching);
      // Loaded while Vite starts, so that the first page does not wait for it.
      void reportSettings().then(
        (hasSite) => hasSite || startWatching(),
        (error: Error) => server.config.logger.error(`\n${error.message}`),
      );
      // Connect also matches other spellings of the route, as it does for Vite.
      server.middlewares.use(server.config.base + editorRoute, ({ url = '' }, response, next) => {
        const folders = [session.options.root, ...server.config.server.fs.allow];
        if (opensForeignFile(url, folders)) response.writeHead(403).end();
        else next();
      });
      server.middlewares.use(before);
      // After Vite's own middlewares, which serve the modules and files of the app.
      return () => void server.middlewares.use(after);
    },
  };
}
