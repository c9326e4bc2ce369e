/** The styles of Font Awesome. */

/** Styles of the paid sets of Font Awesome, by the style of the free set in which they are drawn. */
export const paidStyles = {
  solid: ['duotone', 'sharp-solid', 'sharp-duotone-solid'],
  regular: ['', 'duotone-', 'sharp-', 'sharp-duotone-'].flatMap((set) =>
    (set === '' ? ['light', 'thin'] : ['regular', 'light', 'thin']).map((weight) => set + weight),
  ),
};

/** All styles. */
export const iconStyles = ['regular', 'solid', 'brands', ...paidStyles.regular, ...paidStyles.solid];
