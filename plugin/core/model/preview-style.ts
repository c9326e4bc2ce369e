/** The look of preview images. */

/** How preview images look. Set only if they can be drawn. */
export interface PreviewStyle {
  mode: 'light' | 'dark';
  /** Image of the site behind the title, root-absolute. */
  background?: string;
  /** Font families of Fontsource: that of the title, then those for the scripts of the titles. */
  families: string[];
}
