// Writes dist/icons: one file per icon library, with an index on the first line and then one drawing per line. The
// libraries themselves have 160 MB of files, so they are not in the package. Reads dist/: run it after `tsc -b`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDrawing } from '../dist/plugin/icons/svg-markup.js';
import { readLicense } from './licenses.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'dist/icons');
const packages = {
  fontawesome: join(root, 'node_modules/@fortawesome/fontawesome-free'),
  lucide: join(root, 'node_modules/lucide-static'),
  tabler: join(root, 'node_modules/@tabler/icons'),
};
const fontAwesome = {
  solid: readSet(join(packages.fontawesome, 'svgs/solid')),
  regular: readSet(join(packages.fontawesome, 'svgs/regular')),
  brands: readSet(join(packages.fontawesome, 'svgs/brands')),
};

mkdirSync(target, { recursive: true });
writeLibrary('fontawesome', fontAwesome, oldNames(fontAwesome));
writeLibrary('lucide', { outline: readSet(join(packages.lucide, 'icons')) });
writeLibrary('tabler', {
  outline: readSet(join(packages.tabler, 'icons/outline')),
  filled: readSet(join(packages.tabler, 'icons/filled')),
});
writeFileSync(join(target, 'licenses.txt'), Object.values(packages).map(readLicense).join('\n---\n\n'));

/** The drawings of all SVG files in a folder, by name. */
function readSet(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return new Map(
    files.map((file) => {
      const drawing = readDrawing(readFileSync(join(folder, file), 'utf8'));
      if (!drawing) throw new Error(`${join(folder, file)} is not an SVG icon.`);
      return [file.slice(0, -'.svg'.length), drawing.attributes + drawing.body];
    }),
  );
}

/** Writes the sets of a library. A drawing with several names is written once. */
function writeLibrary(name, sets, renamed = {}) {
  const starts = new Map();
  let size = 0;
  const place = (drawing) => {
    if (!starts.has(drawing)) {
      starts.set(drawing, size);
      size += Buffer.byteLength(drawing) + 1;
    }
    return starts.get(drawing);
  };
  const indexes = Object.entries(sets).map(([set, drawings]) => [
    set,
    Object.fromEntries([...drawings].map(([icon, drawing]) => [icon, place(drawing)])),
  ]);
  const index = { sets: Object.fromEntries(indexes), renamed };
  writeFileSync(join(target, `${name}.txt`), [JSON.stringify(index), ...starts.keys(), ''].join('\n'));
}

/**
 * Maps Font Awesome's names of versions 4 to 6 to current names. In its style sheet, all names of an icon have one code
 * point; names of version 4 are in a separate file.
 */
function oldNames(sets) {
  const isCurrent = (name) => Object.values(sets).some((drawings) => drawings.has(name));
  const renamed = {};
  for (const sheet of ['fontawesome.css', 'brands.css']) {
    const source = readFileSync(join(packages.fontawesome, 'css', sheet), 'utf8');
    const rules = [...source.matchAll(/\.fa-([\w-]+)\s*\{\s*--fa:\s*"([^"]+)"/g)];
    const current = new Map(rules.flatMap(([, name, codePoint]) => (isCurrent(name) ? [[codePoint, name]] : [])));
    for (const [, name, codePoint] of rules) if (current.has(codePoint)) renamed[name] = current.get(codePoint);
  }
  const shims = readFileSync(join(packages.fontawesome, 'metadata/shims.yml'), 'utf8');
  for (const [, old, body] of shims.matchAll(/^'?([\w-]+)'?:\n((?: .*\n)+)/gm)) {
    const current = /name: '?([\w-]+)/.exec(body)?.[1];
    if (current !== undefined) renamed[old] ??= current;
  }
  return Object.fromEntries(Object.entries(renamed).filter(([old, current]) => old !== current));
}
