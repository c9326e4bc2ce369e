/** The bundle of the search dialog that scripts/bundle-search.mjs writes. */
declare module '*/cdn/search.js' {
  /** The data of the element about the page. */
  export interface SearchSetup {
    indexUrl: string;
    scope: { language?: string; version?: string; product?: string; tab?: string };
    prompt?: string;
    siteMap?: string;
  }
  export interface SearchModule {
    openSearch(setup: SearchSetup, typed?: () => string): Promise<void>;
    prepareSearch(setup: SearchSetup): void;
    showMatch(): void;
  }
  export const openSearch: SearchModule['openSearch'];
  export const prepareSearch: SearchModule['prepareSearch'];
  export const showMatch: SearchModule['showMatch'];
}
