/** Follows changes of the docs folder in dev: invalidates what depends on a file, and updates open pages. */
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentKey } from '../cache/content-key.js';
import { isInside } from '../slash-path.js';
import { loadPage } from '../site/load-page.js';
import { moduleFile, moduleId } from './module-id.js';
import type { DevSession } from './dev-session.js';
import { modified, written } from './file-state.js';

/** The update message to open pages. */
export interface DevUpdate {
  /** Routes whose content may have changed, without the base path; `all` if any may have. */
  routes: string[] | 'all';
  /** URLs of changed files that pages show: images, styles. With the base path. */
  files: string[];
}

/** Name of the update message. */
const updateEvent = 'octavo:update';

/** Longer than the watcher's debounce, in ms: a change within it is not reported. */
const quietTime = 100;

type Change = 'create' | 'update' | 'delete';

/** Follows changes in the docs folder of the session. */
export class DevChanges {
  readonly #server: ViteDevServer;
  readonly #session: DevSession;
  #isWatched: boolean;

  constructor(server: ViteDevServer, session: DevSession) {
    this.#server = server;
    this.#session = session;
    const { root } = session.options;
    this.#isWatched = moduleFile(server.config.root) === root || isInside(server.config.root, root);
  }

  /** Starts watching. Scanning a large folder takes a while, so the first page comes first. */
  startWatching(): void {
    if (!this.#isWatched) this.#server.watcher.add(this.#session.options.root);
    this.#isWatched = true;
  }

  /** Invalidates what depends on a changed file (absolute), and updates the open pages. */
  async follow(path: string, kind: Change): Promise<void> {
    const { root } = this.#session.options;
    const file = moduleId(relative(root, path));
    if (!isInside(root, path) || /(?:^|\/)(?:node_modules|\.[^/]+)\//.test(file)) return;
    if (kind !== 'delete') {
      await written(path);
      this.#lookAgain(path);
    }
    const update = await staleAfter(file, kind, this.#session);
    this.#server.environments.client.hot.send(updateEvent, update);
  }

  /** A formatter saves right after the editor; only the last version counts. */
  #lookAgain(path: string): void {
    const savedAt = modified(path);
    setTimeout(() => {
      const now = modified(path);
      if (now !== undefined && now !== savedAt) this.#server.watcher.emit('change', path);
    }, quietTime).unref();
  }
}

/** Invalidates what depends on `file`. */
async function staleAfter(file: string, kind: Change, session: DevSession): Promise<DevUpdate> {
  const { site } = await session.state();
  const address = session.options.base + file;
  if (!site || kind !== 'update') return reset(session, [address]);
  const entry = site.pageOf(file);
  if (entry) {
    const { route } = entry;
    // The file may have been emptied again.
    await written(join(session.options.root, file));
    const { meta, problems } = loadPage(session.options.root, file, { route, isShown: false });
    const isSame = contentKey([meta, problems]) === contentKey([entry.meta, entry.problems]);
    return isSame ? { routes: site.forget(file), files: [] } : reset(session, []);
  }
  if (file.endsWith('.css')) return { routes: [], files: [address] };
  if (/\.(?:mdx?|[jt]sx?)$/.test(file)) return { routes: site.forget(file), files: [] };
  return reset(session, [address]);
}

async function reset(session: DevSession, files: string[]): Promise<DevUpdate> {
  await session.reset();
  return { routes: 'all', files };
}
