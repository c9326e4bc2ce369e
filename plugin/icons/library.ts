/** What an icon library answers. */
export interface IconLibrary {
  /** The SVG file of an icon as it stands in the package. `type` is a style such as `regular` or `brands`, where the library has styles. */
  read(name: string, type?: string): string | undefined;
  /** Every name, to suggest the nearest one. */
  names(): string[];
}
