/** Elements whose reader-selected state the page restores. */
export const choiceTags: readonly string[] = [
  'octavo-tabs',
  'octavo-code-group',
  'octavo-view',
  'octavo-update-filter',
];
