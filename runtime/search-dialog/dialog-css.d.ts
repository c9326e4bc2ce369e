/** The styles of the dialog as a module, which scripts/bundle-search.mjs writes. */
export declare const css: string;
