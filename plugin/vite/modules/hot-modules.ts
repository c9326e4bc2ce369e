/** Hot updates of the modules that apps import from the docs. */
import type { DevEnvironment, Environment, EnvironmentModuleNode, ViteDevServer } from 'vite';
import { docsModule, routesId } from './docs-module.js';
import type { DevSession } from '../dev/dev-session.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** Sent by open documentation pages: they apply edits in place, so they are not reloaded together with the app. */
const docsPageEvent = 'octavo:docs-page';

export class HotModules {
  readonly #session: DevSession;
  /** Code by id, as last loaded. */
  readonly #loaded = new WeakMap<Environment, Map<string, string>>();
  readonly #docsPages = new WeakSet<object>();
  #server: ViteDevServer | undefined;

  constructor(session: DevSession) {
    this.#session = session;
  }

  /** Tracks which open pages are documentation. */
  follow(server: ViteDevServer): void {
    this.#server = server;
    server.ws.on(docsPageEvent, (_, client) => void this.#docsPages.add(client));
  }

  /** Records the loaded code of a module. */
  remember(environment: Environment, id: string, code: string): void {
    getOrInsert(this.#loaded, environment, () => new Map()).set(id, code);
  }

  /**
   * The modules that Vite updates after a change in the docs folder: `modules` of the changed file that are not the
   * plugin's, and modules of the plugin whose code has changed. If the app does not accept them, it is reloaded here,
   * because Vite would also reload open documentation pages.
   */
  async update(
    environment: DevEnvironment,
    modules: readonly EnvironmentModuleNode[],
    timestamp: number,
  ): Promise<EnvironmentModuleNode[]> {
    const codes = this.#loaded.get(environment) ?? new Map<string, string>();
    const isOwn = ({ id }: EnvironmentModuleNode): boolean => id !== null && codes.has(id);
    // A watched dependency is a separate module; its importers are compared below.
    const isWatched = ({ importers }: EnvironmentModuleNode): boolean =>
      importers.size > 0 && [...importers].every(isOwn);
    const others = modules.filter((module) => !isOwn(module) && !isWatched(module));
    const stale = [...others, ...(await this.#changed(environment, codes))];
    if (environment.name !== 'client' || stale.every((module) => isAccepted(module))) return stale;
    const invalidated = new Set<EnvironmentModuleNode>();
    for (const module of stale) environment.moduleGraph.invalidateModule(module, invalidated, timestamp, true);
    this.#reloadApp();
    return [];
  }

  async #changed(environment: DevEnvironment, codes: Map<string, string>): Promise<EnvironmentModuleNode[]> {
    // While the settings are invalid, the app keeps its current modules.
    if (!(await this.#session.state()).site) return [];
    const changed: EnvironmentModuleNode[] = [];
    for (const [id, code] of codes) {
      const module = environment.moduleGraph.getModuleById(id);
      if (!module) codes.delete(id);
      else if ((await docsModule(this.#session, id))?.code !== code) changed.push(module);
    }
    // The route table accepts all pages. For a page that the app only imports through it, the table itself counts as
    // changed.
    const routes = environment.moduleGraph.getModuleById(routesId);
    const isRouted = ({ importers }: EnvironmentModuleNode): boolean => importers.size === 1 && importers.has(routes!);
    return routes && !changed.includes(routes) && changed.some(isRouted) ? [...changed, routes] : changed;
  }

  #reloadApp(): void {
    for (const client of this.#server?.ws.clients ?? [])
      if (!this.#docsPages.has(client)) client.send({ type: 'full-reload', path: '*' });
  }
}

/**
 * Whether every import chain from a module to the entries of the app contains a module that accepts the update, as Vite
 * determines it.
 */
function isAccepted(module: EnvironmentModuleNode, visited = new Set<EnvironmentModuleNode>()): boolean {
  if (visited.has(module) || module.isSelfAccepting) return true;
  visited.add(module);
  // Not analyzed yet, because it has not run.
  if (module.id && module.isSelfAccepting === undefined) return true;
  return (
    module.importers.size > 0 &&
    [...module.importers].every((importer) => importer.acceptedHmrDeps.has(module) || isAccepted(importer, visited))
  );
}
