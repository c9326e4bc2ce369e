/** A specification as a Postman collection, format 2.1. Its requests are those of the form on API pages. */
import { setImmediate } from 'node:timers/promises';
import type { OperationModel } from '../../../../playground/model/operation.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { groupBy } from '../../../core/text/group-by.js';
import type { OverviewGroup } from '../../api/overview.js';
import { overviewOf } from '../overview-model.js';
import { isPublished, type Specification } from '../types.js';
import { PostmanAuth, type AuthEntry } from './postman-auth.js';
import { postmanRequest } from './postman-request.js';
import { PostmanVariables } from './postman-variables.js';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A request, or a folder of requests. */
interface Item {
  name: string;
  description?: string;
  item?: Item[];
  request?: object;
  response?: [];
}

/** Number of requests that are made at once. */
const requestsAtOnce = 10;

/** The collection: folders by the first tag of each operation, in the order of the overview. */
export async function postmanCollection(specification: Specification): Promise<object> {
  const { info, operations } = specification;
  const description = info.description ?? info.summary;
  const variables = new PostmanVariables(specification.servers, operations[0]?.model.base);
  const requests = operations
    .filter((operation) => isPublished(operation) && operation.model.kind === 'operation')
    // The schemas of a model are put together at each access.
    .map(({ model }) => ({ model: { ...model }, auth: new PostmanAuth(model, variables) }));
  const shared = mostUsed(requests.map(({ auth }) => auth.entry));
  const items = new Map<string, Item[]>();
  for (const [index, { model, auth }] of requests.entries()) {
    if (index % requestsAtOnce === 0) await setImmediate();
    const request = requestOf(model, auth, { variables, shared });
    getOrInsert(items, model.tags[0] ?? '', () => []).push({ name: model.title, request, response: [] });
  }
  const itemsOf = (id: string): Item[] => items.get(id) ?? [];
  return {
    info: { name: info.title || 'API', ...(description && { description }), schema },
    item: folders(overviewOf(specification).groups, itemsOf),
    ...(shared && { auth: shared }),
    variable: variables.list(),
  };
}

interface Shared {
  variables: PostmanVariables;
  shared: AuthEntry | undefined;
}

/** Requests without credentials of their own have those of the collection. */
function requestOf(model: OperationModel, auth: PostmanAuth, { variables, shared }: Shared): object {
  const isShared = JSON.stringify(auth.entry) === JSON.stringify(shared);
  const own = isShared ? undefined : (auth.entry ?? { type: 'noauth' });
  return { ...(own && { auth: own }), ...postmanRequest(model, variables.server(model.servers[0]), auth.others) };
}

/** Groups come after the groups around them, and the group without a name has no folder. */
function folders(groups: readonly OverviewGroup[], itemsOf: (id: string) => Item[]): Item[] {
  const root: Item & { item: Item[] } = { name: '', item: [] };
  const open = [{ level: -1, folder: root }];
  for (const { id, title, description, level } of groups) {
    const items = itemsOf(id);
    if (title === '') root.item.push(...items);
    else {
      while (open.at(-1)!.level >= level) open.pop();
      const folder = { name: title, ...(description && { description }), item: items };
      open.at(-1)!.folder.item.push(folder);
      open.push({ level, folder });
    }
  }
  return root.item.flatMap(filled);
}

/** A tag without operations has no folder. */
function filled({ item, ...folder }: Item): Item[] {
  if (!item) return [folder];
  const inside = item.flatMap(filled);
  return inside.length > 0 ? [{ ...folder, item: inside }] : [];
}

function mostUsed(entries: readonly (AuthEntry | undefined)[]): AuthEntry | undefined {
  const same = groupBy(
    entries.filter((entry) => entry !== undefined),
    (entry) => JSON.stringify(entry),
  );
  return [...same.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}
