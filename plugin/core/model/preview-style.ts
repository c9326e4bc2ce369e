/** The look of preview images. */

/** The appearance of preview images. Set only if they can be drawn. */
export interface PreviewStyle {
  mode: 'light' | 'dark';
  /** Image of the site behind the title, root-absolute. */
  background?: string;
  /** Font families of Fontsource: the family of the title, then families for the scripts of the titles. */
  families: string[];
}
