/** Hot updates of the modules that apps import from the docs. */
import type { DevEnvironment, Environment, EnvironmentModuleNode, ViteDevServer } from 'vite';
import { docsModule, routesId } from './docs-module.js';
import type { DevSession } from './dev-session.js';

/** Sent by open documentation pages: they follow edits in place, so they are not reloaded together with the app. */
const docsPageEvent = 'octavo:docs-page';

export class HotModules {
  readonly #session: DevSession;
  /** Code by id, as it was last loaded. */
  readonly #loaded = new WeakMap<Environment, Map<string, string>>();
  readonly #docsPages = new WeakSet<object>();
  #server: ViteDevServer | undefined;

  constructor(session: DevSession) {
    this.#session = session;
  }

  /** Notes which of the open pages are documentation. */
  follow(server: ViteDevServer): void {
    this.#server = server;
    server.ws.on(docsPageEvent, (_, client) => void this.#docsPages.add(client));
  }

  /** Remembers the code that a module was loaded with. */
  remember(environment: Environment, id: string, code: string): void {
    const codes = this.#loaded.get(environment);
    if (codes) codes.set(id, code);
    else this.#loaded.set(environment, new Map([[id, code]]));
  }

  /**
   * The modules that Vite updates after a change in the docs folder: `modules` of the changed file that are not the
   * plugin's, and those of the plugin whose code is different now. Where the app does not accept them, it is reloaded
   * here, because Vite would also reload the open documentation pages.
   */
  async update(
    environment: DevEnvironment,
    modules: readonly EnvironmentModuleNode[],
    timestamp: number,
  ): Promise<EnvironmentModuleNode[]> {
    const codes = this.#loaded.get(environment) ?? new Map<string, string>();
    const isOwn = ({ id }: EnvironmentModuleNode): boolean => id !== null && codes.has(id);
    // A watched dependency is a module of its own, whose importers are compared below.
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
    // While the settings are broken, the app goes on with what it has.
    if (!(await this.#session.state()).site) return [];
    const changed: EnvironmentModuleNode[] = [];
    for (const [id, code] of codes) {
      const module = environment.moduleGraph.getModuleById(id);
      if (!module) codes.delete(id);
      else if ((await docsModule(this.#session, id))?.code !== code) changed.push(module);
    }
    // The route table accepts all pages. For one that the app has from there alone, the table itself counts as changed.
    const routes = environment.moduleGraph.getModuleById(routesId);
    const isRouted = ({ importers }: EnvironmentModuleNode): boolean => importers.size === 1 && importers.has(routes!);
    return routes && !changed.includes(routes) && changed.some(isRouted) ? [...changed, routes] : changed;
  }

  #reloadApp(): void {
    for (const client of this.#server?.ws.clients ?? [])
      if (!this.#docsPages.has(client)) client.send({ type: 'full-reload', path: '*' });
  }
}

/** Whether all ways from a module to the entries of the app pass one that accepts the update, as Vite looks for them. */
function isAccepted(module: EnvironmentModuleNode, visited = new Set<EnvironmentModuleNode>()): boolean {
  if (visited.has(module) || module.isSelfAccepting) return true;
  visited.add(module);
  // Not analyzed: it does not run yet.
  if (module.id && module.isSelfAccepting === undefined) return true;
  return (
    module.importers.size > 0 &&
    [...module.importers].every((importer) => importer.acceptedHmrDeps.has(module) || isAccepted(importer, visited))
  );
}
