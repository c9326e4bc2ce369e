/** The path of a page without the slash that some hosts add. */
export function pathOf({ pathname }: URL | Location): string {
  return pathname.replace(/\/$/, '');
}
