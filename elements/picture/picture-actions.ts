/** The actions that an image can have. */
export const pictureActionNames = ['copy', 'download'] as const;

/** Positions of the action buttons. */
export const pictureActionPlacements = [
  'bottom-center',
  'bottom-left',
  'bottom-right',
  'top-center',
  'top-left',
  'top-right',
] as const;
