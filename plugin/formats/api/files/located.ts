/** A value of a specification together with its position: a file, and the keys that were followed from its root. */
import { decodeAddress } from '../../../addresses/encode-address.js';

/** A parsed file of a specification. */
export interface SpecFile {
  /** Absolute `file:` or `http(s):` URL: the base of relative references. */
  url: string;
  /** For messages: relative to the docs folder, with `/`; the URL of a remote file. */
  name: string;
  text: string;
  syntax: 'json' | 'yaml';
  value: unknown;
  /** Objects that come from elsewhere (an overlay), with the position of their source. */
  origins?: WeakMap<object, Located>;
}

/** Files by URL; a text is the reason why a file could not be read. */
export type LoadedFiles = Map<string, SpecFile | string>;

/** The reason of a file whose content is invalid. Its problems have a position in the file. */
export const brokenFile = 'it has an error';

export type Key = string | number;

export interface Located {
  file: SpecFile;
  value: unknown;
  /** Absent for the root of a file. */
  parent?: Located;
  key?: Key;
}

export type SpecObject = Readonly<Record<string, unknown>>;

export function rootOf(file: SpecFile): Located {
  return { file, value: file.value };
}

export function isObject(value: unknown): value is SpecObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an own key; `undefined` as value where there is none. */
export function child(parent: Located, key: Key): Located {
  const { file, value } = parent;
  const exists = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return { file, parent, key, value: exists ? (value as Record<Key, unknown>)[key] : undefined };
}

/** The values of an object or the items of an array; none for anything else. */
export function children(parent: Located): (Located & { key: Key })[] {
  const { file, value } = parent;
  if (Array.isArray(value)) return value.map((item: unknown, key) => ({ file, parent, key, value: item }));
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, item]) => ({ file, parent, key, value: item }));
}

/** The position of the value in the author's file. */
export function pathOf(at: Located): { file: SpecFile; path: Key[] } {
  const path: Key[] = [];
  let node: Located = at;
  for (;;) {
    const origin: Located | undefined = isContainer(node.value) ? node.file.origins?.get(node.value) : undefined;
    if (origin) node = origin;
    if (!node.parent) return { file: node.file, path: path.reverse() };
    path.push(node.key!);
    node = node.parent;
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Identifies a position: `file:///a.yaml#/paths/~1users/get`. */
export function addressOf(at: Located): string {
  const { file, path } = pathOf(at);
  return `${file.url}#${pointerText(path)}`;
}

export function pointerText(path: readonly Key[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The keys of a JSON Pointer in a URL fragment: `/paths/~1users%7Bid%7D`. */
export function pointerPath(fragment: string): string[] {
  return fragment
    .split('/')
    .slice(1)
    .map((part) => decodeAddress(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The kind of a value, as messages call it. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`;
}
