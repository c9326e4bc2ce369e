/** Font Awesome's free icons, with their names from versions 4 to 6. */
import { IconFile } from './icon-file.js';
import type { IconLibrary } from './library.js';
import type { Drawing } from './svg-markup.js';
import { ownValue } from '../core/text/own-value.js';

const styles = ['solid', 'regular', 'brands'] as const;
type Style = (typeof styles)[number];

const file = new IconFile<Style>('fontawesome');

/** Styles in the order in which they are tried, because the free set has few of the paid styles. */
function stylesFor(type: string | undefined): readonly Style[] {
  if (type === 'brands' || type === 'brand') return ['brands', 'solid', 'regular'];
  return type !== undefined && /regular|light|thin/.test(type) ? ['regular', 'solid', 'brands'] : styles;
}

/** Font Awesome. Names can include its classes: `fa-solid fa-gear`, `fab fa-github`. */
export const fontAwesome: IconLibrary = {
  read(written, type) {
    const { name, style } = splitClasses(written);
    const drawing = find(name, type ?? style);
    const current = drawing ? undefined : file.currentName(name);
    return current === undefined ? drawing : find(current, type ?? style);
  },
  names: () => styles.flatMap((style) => file.names(style)),
};

function find(name: string, type: string | undefined): Drawing | undefined {
  for (const style of stylesFor(type)) {
    const drawing = file.read(style, name);
    if (drawing) return { ...drawing, style };
  }
  return undefined;
}

const classStyles: Record<string, string> = {
  fas: 'solid',
  far: 'regular',
  fal: 'light',
  fat: 'thin',
  fab: 'brands',
  fad: 'duotone',
};

function splitClasses(written: string): { name: string; style: string | undefined } {
  const words = written.split(/\s+/);
  const name = words.pop()!.replace(/^fa-(?=.)/, '');
  const style = words
    .map((word) => ownValue(classStyles, word) ?? word.replace(/^fa-/, ''))
    .find((word) => word !== 'fa');
  return { name, style };
}
