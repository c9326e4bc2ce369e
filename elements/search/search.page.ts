/** Controls have no Markdown form. */
export const record = { blocks: { 'octavo-search': () => '' } };
