/** What settings name, with its position, for the checks. */
import type { SourceLocation } from './types.js';

/** The positions of a redirect in the settings. */
export interface RedirectLocations {
  /** Of the source. */
  location?: SourceLocation;
  /** Of the destination. */
  destinationLocation?: SourceLocation;
}

/** An icon, file, page, color or code theme that a setting names. */
export interface SettingsReference {
  kind: 'icon' | 'file' | 'link' | 'url' | 'search-adapter' | 'color' | 'code-theme' | 'code-grammar';
  value: string;
  /** The setting: `navbar.links[0].icon`. */
  key: string;
  /** Of an icon: its style and library, if set. */
  type?: string;
  library?: string;
  location: SourceLocation;
}
