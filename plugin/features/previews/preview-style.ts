/** The look of preview images. */
import type { Site } from '../../core/model/types.js';

/** The author's settings. Default: the settings of the site. */
export interface PreviewSettings {
  appearance?: 'light' | 'dark';
  /** Root-absolute, or a URL. */
  background?: string;
  /** Font family. */
  family?: string;
  /** Set in builds that can draw the images. */
  style?: PreviewStyle;
}

/** The appearance of images that are drawn. */
export interface PreviewStyle {
  mode: 'light' | 'dark';
  /** Image of the site behind the title, root-absolute. */
  background?: string;
  /** Font families of Fontsource: the family of the title, then families for the scripts of the titles. */
  families: string[];
}

export function previewsOf({ own }: Pick<Site, 'own'>): PreviewSettings {
  return own['previews'] as PreviewSettings;
}
