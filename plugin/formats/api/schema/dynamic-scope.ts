/**
 * The dynamic scope of JSON Schema 2020-12: the target of `$dynamicRef` depends on the path of schemas to it. Each path
 * with a different target becomes a schema of its own, with plain references.
 */
import { child, isObject, type Key, type LoadedFiles, type Located } from '../files/located.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

/** The schemas of `$dynamicAnchor` names on a path: the first schema on the path that defines a name is its target. */
export type DynamicScope = ReadonlyMap<string, Located>;

/** The scope at the start of a path. */
export const noScope: DynamicScope = new Map();

type Follow = (at: Located, reference: string) => Located | string;

const isDynamic = new WeakMap<LoadedFiles, boolean>();

/** Whether the specification has any `$dynamicRef`: most have none. */
export function hasDynamicScopes(files: LoadedFiles): boolean {
  return getOrInsert(isDynamic, files, () =>
    [...files.values()].some((file) => typeof file === 'object' && file.text.includes('$dynamicRef')),
  );
}

/** The scope inside of the schema at `at`. */
export function enterScope(scope: DynamicScope, at: Located): DynamicScope {
  const added = [...dynamicAnchors(resourceOf(at))].filter(([name]) => !scope.has(name));
  return added.length > 0 ? new Map([...scope, ...added]) : scope;
}

/** The part of `scope` that makes a difference for the schema at `target`. */
export function scopeFor(target: Located, scope: DynamicScope, follow: Follow): DynamicScope {
  if (scope.size === 0) return noScope;
  const own = dynamicAnchors(resourceOf(target));
  const wanted = wantedNames(target, scope, follow);
  return new Map([...scope].filter(([name, at]) => wanted.has(name) && own.get(name)?.value !== at.value));
}

/** The target of the `$dynamicRef` at `at`, or the reason why there is none. */
export function dynamicTarget(at: Located, reference: string, scope: DynamicScope, follow: Follow): Located | string {
  const name = anchorName(reference);
  const own = reference.startsWith('#') && name !== undefined ? dynamicAnchors(resourceOf(at)).get(name) : undefined;
  const first = own ?? follow(at, reference);
  if (typeof first === 'string' || child(first, '$dynamicAnchor').value !== name) return first;
  const target = (name !== undefined && scope.get(name)) || first;
  return withoutAnchor(target, follow);
}

/** A schema that only adds the name of an anchor to another schema is replaced by that schema. */
function withoutAnchor(at: Located, follow: Follow): Located {
  const reference = child(at, '$ref').value;
  if (typeof reference !== 'string' || Object.keys(at.value as object).length > 2) return at;
  const target = follow(at, reference);
  return typeof target === 'string' ? at : target;
}

function anchorName(reference: string): string | undefined {
  const name = reference.slice(reference.indexOf('#') + 1);
  return reference.includes('#') && name !== '' && !name.startsWith('/') ? name : undefined;
}

/**
 * The schema whose anchors belong together: the closest schema with an `$id`, otherwise a schema of the components,
 * otherwise the file. The components are not in the standard, but authors who leave out `$id` expect them.
 */
function resourceOf(at: Located): Located {
  if (!at.parent || child(at, '$id').value !== undefined) return at;
  const { parent } = at;
  const isComponent = parent.key === 'schemas' && parent.parent?.key === 'components' && !parent.parent.parent?.parent;
  return isComponent ? at : resourceOf(parent);
}

const anchorsByResource = new WeakMap<object, DynamicScope>();

function dynamicAnchors(resource: Located): DynamicScope {
  if (!isObject(resource.value)) return noScope;
  return getOrInsert(anchorsByResource, resource.value, () => {
    const found = new Map<string, Located>();
    walkSchemas(resource, (at) => {
      if (resourceOf(at).value !== resource.value) return false;
      const name = child(at, '$dynamicAnchor').value;
      if (typeof name === 'string' && !found.has(name)) found.set(name, at);
      return true;
    });
    return found;
  });
}

/** The names that `$dynamicRef` has in everything that can be reached from `target`. */
function wantedNames(target: Located, scope: DynamicScope, follow: Follow): Set<string> {
  const names = new Set<string>();
  const open: Located[] = [target];
  const seen = new Set<unknown>();
  const add = (at: Located | string | undefined): void => {
    if (typeof at === 'object' && !seen.has(at.value)) open.push(at);
  };
  for (let at = open.pop(); at; at = open.pop())
    walkSchemas(at, (each) => {
      if (seen.has(each.value)) return false;
      seen.add(each.value);
      const { value: reference } = child(each, '$ref');
      const { value: dynamic } = child(each, '$dynamicRef');
      if (typeof reference === 'string') add(follow(each, reference));
      if (typeof dynamic !== 'string') return true;
      const name = anchorName(dynamic);
      if (name !== undefined) names.add(name);
      add(name === undefined ? undefined : scope.get(name));
      add(dynamicTarget(each, dynamic, noScope, follow));
      return true;
    });
  return names;
}

/** Keys with data instead of schemas. */
const data = new Set<Key>(['example', 'examples', 'enum', 'const', 'default']);

/** Visits `at` and everything inside it, unless `visit` returns false. */
function walkSchemas(at: Located, visit: (at: Located) => boolean): void {
  const { value } = at;
  if (typeof value !== 'object' || value === null || !visit(at)) return;
  for (const key of Object.keys(value)) if (!data.has(key)) walkSchemas(child(at, key), visit);
}
