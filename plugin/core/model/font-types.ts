/** The fonts of a site. */
import type { SourceLocation } from './types.js';

export interface SiteFont {
  family: string;
  weight?: number;
  /** Path or URL of a font file. */
  source?: string;
  format?: string;
  /** Its position in the settings. */
  location?: SourceLocation;
  /** Its files once they are resolved; none for a system font. */
  faces?: FontFace[];
  /** System fonts in the size of the web font, the first one preferred. */
  fallbacks?: FontFallback[];
}

/** A font file that the site serves. */
export interface FontFace {
  /** Absolute path of the file at build time. */
  file: string;
  /** Path in the output. */
  path: string;
  /** CSS `font-weight`: `400` or `100 900`. */
  weight: string;
  style: string;
  /** CSS `unicode-range`. Default: all characters. */
  range?: string;
}

/** A system font that takes the same space as a web font. Sizes are CSS percentages. */
export interface FontFallback {
  /** The CSS name of the scaled font. */
  family: string;
  /** Names of system fonts of the same size. The first that is installed is used. */
  local: string[];
  /** CSS `font-weight` of the text it is for. Default: all. */
  weight?: string;
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}
