import type { Drawing } from './svg-markup.js';

/** An icon library. */
export interface IconLibrary {
  /** Finds an icon. `type` is a style such as `regular` or `brands`, if the library has styles. */
  read(name: string, type?: string): Drawing | undefined;
  /** Every name, to suggest the nearest one. */
  names(): string[];
}
