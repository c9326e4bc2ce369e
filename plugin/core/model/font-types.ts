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
  /** Metrics that scale a system font to the size of the web font, as CSS percentages. */
  fallback?: FontFallback;
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

export interface FontFallback {
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}
