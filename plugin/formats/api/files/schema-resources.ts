/**
 * Schemas with an address of their own (`$id`): references inside them are relative to it, and other schemas can refer
 * to it.
 */
import { child, isObject, rootOf, type LoadedFiles, type Located, type SpecFile } from './located.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

type Resources = ReadonlyMap<string, Located>;

/** By file, and by the files of a specification; empty for the many without an `$id`. */
const known = new WeakMap<object, Resources>();

/** The schema that the part of a reference before `#` names by its address, if it is among `resources`. */
export function findResource(at: Located, reference: string, resources: Resources): Located | undefined {
  if (resources.size === 0) return undefined;
  const base = baseOf(at);
  const [address = ''] = reference.split('#', 1);
  return resources.get(address === '' ? base : resolved(address, base));
}

/** The schemas of a file by their address. */
export function resourcesIn(file: SpecFile): Resources {
  return getOrInsert(known, file, () => {
    const all = new Map<string, Located>();
    if (file.text.includes('$id')) collect(rootOf(file), file.url, all, new Set());
    return all;
  });
}

/** The schemas of all files, once they are loaded. */
export function resourcesOf(files: LoadedFiles): Resources {
  return getOrInsert(
    known,
    files,
    () => new Map([...files.values()].flatMap((file) => (typeof file === 'string' ? [] : [...resourcesIn(file)]))),
  );
}

/** The address that references at a position start from. */
function baseOf(at: Located): string {
  const base = at.parent ? baseOf(at.parent) : at.file.url;
  const id = idOf(at.value);
  return id === undefined ? base : resolved(id, base);
}

function idOf(value: unknown): string | undefined {
  const id = isObject(value) ? value['$id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function resolved(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href.replace(/#.*$/s, '') : address;
}

/** Keys with data instead of schemas. */
const data = new Set(['example', 'examples', 'enum', 'const', 'default', 'value']);

function collect(at: Located, outer: string, all: Map<string, Located>, seen: Set<object>): void {
  const { value } = at;
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const id = idOf(value);
  const base = id === undefined ? outer : resolved(id, outer);
  if (id !== undefined && !all.has(base)) all.set(base, at);
  for (const key of Object.keys(value)) if (!data.has(key)) collect(child(at, key), base, all, seen);
}
