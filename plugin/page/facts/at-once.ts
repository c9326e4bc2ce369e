/** Among the tags of the elements of a page: one of them is not complete without its script. */
export const atOnce = 'at-once';
