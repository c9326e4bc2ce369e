/** The site as modules, for apps that show pages themselves: `virtual:octavo/site` and `virtual:octavo/routes`. */
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { moduleId } from './module-id.js';
import { docsPlace } from './options.js';
import type { OctavoOptions } from './options.js';
import type { SiteSession } from './site-session.js';

const prefix = 'virtual:octavo/';
const resolved = `\0${prefix}`;

/** Gives the site to the app's code. */
export function virtualModules(options: OctavoOptions, session: SiteSession): Plugin {
  return {
    name: 'octavo:virtual-modules',
    configResolved(config: ResolvedConfig) {
      session.open(docsPlace(options, config));
    },
    resolveId: (id) => (id === `${prefix}site` || id === `${prefix}routes` ? `\0${id}` : undefined),
    async load(id) {
      if (id === `${resolved}site`) return siteCode(session);
      if (id === `${resolved}routes`) return routesCode(session);
      return undefined;
    },
    async closeBundle() {
      await session.close();
    },
  };
}

async function siteCode(session: SiteSession): Promise<string> {
  const { root: _root, ...site } = (await session.opened()).setup.site;
  return `export default ${JSON.stringify(site)};`;
}

async function routesCode(session: SiteSession): Promise<string> {
  const { site, scan } = (await session.opened()).setup;
  const routes = scan.pages.map(({ route, meta, hidden, file }) => {
    const load = `() => import(${JSON.stringify(moduleId(join(site.root, file)))})`;
    return `{ route: ${JSON.stringify(route)}, meta: ${JSON.stringify(meta)}, hidden: ${hidden}, load: ${load} }`;
  });
  return `export default [\n${routes.join(',\n')}\n];`;
}
