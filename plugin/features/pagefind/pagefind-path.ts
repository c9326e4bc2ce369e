/** Folder of Pagefind's files in the output. */
export const pagefindPath = '_octavo/pagefind/';
