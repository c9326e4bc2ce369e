/** Follows changes of the docs folder in dev: invalidates everything that depends on a file, and updates open pages. */
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentKey } from '../../core/cache/content-key.js';
import { loadPage, type LoadedPage } from '../../load/load-page.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { FolderWatcher, type FileEvent } from './folder-watcher.js';
import { moduleId } from '../../mdx/evaluate/module-id.js';
import type { DevSession } from './dev-session.js';
import { PluginFiles } from './plugin-files.js';
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

function isIgnored(name: string, isFolder: boolean): boolean {
  return ignoredNames[isFolder ? 'folder' : 'file'].test(name);
}

/** Follows changes in the docs folder of the session. */
export class DevChanges {
  readonly #server: ViteDevServer;
  readonly #session: DevSession;
  readonly #ofPlugins: PluginFiles;
  #watcher: FolderWatcher | undefined;
  #isImported = false;
  #isClosed = false;

  constructor(server: ViteDevServer, session: DevSession) {
    this.#server = server;
    this.#session = session;
    this.#ofPlugins = new PluginFiles({
      onChange: (path) => void this.#resetAfter(path).catch(this.#fail),
      onError: this.#fail,
      isSeen: (below) => !below.split('/').some((name) => isIgnored(name, true) || isIgnored(name, false)),
    });
  }

  /** Starts watching. Scanning a large folder takes a while, so the first page comes first. */
  startWatching(): void {
    if (this.#watcher || this.#isClosed) return;
    const { config } = this.#server;
    // Vite restarts for them, and a page that reloads between two restarts finds no server.
    const restarting = new Set(config.configFileDependencies);
    this.#watcher = new FolderWatcher(this.#session.options.root, {
      onChange: (event, path) => void (restarting.has(moduleId(path)) || this.#follow(event, path).catch(this.#fail)),
      onError: this.#fail,
      isIgnored,
    });
    void this.#catchUp(this.#watcher.newest);
  }

  /** An app has imported a page or the settings. */
  noteImport(): void {
    this.#isImported = true;
    this.startWatching();
  }

  close(): void {
    this.#isClosed = true;
    this.#watcher?.close();
    this.#ofPlugins.close();
  }

  /** Reloads a site that was loaded before its latest change. */
  async #catchUp(newest: number): Promise<void> {
    const state = await this.#session.loaded();
    if (!state || newest < state.startedMs - clockLag) return;
    this.#send(await reset(this.#session, []));
    this.#tellApp('change', join(this.#session.options.root, 'docs.json'));
  }

  /** Watches the files that plugins of the site read. */
  watchFilesOf(site: LoadedSite): void {
    if (!this.#isClosed) this.#ofPlugins.follow(site);
  }

  /** Updates all open pages. */
  refresh(): void {
    this.#send({ routes: 'all', files: [] });
  }

  #send(update: DevUpdate): void {
    this.#server.environments.client.hot.send(updateEvent, update);
  }

  /** Invalidates everything that depends on a changed file, and updates the open pages and the app. */
  async #follow(event: FileEvent, path: string): Promise<void> {
    if (event !== 'unlink') await written(path);
    const file = moduleId(relative(this.#session.options.root, path));
    this.#send(await staleAfter(file, this.#ofPlugins.has(path) ? undefined : event, this.#session));
    this.#tellApp(event, path);
  }

  /** The same for a file that only plugins read. */
  async #resetAfter(path: string): Promise<void> {
    await written(path);
    this.#send(await reset(this.#session, []));
  }

  readonly #fail = ({ message }: Error): void =>
    this.#server.config.logger.error(`Some changes of the docs are not noticed: ${message}`);

  /** Imported modules change with any file of the docs. Vite gets other files only if the app imports them. */
  #tellApp(event: FileEvent, path: string): void {
    const { watcher, environments } = this.#server;
    const isOfApp = Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(moduleId(path)));
    if (this.#isImported || isOfApp) watcher.emit(event, path);
  }
}

/** Invalidates everything that depends on `file`. `event`: default: the whole site depends on it. */
async function staleAfter(file: string, event: FileEvent | undefined, session: DevSession): Promise<DevUpdate> {
  const address = session.options.base + file;
  const { site } = (event === 'change' && (await session.loaded())) || {};
  if (!site) return reset(session, [address]);
  const entry = site.pageOf(file);
  if (isOfPlugins(site.loaded, file)) return reset(session, [address]);
  if (entry && !(await isSamePage(entry, session))) return reset(session, []);
  if (entry) return { routes: site.forget(file), files: [] };
  if (file.endsWith('.css')) return { routes: [], files: [address] };
  // With another text, pages may load it, or no longer.
  if (isScript(site.loaded, file)) return reset(session, [address]);
  if (/\.(?:mdx?|[jt]sx?)$/.test(file)) return { routes: site.forget(file), files: [] };
  return reset(session, [address]);
}

/** Whether plugins are made from the file, or have read it before there are pages. */
function isOfPlugins({ plugins, site }: LoadedSite, file: string): boolean {
  return plugins?.modules.includes(file) || plugins?.watched.includes(join(site.root, file)) || false;
}

/** Whether the file is a script that pages load, or that they do not load because of its text. */
function isScript({ scripts, notLoaded }: LoadedSite, file: string): boolean {
  return scripts.includes(file) || notLoaded.some((left) => left.file === file);
}

/** Whether other pages do not change with the page: its front matter is the same. */
async function isSamePage(
  { file, route, meta, ownMeta = meta, problems }: LoadedPage,
  session: DevSession,
): Promise<boolean> {
  const { root } = session.options;
  // The file may have been emptied again.
  await written(join(root, file));
  // Not before the first page: the server itself reads no settings.
  const { settingsSchemas } = await import('../../site-build/settings.js');
  const page = loadPage(root, file, route, settingsSchemas.frontMatter);
  return contentKey([page?.meta, page?.problems]) === contentKey([ownMeta, problems]);
}

async function reset(session: DevSession, files: string[]): Promise<DevUpdate> {
  await session.reset();
  return { routes: 'all', files };
}
