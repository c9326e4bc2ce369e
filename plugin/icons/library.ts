import type { Drawing } from './svg-markup.js';

/** A library of icons. */
export interface IconLibrary {
  /** An icon. `type` is a style such as `regular` or `brands`, where the library has styles. */
  read(name: string, type?: string): Drawing | undefined;
  /** Every name, to suggest the nearest one. */
  names(): string[];
}
