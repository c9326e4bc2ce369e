/** Font Awesome's free icons, with the names that they had in versions 4 to 6. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, IconFolder } from './icon-folder.js';
import type { IconLibrary } from './library.js';

const root = folderOf('@fortawesome/fontawesome-free/package.json');
const styles = ['solid', 'regular', 'brands'] as const;
type Style = (typeof styles)[number];

/** Styles in the order in which they are tried: the free set has few of the styles of the paid one. */
function stylesFor(type: string | undefined): readonly Style[] {
  if (type === 'brands' || type === 'brand') return ['brands', 'solid', 'regular'];
  return type !== undefined && /regular|light|thin/.test(type) ? ['regular', 'solid', 'brands'] : styles;
}

/** Makes the library. Names may carry Font Awesome's own classes: `fa-solid fa-gear`, `fab fa-github`. */
export function fontAwesome(): IconLibrary {
  const folders = Object.fromEntries(
    styles.map((style) => [style, new IconFolder(join(root, 'svgs', style))]),
  ) as Record<Style, IconFolder>;
  let renamed: Map<string, string> | undefined;

  function find(name: string, type: string | undefined): string | undefined {
    for (const style of stylesFor(type)) {
      const svg = folders[style].read(name);
      if (svg !== undefined) return svg;
    }
    return undefined;
  }

  return {
    read(written, type) {
      const { name, style } = splitClasses(written);
      const svg = find(name, type ?? style);
      if (svg !== undefined) return svg;
      const current = (renamed ??= readRenamed((known) => styles.some((each) => folders[each].has(known)))).get(name);
      return current === undefined ? undefined : find(current, type ?? style);
    },
    names: () => styles.flatMap((style) => folders[style].names()),
  };
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
  const style = words.map((word) => classStyles[word] ?? word.replace(/^fa-/, '')).find((word) => word !== 'fa');
  return { name, style };
}

/** Old names by new ones. The style sheet gives one code point to all names of an icon; version 4's own names are listed apart. */
function readRenamed(isFile: (name: string) => boolean): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const sheet of ['fontawesome.css', 'brands.css']) {
    const rules = [
      ...readFileSync(join(root, 'css', sheet), 'utf8').matchAll(/\.fa-([\w-]+)\s*\{\s*--fa:\s*"([^"]+)"/g),
    ];
    const current = new Map<string, string>();
    for (const [, name, codePoint] of rules) if (isFile(name!)) current.set(codePoint!, name!);
    for (const [, name, codePoint] of rules) if (current.has(codePoint!)) renamed.set(name!, current.get(codePoint!)!);
  }
  for (const [, old, body] of readFileSync(join(root, 'metadata/shims.yml'), 'utf8').matchAll(
    /^'?([\w-]+)'?:\n((?: .*\n)+)/gm,
  )) {
    const current = /name: '?([\w-]+)/.exec(body!)?.[1];
    if (current !== undefined && !renamed.has(old!)) renamed.set(old!, current);
  }
  return renamed;
}
