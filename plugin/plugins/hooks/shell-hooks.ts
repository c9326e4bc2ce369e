/** The hooks of Octavo's own plugins for documents, and the styles of all plugins. */
import type { PageEntry, Site } from '../../core/model/types.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { BuiltinHooks, ContactedHosts } from '../builtin.js';
import type { Registry } from '../registry.js';

/** The hosts that they contact. */
export function hostsOf(builtins: readonly BuiltinHooks[], site: Site): ContactedHosts[] {
  return builtins.flatMap(({ policy = [], hosts }) => [policy, hosts?.(site) ?? []].flat());
}

/** The names of Octavo's scripts that they load on a page; without `page`, those of the site. */
export function clientScriptsOf(builtins: readonly BuiltinHooks[], site: Site, page?: PageEntry): string[] {
  return builtins.flatMap(({ client = [], clientScripts }) => [client, clientScripts?.(site, page) ?? []].flat());
}

/** The parts of the shell and of API pages that they fill. */
export function shellHooks({ builtins }: Registry, site: Site) {
  const hooks = Object.assign({}, ...builtins) as BuiltinHooks;
  const { pageMenu, searchButton, feedLinks, endpointAction, requestForm } = hooks;
  return {
    pageMenu,
    searchButton,
    feedLinks,
    endpointAction,
    requestForm,
    previewImage: (page: PageEntry) => hooks.previewImage?.(site, page),
    clientScripts: (page?: PageEntry) => clientScriptsOf(builtins, site, page),
    siteScripts: builtins.flatMap(({ siteScript }) => siteScript?.(site) ?? []),
  };
}

/** The styles of the parts that plugins fill, for the stylesheet of the site. */
export function shellStyles(registry: Registry, loaded: LoadedSite) {
  return {
    sheets: registry.builtins.flatMap(({ styleSheets }) => styleSheets?.(loaded) ?? []),
    changesParts: registry.having('parts').length > 0,
  };
}

/** The styles for pages with an element: its tag or `.class`, and CSS. */
export function stylesOf({ list }: Registry): [key: string, css: string][] {
  return list.flatMap(({ styles = {} }) => Object.entries(styles));
}
