/** Follows changes of the docs folder in dev: invalidates everything that depends on a file, and updates open pages. */
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { fileState } from '../../reader/docs-file.js';
import { contentKey } from '../../core/cache/content-key.js';
import { isInside } from '../../core/text/slash-path.js';
import { loadPage, type LoadedPage } from '../../load/load-page.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { settingsSchemas } from '../../site-build/settings.js';
import { FolderWatcher } from './folder-watcher.js';
import { moduleId } from '../../mdx/evaluate/module-id.js';
import type { DevSession } from './dev-session.js';
import { written } from '../../reader/file-state.js';

/** The update message to open pages. */
export interface DevUpdate {
  /** Routes whose content may have changed, without the base path; `all` if any may have. */
  routes: string[] | 'all';
  /** URLs of changed files that pages show: images, styles. With the base path. */
  files: string[];
}

/** Name of the update message. */
const updateEvent = 'octavo:update';

/** Tolerance for file times that are behind the clock, in milliseconds. */
const clockLag = 20;

/** Folders of tools, files that editors write beside the open one, and files that Vite watches for itself. */
const ignoredNames = {
  folder: /^(?:node_modules|\.(?!well-known$|mintlify$).*)$/,
  file: /^\..*\.sw[px]$|~$|^\.#|^\.env(?:\.|$)/,
};

type Change = 'create' | 'update' | 'delete';

/** Follows changes in the docs folder of the session. */
export class DevChanges {
  readonly #server: ViteDevServer;
  readonly #session: DevSession;
  /** State of files by path, as last followed. */
  readonly #followed = new Map<string, string>();
  #watcher: FolderWatcher | undefined;
  #isClosed = false;

  constructor(server: ViteDevServer, session: DevSession) {
    this.#server = server;
    this.#session = session;
  }

  /** Starts watching. Scanning a large folder takes a while, so the first page comes first. */
  startWatching(): void {
    if (this.#watcher || this.#isClosed) return;
    const { watcher, config } = this.#server;
    // Vite watches them too, and a page that reloads between two restarts finds no server.
    const restarting = new Set(config.configFileDependencies);
    this.#watcher = new FolderWatcher(this.#session.options.root, {
      onChange: (event, path) => void (restarting.has(moduleId(path)) || watcher.emit(event, path)),
      onError: ({ message }) => config.logger.error(`Some changes of the docs are not noticed: ${message}`),
      isIgnored: (name, isFolder) => ignoredNames[isFolder ? 'folder' : 'file'].test(name),
    });
    void this.#catchUp(this.#watcher.newest);
  }

  close(): void {
    this.#isClosed = true;
    this.#watcher?.close();
  }

  /** Reloads a site that was loaded before its latest change. */
  async #catchUp(newest: number): Promise<void> {
    const state = await this.#session.loaded();
    if (!state || newest < state.startedMs - clockLag) return;
    this.#send(await reset(this.#session, []));
  }

  /** Updates all open pages. */
  refresh(): void {
    this.#send({ routes: 'all', files: [] });
  }

  #send(update: DevUpdate): void {
    this.#server.environments.client.hot.send(updateEvent, update);
  }

  /** Invalidates everything that depends on a changed file (absolute), and updates the open pages. */
  async follow(path: string, kind: Change): Promise<void> {
    const { root } = this.#session.options;
    const file = moduleId(relative(root, path));
    if (
      !isInside(root, path) ||
      file
        .split('/')
        .slice(0, -1)
        .some((name) => ignoredNames.folder.test(name))
    )
      return;
    if (this.#isFollowed(path)) return;
    if (kind !== 'delete') await written(path);
    this.#send(await staleAfter(file, kind, this.#session));
  }

  /** Vite's own watcher reports files of an app a second time. */
  #isFollowed(path: string): boolean {
    const stats = fileState(path);
    const state = stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}` : 'gone';
    if (this.#followed.get(path) === state) return true;
    this.#followed.set(path, state);
    return false;
  }
}

/** Invalidates everything that depends on `file`. */
async function staleAfter(file: string, kind: Change, session: DevSession): Promise<DevUpdate> {
  const address = session.options.base + file;
  const { site } = (kind === 'update' && (await session.loaded())) || {};
  if (!site) return reset(session, [address]);
  const entry = site.pageOf(file);
  if (entry && !(await isSamePage(entry, session))) return reset(session, []);
  if (entry) return { routes: site.forget(file), files: [] };
  if (site.loaded.plugins?.modules.includes(file)) return reset(session, []);
  if (file.endsWith('.css')) return { routes: [], files: [address] };
  // With another text, pages may load it, or no longer.
  if (isScript(site.loaded, file)) return reset(session, [address]);
  if (/\.(?:mdx?|[jt]sx?)$/.test(file)) return { routes: site.forget(file), files: [] };
  return reset(session, [address]);
}

/** Whether the file is a script that pages load, or that they do not load because of its text. */
function isScript({ scripts, notLoaded }: LoadedSite, file: string): boolean {
  return scripts.includes(file) || notLoaded.some((left) => left.file === file);
}

/** Whether other pages do not change with the page: its front matter is the same. */
async function isSamePage({ file, route, meta, problems }: LoadedPage, session: DevSession): Promise<boolean> {
  const { root } = session.options;
  // The file may have been emptied again.
  await written(join(root, file));
  const page = loadPage(root, file, { route, isShown: false }, settingsSchemas.frontMatter);
  return contentKey([page?.meta, page?.problems]) === contentKey([meta, problems]);
}

async function reset(session: DevSession, files: string[]): Promise<DevUpdate> {
  await session.reset();
  return { routes: 'all', files };
}
