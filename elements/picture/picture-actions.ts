/** What can be done with a picture. */
export const pictureActionNames = ['copy', 'download'] as const;

/** Where its buttons can stand. */
export const pictureActionPlacements = [
  'bottom-center',
  'bottom-left',
  'bottom-right',
  'top-center',
  'top-left',
  'top-right',
] as const;
