/** The page of an operation, as it would be loaded from a file. */
import { ownPageMenu } from '../../../load/front-matter/own-page-menu.js';
import type { ServerModel } from '../../../../playground/request/operation.js';
import { serverAddress, serverTexts } from '../../../../playground/request/server-address.js';
import { contentKey } from '../../../core/cache/content-key.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { pagePath } from '../../../core/addresses/page-path.js';
import { specificationFile } from '../../../core/addresses/specification-file.js';
import type { ApiReference, ApiSource, PageMeta } from '../../../core/model/types.js';
import type { Specification, SpecificationOperation } from '../types.js';
import { firstParagraph } from '../../api/pages/first-paragraph.js';

/** Names an operation of a specification. */
export function operationReference(
  { source, overlays }: ApiSource,
  { hash }: Specification,
  { model }: SpecificationOperation,
): ApiReference {
  return {
    source,
    ...(overlays && { overlays }),
    id: model.id,
    kind: model.kind === 'webhook' ? 'webhook' : 'operation',
    method: model.kind === 'webhook' ? 'WEBHOOK' : model.method,
    name: model.path,
    server: serverOf(model.servers[0]),
    ...(model.servers.length > 1 && { servers: choicesOf(model.servers) }),
    hash,
  };
}

function serverOf(server: ServerModel | undefined): string | undefined {
  const address = server && serverAddress(server, {}, 'https://relative.invalid/');
  return address && !address.startsWith('https://relative.invalid') ? address.replace(/\/$/, '') : undefined;
}

/** A relative address stays as it is written. */
function choicesOf(servers: readonly ServerModel[]): { url: string; text: string }[] {
  const urls = servers.map(({ url }) => url.replace(/\/+$/, ''));
  const texts = serverTexts(
    servers,
    servers.map((server, index) => serverOf(server) ?? urls[index]!),
  );
  return urls.map((url, index) => ({ url, text: texts[index]! }));
}

/** `x-mint` of an operation. */
interface PageExtension {
  metadata?: Record<string, unknown>;
  content?: string;
  href?: string;
}

function extensionOf({ extensions }: SpecificationOperation): PageExtension {
  const given = extensions['x-mint'];
  return typeof given === 'object' && given !== null ? given : {};
}

/** Where the author wants the page, as a path in the docs folder. */
export function wantedPath(operation: SpecificationOperation): string | undefined {
  const { href } = extensionOf(operation);
  return typeof href === 'string' && !/^https?:/i.test(href) ? pagePath(href) : undefined;
}

/** Whether there is a page at all. */
export function isPublished({ extensions }: SpecificationOperation): boolean {
  return extensions['x-excluded'] !== true && extensions['x-internal'] !== true;
}

/** Whether the page is in the navigation. */
export function isListed({ extensions }: SpecificationOperation): boolean {
  return extensions['x-hidden'] !== true;
}

/** What the specification says that front matter may say too. */
export function operationMeta({ model }: SpecificationOperation): Partial<PageMeta> & { title: string } {
  const first = model.description === undefined ? '' : firstParagraph(model.description);
  const description = repeats(first, model.title) ? '' : first;
  return {
    title: model.title,
    ...(description !== '' && { description }),
    ...(model.deprecated && { deprecated: true }),
  };
}

/** Whether the line below the title would say the same as the title. */
function repeats(description: string, title: string): boolean {
  return [description, title]
    .map((text) => text.replace(/\.$/, '').toLowerCase())
    .every((text, _, [first]) => text === first);
}

/** Whether the content of a page is from a local file. A remote overlay may have changed it. */
function isLocal({ extension }: SpecificationOperation, { overlays = [] }: ApiReference): boolean {
  return (
    extension.file.url.startsWith('file:') && overlays.every((overlay) => specificationFile(overlay) !== undefined)
  );
}

/** The generated page at `path`. */
export function operationPage(path: string, operation: SpecificationOperation, api: ApiReference): LoadedPage {
  const { metadata, content, href } = extensionOf(operation);
  const generatedSource = typeof content === 'string' ? `${content}\n` : '';
  const verb = api.kind === 'webhook' ? 'webhook' : api.method;
  const meta: PageMeta = { ...operationMeta(operation), ...metadata, openapi: `${verb} ${api.name}` };
  if (typeof href === 'string' && /^https?:/i.test(href)) meta.url = href;
  return {
    path,
    route: `/${path}`,
    file: `${path}.mdx`,
    meta,
    hidden: !isListed(operation) || meta.hidden === true,
    hash: contentKey(generatedSource),
    generatedSource,
    ...(isLocal(operation, api) && { isContentLocal: true }),
    api,
    ...ownPageMenu(meta),
  };
}
