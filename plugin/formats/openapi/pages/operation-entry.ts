/** An operation or a webhook as a part of an API. */
import type { ServerModel } from '../../../../playground/model/operation.js';
import { serverAddress, serverTexts } from '../../../../playground/model/request/server-address.js';
import { specificationFile } from '../../../addresses/specification-file.js';
import type { ApiServer, ApiSource } from '../../../core/model/types.js';
import type { ApiEntry, ApiGroup, EntryPage } from '../../api/api-format.js';
import { documentedMeta } from '../../api/pages/first-paragraph.js';
import { segment } from '../../api/pages/page-names.js';
import type { OverviewPart } from '../../api/overview.js';
import type { SpecificationOperation } from '../types.js';

/** The entry. `groups`: the groups of its page in the navigation. */
export function operationEntry(
  operation: SpecificationOperation,
  source: ApiSource,
  groups: readonly ApiGroup[],
): ApiEntry {
  const { kind, servers } = operation.model;
  const { id, label, name } = partOf(operation);
  return {
    id,
    label,
    name,
    servers: choicesOf(servers),
    canTry: kind === 'operation',
    meta: metaOf(operation),
    page: pageOf(operation, source, groups),
  };
}

/** `GET /users`, as authors name it. */
export function nameOf({ model: { kind, method, path } }: Pick<SpecificationOperation, 'model'>): string {
  return `${kind === 'webhook' ? 'webhook' : method} ${path}`;
}

/** An operation in lists. */
export function partOf({ model: { id, kind, method, path, title, deprecated } }: SpecificationOperation): OverviewPart {
  return { id, label: kind === 'webhook' ? 'WEBHOOK' : method, name: path, title, ...(deprecated && { deprecated }) };
}

/** The servers to choose from. A single relative address is left out, because it does not help readers. */
function choicesOf(servers: readonly ServerModel[]): ApiServer[] {
  const urls = servers.map(({ url }) => url.replace(/\/+$/, ''));
  const addresses = servers.map(addressOf);
  if (servers.length === 1 && addresses[0] === undefined) return [];
  const texts = serverTexts(
    servers,
    addresses.map((address, index) => address ?? urls[index]!),
  );
  return urls.map((url, index) => ({ url, text: texts[index]! }));
}

function addressOf(server: ServerModel): string | undefined {
  const address = serverAddress(server, {}, 'https://relative.invalid/');
  return address.startsWith('https://relative.invalid') ? undefined : address.replace(/\/$/, '');
}

/** `x-mint` of an operation. */
interface PageExtension {
  metadata?: Record<string, unknown>;
  content?: string;
  href?: string;
}

function pageOf(operation: SpecificationOperation, source: ApiSource, groups: readonly ApiGroup[]): EntryPage {
  const { model, summary, extensions } = operation;
  const given = extensions['x-mint'];
  const { metadata, content, href } = (typeof given === 'object' && given !== null ? given : {}) as PageExtension;
  const isElsewhere = typeof href === 'string' && /^https?:/i.test(href);
  const title = segment(summary ?? '') || `${model.method.toLowerCase()}-${segment(model.path)}`;
  return {
    path: [segment(model.tags[0] ?? ''), title].filter((part) => part !== '').join('/'),
    ...(typeof href === 'string' && !isElsewhere && { wantedPath: href }),
    meta: { ...metadata, openapi: nameOf(operation), ...(isElsewhere && { url: href }) },
    ...(typeof content === 'string' && { content }),
    isContentLocal: isLocal(operation, source),
    isHidden: extensions['x-hidden'] === true,
    groups,
  };
}

/** Whether the content of a page is from a local file. A remote overlay may have changed it. */
function isLocal({ extension }: SpecificationOperation, { overlays = [] }: ApiSource): boolean {
  return (
    extension.file.url.startsWith('file:') && overlays.every((overlay) => specificationFile(overlay) !== undefined)
  );
}

/** The line below the title does not repeat the title. */
function metaOf({ model: { title, description, deprecated } }: SpecificationOperation): ApiEntry['meta'] {
  const { description: first = '', ...meta } = documentedMeta(title, description, deprecated);
  const comparable = (text: string): string => text.replace(/\.$/, '').toLowerCase();
  return first === '' || comparable(first) === comparable(title) ? meta : { ...meta, description: first };
}
