/** Follows the docs folder in dev: what an edit makes stale is forgotten, and open pages are told. */
import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentKey } from '../build/content-key.js';
import { isInside } from '../mdx/compile/module-files.js';
import { readPages } from '../site/read-pages.js';
import type { SiteSession } from './site-session.js';

/** What open pages are told. */
export interface DevUpdate {
  /** Routes whose content may have changed; `all` where it may be any. Without the base path. */
  routes: string[] | 'all';
  /** Addresses of changed files that pages show: pictures, styles. With the base path. */
  files: string[];
}

/** Name of the message to open pages. */
export const updateEvent = 'octavo:update';

/** Milliseconds after a change of a file in which Vite's watcher says nothing of another one of the same file, and some. */
const quietTime = 100;

/**
 * Follows changes in the docs folder of the session. Gives a function that starts the watching: looking at every file of
 * a large folder takes time that the first page should have.
 */
export function followChanges(server: ViteDevServer, session: SiteSession): () => void {
  const { root } = session.place;
  let isWatched = server.config.root === root || isInside(server.config.root, root);
  const follow = (kind: 'change' | 'add' | 'unlink') => (path: string) => {
    if (!isInside(root, path) || /(?:^|[/\\])(?:node_modules|\.[^/\\]+)[/\\]/.test(relative(root, path))) return;
    const file = relative(root, path).split(sep).join('/');
    const savedAt = modified(path);
    void staleAfter(file, kind, session).then((update) => server.environments.client.hot.send(updateEvent, update));
    // A formatter saves right after the editor, and what comes last counts.
    if (kind !== 'unlink')
      setTimeout(() => {
        const now = modified(path);
        if (now !== undefined && now !== savedAt) follow('change')(path);
      }, quietTime).unref();
  };
  for (const kind of ['change', 'add', 'unlink'] as const) server.watcher.on(kind, follow(kind));
  return () => {
    if (!isWatched) server.watcher.add(root);
    isWatched = true;
  };
}

/** When the file was last saved, in milliseconds; `undefined` where it is gone. */
function modified(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/** Forgets what the change of `file` makes stale. */
async function staleAfter(file: string, kind: 'change' | 'add' | 'unlink', session: SiteSession): Promise<DevUpdate> {
  const { site } = await session.state();
  const address = session.place.base + file;
  if (!site || kind !== 'change') return reset(session, [address]);
  const entry = site.pageOf(file);
  if (entry) {
    const [now] = readPages(session.place.root, [file], new Set());
    const sameMeta = now !== undefined && contentKey(now.meta) === contentKey(entry.meta);
    return sameMeta ? { routes: await site.forget(file), files: [] } : reset(session, []);
  }
  if (file.endsWith('.css')) return { routes: [], files: [address] };
  if (/\.(?:mdx?|[jt]sx?)$/.test(file)) return { routes: await site.forget(file), files: [] };
  return reset(session, [address]);
}

async function reset(session: SiteSession, files: string[]): Promise<DevUpdate> {
  await session.reset();
  return { routes: 'all', files };
}
