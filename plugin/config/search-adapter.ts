/** The value of `search.adapter` that names a package instead of a module of the site. */
export const pagefindAdapter = 'pagefind';
