import { isEngineName } from '../../config/search-adapter.js';
import type { Site } from '../../core/model/types.js';

/** The normalized settings. */
export interface SearchSettings {
  /** Default: a text in the language of the page. */
  prompt?: string;
  /** The name of an engine, the root-absolute path of a module, or a URL. Default: Octavo's own engine. */
  adapter?: string;
  /** Links for readers who have not typed anything. */
  suggestions: readonly Suggestion[];
}

/** A link that the author suggests. */
export interface Suggestion {
  /** Default: the title of the page. */
  label?: string;
  /** The route of a page, a root-absolute path, or a URL. */
  href: string;
}

export function searchOf({ own }: Pick<Site, 'own'>): SearchSettings {
  return own['search'] as SearchSettings;
}

/** The module of the site that searches. */
export function searchModule(site: Pick<Site, 'own'>): string | undefined {
  const { adapter } = searchOf(site);
  return adapter === undefined || isEngineName(adapter) ? undefined : adapter;
}
