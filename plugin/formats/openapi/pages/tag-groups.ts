/** Groups of the navigation for the tags of a specification. */
import type { ApiGroup } from '../../api/api-format.js';
import type { Specification, SpecificationOperation, SpecificationTag } from '../types.js';

/**
 * Returns a function that finds the groups of an operation: the group of its first tag, inside the groups of the tags around
 * it if the specification has parents (`x-tagGroups`, or `parent` of OpenAPI 3.2).
 */
export function tagGroups(specification: Specification): (operation: SpecificationOperation) => ApiGroup[] {
  const tags = new Map(specification.tags.map((tag) => [tag.name, tag]));
  const parents = parentsOf(specification);
  const groupOf = (id: string): ApiGroup => ({ id, title: titleOf(id, tags.get(id)) });
  return ({ model: { kind, tags: own } }) => {
    const name = own[0] ?? (kind === 'webhook' ? 'Webhooks' : '');
    return name === '' ? [] : around(name, parents).map(groupOf);
  };
}

/** The tag and those around it, from the outside in. Parents of each other have an end. */
function around(name: string, parents: ReadonlyMap<string, string>): string[] {
  const names = new Set<string>();
  for (let each: string | undefined = name; each !== undefined && !names.has(each); each = parents.get(each))
    names.add(each);
  return [...names].reverse();
}

/** The displayed name of a tag; `tag` if the author described it. */
export function titleOf(name: string, tag: SpecificationTag | undefined): string {
  const own = tag?.extensions['x-group'];
  return typeof own === 'string' ? own : (tag?.title ?? name);
}

/** The parent of each tag that has one. */
export function parentsOf({ extensions, tags }: Specification): Map<string, string> {
  const parents = new Map(tags.flatMap(({ name, parent }) => (parent === undefined ? [] : [[name, parent] as const])));
  const listed = extensions['x-tagGroups'];
  if (!Array.isArray(listed)) return parents;
  for (const entry of listed as unknown[]) {
    const { name, tags: names } = (entry ?? {}) as { name?: unknown; tags?: unknown };
    if (typeof name !== 'string' || !Array.isArray(names)) continue;
    for (const tag of names) if (typeof tag === 'string' && tag !== name) parents.set(tag, name);
  }
  return parents;
}
