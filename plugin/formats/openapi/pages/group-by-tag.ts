/** Groups of the navigation for the tags of a specification. */
import type { LoadedPage } from '../../../load/load-page.js';
import type { NavGroup, NavItem } from '../../../core/model/types.js';
import type { Specification, SpecificationOperation, SpecificationTag } from '../types.js';

/** An operation with its page. */
export interface OperationEntry {
  operation: SpecificationOperation;
  page: LoadedPage;
}

/**
 * Operations in groups by their first tag, in the order of the specification; those without a tag come first. Tags are in
 * groups of their own where the specification has such (`x-tagGroups`, or `parent` of OpenAPI 3.2).
 */
export function groupByTag(entries: readonly OperationEntry[], specification: Specification): NavItem[] {
  const byTag = new Map<string, NavItem[]>();
  for (const { operation, page } of entries) {
    const tag = operation.model.kind === 'webhook' ? (operation.model.tags[0] ?? 'Webhooks') : operation.model.tags[0];
    const items = byTag.get(tag ?? '') ?? [];
    items.push({ type: 'page', path: page.path });
    byTag.set(tag ?? '', items);
  }
  const untagged = byTag.get('') ?? [];
  byTag.delete('');
  const tags = new Map(specification.tags.map((tag) => [tag.name, tag]));
  const groups = new Map(
    Array.from(byTag, ([name, items]) => [name, group(titleOf(name, tags.get(name)), items)] as const),
  );
  return [...untagged, ...inParents(groups, specification, tags)];
}

function titleOf(name: string, tag: SpecificationTag | undefined): string {
  const own = tag?.extensions['x-group'];
  return typeof own === 'string' ? own : (tag?.title ?? name);
}

function group(title: string, items: NavItem[]): NavGroup {
  return { type: 'group', title, expanded: false, hidden: false, items };
}

function inParents(
  groups: ReadonlyMap<string, NavGroup>,
  specification: Specification,
  tags: ReadonlyMap<string, SpecificationTag>,
): NavGroup[] {
  const parents = parentsOf(specification);
  if (parents.size === 0) return [...groups.values()];
  const outer = new Map<string, NavGroup>();
  for (const [name, own] of groups) {
    const parent = parents.get(name);
    if (parent === undefined) {
      // A parent may have operations of its own.
      const known = outer.get(name);
      if (known) known.items.unshift(...own.items);
      else outer.set(name, own);
      continue;
    }
    const around = outer.get(parent) ?? group(titleOf(parent, tags.get(parent)), []);
    around.items.push(own);
    outer.set(parent, around);
  }
  return [...outer.values()];
}

/** The parent of each tag that has one. */
function parentsOf({ extensions, tags }: Specification): Map<string, string> {
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
