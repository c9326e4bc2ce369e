/** The overview of a specification. */
import type { ContentModel, DocumentedScheme, OperationModel } from '../../../playground/model/operation.js';
import { schemaName } from '../../../playground/model/values/resolve-schema.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { groupBy } from '../../core/text/group-by.js';
import type { Overview, OverviewError, OverviewGroup, PartOwner } from '../api/overview.js';
import { modelNames } from './model-pages.js';
import { partOf } from './pages/operation-entry.js';
import { parentsOf, titleOf } from './pages/tag-groups.js';
import { isPublished, type Specification, type SpecificationOperation } from './types.js';

const overviews = new WeakMap<Specification, Overview>();

export function overviewOf(specification: Specification): Overview {
  return getOrInsert(overviews, specification, () => {
    const operations = specification.operations.filter(isPublished);
    const { info, servers } = specification;
    const schemes: Record<string, DocumentedScheme> = Object.assign(
      {},
      ...operations.map(({ model }) => model.schemes),
    );
    const groups = groupsOf(specification, operations);
    return { info, servers, schemes, groups, errors: errorsOf(operations), models: modelNames(specification) };
  });
}

/** The tags, each followed by those that it is the parent of. Operations without a tag come first. */
function groupsOf(specification: Specification, operations: readonly SpecificationOperation[]): OverviewGroup[] {
  const parents = parentsOf(specification);
  const pairs = operations.flatMap((operation) => {
    const { tags } = operation.model;
    return (tags.length > 0 ? [...new Set(tags)] : ['']).map((tag) => [tag, partOf(operation)] as const);
  });
  const parts = groupBy(pairs, ([tag]) => tag);
  const used = [...parts.keys()].toSorted((a, b) => Number(a !== '') - Number(b !== ''));
  const names = new Set([
    ...used.filter((name) => name === ''),
    ...specification.tags.map(({ name }) => name),
    ...used,
  ]);
  for (const name of names) if (parents.has(name)) names.add(parents.get(name)!);
  const described = new Map(specification.tags.map((tag) => [tag.name, tag]));
  const visited = new Set<string>();
  const visit = (id: string, level: number): OverviewGroup[] => {
    if (visited.has(id)) return [];
    visited.add(id);
    const inside = [...names].filter((name) => parents.get(name) === id).flatMap((name) => visit(name, level + 1));
    const own = (parts.get(id) ?? []).map(([, part]) => part);
    if (own.length === 0 && inside.length === 0 && !described.has(id)) return [];
    const { summary, description, externalDocs } = described.get(id) ?? {};
    const texts = {
      ...(summary && { summary }),
      ...(description && { description }),
      ...(externalDocs && { externalDocs }),
    };
    return [{ id, title: titleOf(id, described.get(id)), ...texts, level, parts: own }, ...inside];
  };
  const roots = [...names].filter((name) => !names.has(parents.get(name) ?? '\0'));
  // Parents of each other have no root.
  return [...roots, ...names].flatMap((name) => visit(name, 0));
}

/** Responses with the same status and schema are one error. */
function errorsOf(operations: readonly SpecificationOperation[]): OverviewError[] {
  const found = operations
    .filter(({ model }) => model.kind === 'operation')
    .flatMap((operation) =>
      operation.model.responses
        .filter(({ status }) => /^(?:[45]|default)/.test(status))
        .map(({ status, summary, description, contents }) => {
          const schema = schemaIn(contents);
          return { status, schema, texts: [summary, description], part: partOf(operation) };
        }),
    );
  const same = groupBy(found, ({ status, schema = '' }) => `${status} ${schema}`);
  const errors = Array.from(same.values(), (all): OverviewError => {
    const [{ status, schema }] = all as [(typeof all)[number]];
    const descriptions = [...new Set(all.flatMap(({ texts }) => texts.filter((each) => each !== undefined)))];
    return { status, ...(schema !== undefined && { schema }), descriptions, parts: all.map(({ part }) => part) };
  });
  return errors.toSorted((a, b) => a.status.localeCompare(b.status, 'en') || b.parts.length - a.parts.length);
}

/** Name of the schema of a response. */
function schemaIn(contents: readonly ContentModel[]): string | undefined {
  for (const { schema } of contents)
    if (typeof schema === 'object' && typeof schema['$ref'] === 'string') return schemaName(schema['$ref']);
  return undefined;
}

/** The groups of an operation, as its page names them. */
export function ownerOf(specification: Specification, { tags }: Pick<OperationModel, 'tags'>): PartOwner {
  const { info, tags: all } = specification;
  const { title, version } = info;
  return {
    title,
    version,
    groups: tags.map((id) => ({
      id,
      title: titleOf(
        id,
        all.find(({ name }) => name === id),
      ),
    })),
  };
}
