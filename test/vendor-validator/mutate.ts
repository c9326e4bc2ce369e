/** Makes single changes to settings, like authors and tools. */
import type { Random } from '../fuzz/random.js';

/** A changed copy, with the operator and the path of the change. */
export interface Mutation {
  settings: unknown;
  operator: string;
  /** `navigation.tabs[].tab`: without the numbers of list items. */
  place: string;
  path: (string | number)[];
}

interface Site {
  path: (string | number)[];
  parent: Record<string | number, unknown>;
  key: string | number;
  value: unknown;
  root: unknown;
}

/** Changes one value or key. Returns `false` if the operator is not applicable. */
type Operator = (site: Site, random: Random) => boolean;

const operators: Record<string, Operator> = {
  'misspelled key': ({ parent, key, value }, random) =>
    typeof key === 'string' && key.length > 2 && rename(parent, key, misspelled(key, random), value),
  'foreign key': ({ value }, random) =>
    isObject(value) && assign(value, random.pick(['colour', 'plugins', 'enabled', 'title2', 'sidebarDepth']), 'x'),
  'missing key': ({ parent, key }) => typeof key === 'string' && delete parent[key],
  'number for text': (site) => typeof site.value === 'string' && replace(site, 42),
  'text for another type': (site, random) => typeof site.value !== 'string' && replace(site, random.pick(['yes', 'x'])),
  'flag for another type': (site) => typeof site.value !== 'boolean' && replace(site, true),
  null: (site) => replace(site, null),
  'empty text': (site) => typeof site.value === 'string' && site.value !== '' && replace(site, ''),
  'other text': (site, random) => typeof site.value === 'string' && replace(site, misspelled(site.value, random)),
  'empty object': (site) => isObject(site.value) && Object.keys(site.value).length > 0 && replace(site, {}),
  'empty list': (site) => Array.isArray(site.value) && site.value.length > 0 && replace(site, []),
  'list around it': (site) => replace(site, [site.value]),
  'object around it': (site) => replace(site, { value: site.value }),
  'one level up': ({ parent, key, value, path, root }) => {
    const owner = at(root, path.slice(0, -2));
    if (typeof key !== 'string' || path.length < 2 || !isObject(owner) || Object.hasOwn(owner, key)) return false;
    delete parent[key];
    return assign(owner, key, value);
  },
  'one level down': ({ parent, key, value }, random) => {
    const owners = Object.keys(parent).filter((name) => name !== key && isObject(parent[name]));
    if (typeof key !== 'string' || owners.length === 0) return false;
    delete parent[key];
    return assign(parent[random.pick(owners)] as Record<string, unknown>, key, value);
  },
  'item twice': ({ value }) => Array.isArray(value) && value.length > 0 && value.push(structuredClone(value[0])) > 0,
  'item without its list': (site) => Array.isArray(site.value) && site.value.length > 0 && replace(site, site.value[0]),
};

/** Changes `settings`. The same `random` makes the same change. */
export function mutate(settings: unknown, random: Random): Mutation {
  for (;;) {
    const copy = structuredClone(settings);
    const groups = byTopKey(sitesOf(copy, copy));
    const site = random.pick(random.pick([...groups.values()]));
    const operator = random.pick(Object.keys(operators));
    if (!operators[operator]!(site, random)) continue;
    return { settings: copy, operator, place: placeOf(site.path), path: site.path };
  }
}

/** Gives each top-level key the same share, because the navigation has most of the values. */
function byTopKey(sites: readonly Site[]): Map<string, Site[]> {
  const groups = new Map<string, Site[]>();
  for (const site of sites) {
    const top = String(site.path[0]);
    groups.set(top, [...(groups.get(top) ?? []), site]);
  }
  return groups;
}

function sitesOf(value: unknown, root: unknown, path: (string | number)[] = []): Site[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string | number, unknown>;
  return Object.keys(value).flatMap((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const here = [...path, key];
    return [{ path: here, parent, key, value: parent[key], root }, ...sitesOf(parent[key], root, here)];
  });
}

/** The value at a path; `undefined` if it does not exist. */
export function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (owner, step) => (owner as Record<string | number, unknown> | undefined | null)?.[step],
    value,
  );
}

/** `navigation.tabs[].tab`. */
function placeOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1);
}

function misspelled(text: string, random: Random): string {
  const at = random.below(Math.max(1, text.length - 1));
  return random.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + 'q' + text.slice(at),
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
    text.toUpperCase(),
  ]);
}

function rename(parent: Record<string | number, unknown>, key: string, name: string, value: unknown): boolean {
  if (name === key || Object.hasOwn(parent, name)) return false;
  delete parent[key];
  return assign(parent, name, value);
}

function assign(owner: Record<string | number, unknown>, key: string, value: unknown): boolean {
  owner[key] = value;
  return true;
}

function replace({ parent, key, value }: Site, other: unknown): boolean {
  parent[key] = other;
  return other !== value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
