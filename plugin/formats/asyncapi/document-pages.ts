/** The pages of a document beside those of its channels: its overview, and the schemas that other pages link to. */
import type { DocumentedScheme } from '../../../playground/model/operation.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { groupBy } from '../../core/text/group-by.js';
import { maxChannelWeight } from '../api/limits.js';
import { linkedModels, modelUsers, type ModelUsers } from '../api/models/model-names.js';
import { SchemaGraph, type PageRoots } from '../api/models/schema-graph.js';
import type { Overview, OverviewGroup, OverviewPart, PartOwner } from '../api/overview.js';
import type { AsyncDocument, DocumentChannel } from './types.js';

const graphs = new WeakMap<AsyncDocument, SchemaGraph>();

/** The named schemas of a document. */
export function graphOf(document: AsyncDocument): SchemaGraph {
  return getOrInsert(graphs, document, () => new SchemaGraph((name) => document.namedSchema(name)));
}

const roots = new WeakMap<DocumentChannel, PageRoots>();

/** The parts of the page of a channel that refer to schemas. */
export function channelRoots(channel: DocumentChannel): PageRoots {
  return getOrInsert(roots, channel, () => {
    const { operations, connection, bindings } = channel.model;
    return { content: [operations, connection.parameters, bindings], top: [], maxWeight: maxChannelWeight };
  });
}

/** Whether a channel may have a page. */
export function isPublished({ extensions }: DocumentChannel): boolean {
  return extensions['x-excluded'] !== true && extensions['x-internal'] !== true;
}

/** Names of the schemas with pages of their own. `ids`: the channels with pages. Default: all. */
export function modelNames(document: AsyncDocument, ids?: ReadonlySet<string>): string[] {
  const shown = document.channels.filter((channel) => isPublished(channel) && (ids?.has(channel.pointer) ?? true));
  return linkedModels(shown.map(channelRoots), graphOf(document));
}

/** The channels and models that refer to a model. */
export function usersOf(document: AsyncDocument, name: string): ModelUsers<OverviewPart> | undefined {
  const parts = document.channels
    .filter(isPublished)
    .map((channel) => [partOf(channel), channelRoots(channel)] as const);
  return modelUsers(parts, modelNames(document), graphOf(document)).get(name);
}

function partOf({ model, pointer, protocol }: DocumentChannel): OverviewPart {
  const { title, address, deprecated } = model;
  return { id: pointer, label: protocol, name: address, title, ...(deprecated && { deprecated }) };
}

export function overviewOf(document: AsyncDocument): Overview {
  const { info, servers, tags } = document;
  const channels = document.channels.filter(isPublished);
  const schemes: Record<string, DocumentedScheme> = Object.assign(
    {},
    ...channels.map(({ model }) => model.connection.schemes),
  );
  const byTag = groupBy(channels, ({ tag = '' }) => tag);
  const described = new Map(tags.map((tag) => [tag.id, tag]));
  const ids = [...new Set(['', ...described.keys(), ...byTag.keys()])];
  const groups = ids.map((id): OverviewGroup => ({
    title: id,
    ...described.get(id),
    id,
    level: 0,
    parts: (byTag.get(id) ?? []).map(partOf),
  }));
  return {
    info,
    servers,
    schemes,
    groups: groups.filter(({ id, parts }) => parts.length > 0 || described.has(id)),
    errors: [],
    models: modelNames(document),
  };
}

/** The document of a channel, as its page names it. */
export function ownerOf({ info: { title, version } }: AsyncDocument, tag?: string): PartOwner {
  return { title, version, groups: tag === undefined ? [] : [{ id: tag, title: tag }] };
}
