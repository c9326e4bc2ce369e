// The modules that pages import: `octavo/elements/NAME` for every tag `octavo-NAME`. An entry defines all elements in the
// same folder and all elements in its example, so that the documented markup works with one import.
// `octavo/elements/labels` exports the UI strings and defines no elements.

/** The exports of each entry, with their files relative to elements/. The playground has an entry of its own: `octavo/playground`. */
export function elementEntries(elements, eventFiles) {
  const byTag = new Map(elements.filter((each) => !isPlayground(each)).map((element) => [element.tagName, element]));
  const entries = [...byTag.values()].map((element) => [entryName(element), exportsOf(element, byTag, eventFiles)]);
  return new Map([...entries, ['labels', new Map([['setLabels', 'labels.ts']])]]);
}

/** The name of an entry: the part of an import after `octavo/elements/`. */
export function entryName({ tagName }) {
  return tagName.replace(/^octavo-/, '');
}

/** The file of the entry that defines an element, relative to dist/elements/. */
export function entryFile(element) {
  return isPlayground(element) ? '../playground/npm/index.js' : `entries/${entryName(element)}.js`;
}

/** The module that the types of an element are imported from, relative to dist/elements/. */
export function typesFile(element) {
  return isPlayground(element) ? '../node/playground.js' : `./${entryFile(element)}`;
}

function isPlayground({ tagName }) {
  return tagName === 'octavo-playground';
}

/** The code of an entry. Its types are the same, with those of the tags. */
export function entryCode(exports) {
  return [...exports].map(([name, file]) => `export { ${name} } from '../${file.replace(/ts$/, 'js')}';\n`).join('');
}

function exportsOf(element, byTag, eventFiles) {
  const folder = folderOf(element);
  const tags = Array.from(element.example.matchAll(/<(octavo-[\w-]+)/g), ([, tag]) => tag);
  const unknown = tags.find((tag) => !byTag.has(tag));
  if (unknown) throw new Error(`The example of <${element.tagName}> uses <${unknown}>, which is not an element.`);
  const used = [...byTag.values()].filter((other) => folderOf(other) === folder || tags.includes(other.tagName));
  const events = used.flatMap((other) => other.events.map(({ type }) => type.text));
  return new Map([
    [element.name, element.file],
    ...used.map(({ name, file }) => [name, file]),
    ...events.filter((name) => eventFiles.has(name)).map((name) => [name, eventFiles.get(name)]),
  ]);
}

function folderOf({ file }) {
  return file.replace(/\/.*/, '');
}
