/** Stands among the tags of the elements of a page that has one which is not complete without its script. */
export const atOnce = 'at-once';
