/** Reads OpenAPI specifications, and finds their operations, webhooks and schemas. */
import { nearest } from '../../core/text/nearest.js';
import type { ApiReader } from '../api/api-format.js';
import { modelEntry } from '../api/models/model-names.js';
import { overviewEntry, sectionEntries } from '../api/overview.js';
import { checkOperation } from './check-operation.js';
import type { SpecificationQuery } from './openapi.js';
import { modelNames } from './model-pages.js';
import { operationDefaults } from './operation-defaults.js';
import { overviewOf } from './overview-model.js';
import { operationsOf, specificationModel, type SpecificationModel } from './page-model.js';
import { findOperation } from './pages/find-operation.js';
import { nearestOperation } from './pages/nearest-operation.js';
import { nameOf, operationEntry } from './pages/operation-entry.js';
import { tagGroups } from './pages/tag-groups.js';
import { readSpecification } from './read-specification.js';
import { exportsOf } from './exports/exports-of.js';
import { isPublished, type Specification, type SpecificationOperation } from './types.js';

export const reader: ApiReader<Specification, SpecificationQuery, SpecificationModel> = {
  terms: {
    code: 'operation-missing',
    document: 'specification',
    part: 'operation',
    add: 'Add the file to the docs folder, or set "api": { "openapi": "/openapi.json" } in the settings.',
    addForEntry:
      'Add the specification to the settings, for example "api": { "openapi": "/openapi.json" }, or in front of the method.',
    hint: 'Use a method and a path of the specification.',
    empty: (source) => ({
      code: 'openapi-empty',
      message: `The specification ${JSON.stringify(source)} has no operations, so it has no pages.`,
      hint: 'Add operations under "paths" or "webhooks", or remove the specification from the navigation.',
    }),
  },
  read: ({ source, overlays }, { defaults, ...options }) =>
    readSpecification(source, { ...options, overlays, defaults: defaults && operationDefaults(defaults) }),
  entries(specification, source) {
    const groupsOf = tagGroups(specification);
    const { tags } = source;
    const isWanted = (operation: SpecificationOperation): boolean =>
      isPublished(operation) && (tags === undefined || operation.model.tags.some((tag) => tags.includes(tag)));
    return specification.operations
      .filter(isWanted)
      .map((operation) => operationEntry(operation, source, groupsOf(operation)));
  },
  overview: (specification) => overviewEntry(specification.info, exportsOf(specification)),
  linked(specification, ids, uiStrings) {
    const models = modelNames(specification, ids).map((name) => modelEntry(name, specification.schema(name)?.schema));
    return [...sectionEntries(overviewOf(specification), uiStrings), ...models];
  },
  tags: ({ operations }) => operations.flatMap(({ model }) => model.tags),
  find(specification, query, source) {
    const { kind, name } = query;
    if (kind === 'schema') return specification.schemaNames.includes(name) ? modelEntry(name) : undefined;
    const operation = findOperation(specification, { ...query, kind });
    return operation && operationEntry(operation, source, []);
  },
  names: ({ operations, schemaNames }, { kind }) => (kind === 'schema' ? schemaNames : operations.map(nameOf)),
  nearest: ({ kind, method, name }, names) =>
    kind === 'schema' ? nearest(name, names) : nearestOperation(`${method || 'webhook'} ${name}`, names),
  model: specificationModel,
  placeOf: (specification, { id }, part, point) => specification.placeOf(id, part, point),
  check(specification, { id }) {
    const operation = operationsOf(specification).get(id);
    return operation ? checkOperation(operation, specification) : [];
  },
};
