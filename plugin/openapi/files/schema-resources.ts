/** Schemas with an address of their own (`$id`): references inside them start there, and others can name them by it. */
import { child, isObject, rootOf } from './located.js';
import type { Located, SpecFile } from './located.js';

/** By file; empty for the many without an `$id`. */
const resourcesOf = new WeakMap<SpecFile, ReadonlyMap<string, Located>>();

/** The schema that the part of a reference before `#` names by its address; `undefined` if none of the files has it. */
export function findResource(at: Located, reference: string, files: Iterable<SpecFile>): Located | undefined {
  const base = resources(at.file).size > 0 ? baseOf(at) : at.file.url;
  const [address = ''] = reference.split('#', 1);
  const url = address === '' ? base : resolved(address, base);
  for (const file of files) {
    const found = resources(file).get(url);
    if (found) return found;
  }
  return undefined;
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

function resources(file: SpecFile): ReadonlyMap<string, Located> {
  let found = resourcesOf.get(file);
  if (!found) {
    const all = new Map<string, Located>();
    if (file.text.includes('$id')) collect(rootOf(file), file.url, all, new Set());
    resourcesOf.set(file, (found = all));
  }
  return found;
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
