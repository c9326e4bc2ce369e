/** Values that the settings refer to, with their positions, for the checks. */
import type { SourceLocation } from './types.js';

/** The positions of a redirect in the settings. */
export interface RedirectLocations {
  /** Position of the source. */
  location?: SourceLocation;
  /** Position of the destination. */
  destinationLocation?: SourceLocation;
}

type NamedKind = 'icon' | 'file' | 'link' | 'url' | 'search-adapter' | 'color' | 'code-theme' | 'code-grammar';

/** An icon, file, page, color or code theme that a setting names, or an option of something that the site may lack. */
export interface SettingsReference {
  kind: NamedKind | 'option';
  /** For an option, the part of the site that it is about. */
  value: string;
  /** The setting: `navbar.links[0].icon`. */
  key: string;
  /** For an icon: its style and library, if set. */
  type?: string;
  library?: string;
  location: SourceLocation;
}

/** An address that may refer to a file. */
export interface FileReference {
  /** As written, with `*` for parts that are only known when a script runs. */
  address: string;
  /** Whether the context makes the value an address. Otherwise it only looks like one: it begins with `/` or `.`. */
  isAddress: boolean;
}
