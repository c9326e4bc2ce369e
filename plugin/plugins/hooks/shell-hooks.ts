/** The hooks of Octavo's own plugins for documents, and the styles of all plugins. */
import type { PageEntry, Site } from '../../core/model/types.js';
import type { BuiltinHooks } from '../builtin.js';
import type { Registry } from '../registry.js';

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
    clientScripts: (page?: PageEntry) => builtins.flatMap((each) => each.clientScripts?.(site, page) ?? []),
    siteScripts: builtins.flatMap(({ siteScript }) => siteScript?.(site) ?? []),
  };
}

/** The styles for pages with an element: its tag or `.class`, and CSS. */
export function stylesOf({ list }: Registry): [key: string, css: string][] {
  return list.flatMap(({ styles = {} }) => Object.entries(styles));
}
