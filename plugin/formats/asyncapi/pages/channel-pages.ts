/** The pages of channels, and their entries in the navigation. */
import { contentKey } from '../../../core/cache/content-key.js';
import type { Problem } from '../../../core/errors/errors.js';
import { nearest } from '../../../core/text/nearest.js';
import { firstParagraph } from '../../api/pages/first-paragraph.js';
import { isUnreadable } from '../../api/pages/is-unreadable.js';
import { segment, type PageNames } from '../../api/pages/page-names.js';
import { serverAddress } from '../../../../playground/request/server-address.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { parseChannelText } from '../../../core/addresses/operation-text.js';
import { folderOfSource } from '../../../core/addresses/page-path.js';
import type { ApiReference, ApiSource, NavGroup, NavItem, NavPage, PageMeta } from '../../../core/model/types.js';
import type { AsyncDocument, DocumentChannel } from '../types.js';
import { findChannel } from './find-channel.js';

/** Folder of the channels without a tag, by which existing sites link to them. */
const usualFolder = 'websockets';

/** Names a channel of a document. */
export function channelReference(
  { source }: ApiSource,
  { hash }: AsyncDocument,
  channel: DocumentChannel,
): ApiReference {
  const { model, pointer, protocol } = channel;
  const { connection, servers } = model;
  const known = connection.servers[0] ?? (servers[0] && { url: servers[0].url });
  return {
    source,
    format: 'asyncapi',
    id: pointer,
    kind: 'channel',
    method: protocol,
    name: model.address,
    server: known && serverAddress(known, {}, 'https://relative.invalid/').replace(/\/$/, ''),
    canTry: connection.servers.length > 0,
    hash,
  };
}

/** What the document says that front matter may say too. */
export function channelMeta({ model }: DocumentChannel): Partial<PageMeta> & { title: string } {
  const description = model.description === undefined ? '' : firstParagraph(model.description);
  return {
    title: model.title,
    ...(description !== '' && { description }),
    ...(model.deprecated && { deprecated: true }),
  };
}

function isPublished({ extensions }: DocumentChannel): boolean {
  return extensions['x-excluded'] !== true && extensions['x-internal'] !== true;
}

/** Makes pages for the channels that the navigation names. */
export class ChannelPages {
  readonly pages = new Map<string, LoadedPage>();
  readonly warnings: Problem[] = [];
  readonly #documents: ReadonlyMap<string, AsyncDocument>;
  readonly #names: PageNames;

  /** `documents`: by source. */
  constructor(documents: ReadonlyMap<string, AsyncDocument>, names: PageNames) {
    this.#documents = documents;
    this.#names = names;
  }

  /** All channels of a source. Those of a tag are in a group; those without one come first. */
  itemsOf(source: ApiSource): NavItem[] {
    const document = this.#documents.get(source.source)!;
    const untagged: NavItem[] = [];
    const groups = new Map<string, NavGroup>();
    for (const channel of document.channels.filter(isPublished)) {
      const { path } = this.#page(source, document, channel);
      if (channel.extensions['x-hidden'] === true) continue;
      const items = channel.tag === undefined ? untagged : groupOf(groups, channel.tag).items;
      items.push({ type: 'page', path });
    }
    return [...untagged, ...groups.values()];
  }

  /** The page that an entry such as `asyncapi.yaml chat` names. */
  pageOf({ operation: entry, ...item }: NavPage): NavPage | undefined {
    const text = parseChannelText(entry!.entry);
    const sources = text.source === undefined ? entry!.sources : [{ source: text.source }];
    for (const source of sources) {
      const document = this.#documents.get(source.source)!;
      const channel = findChannel(document, text.name);
      if (channel) return { ...item, path: this.#page(source, document, channel).path };
    }
    this.#warnMissing(entry!.entry, text.name, sources, item);
    return undefined;
  }

  #page(source: ApiSource, document: AsyncDocument, channel: DocumentChannel): LoadedPage {
    const key = JSON.stringify([source.source, channel.pointer, source.directory]);
    let page = this.pages.get(key);
    if (!page) {
      const folder = folderOfSource(source);
      const { id } = channel.model;
      const name = segment(channel.writtenTitle ?? id) || segment(channel.model.title) || 'channel';
      const path = this.#names.unique([folder, segment(channel.tag ?? '') || usualFolder, name].join('/'));
      const meta: PageMeta = { ...channelMeta(channel), asyncapi: `${source.source} ${id}` };
      page = {
        path,
        route: `/${path}`,
        file: `${path}.mdx`,
        meta,
        hidden: channel.extensions['x-hidden'] === true,
        hash: contentKey(''),
        generatedSource: '',
        api: channelReference(source, document, channel),
      };
      this.pages.set(key, page);
    }
    return page;
  }

  #warnMissing(entry: string, name: string, sources: readonly ApiSource[], { location }: Partial<NavPage>): void {
    const documents = sources.map(({ source }) => this.#documents.get(source)!);
    // A document that cannot be read is an error of its own.
    if (documents.some(isUnreadable)) return;
    const names = documents.flatMap(({ channels }) => channels.map(({ model }) => model.id));
    const near = nearest(name, names);
    const where = sources.map(({ source }) => JSON.stringify(source)).join(' or ');
    this.warnings.push({
      code: 'channel-missing',
      message: `The entry ${JSON.stringify(entry)} is left out: ${where} has no such channel.`,
      hint: near === undefined ? 'Use the name of a channel of the document.' : `Did you mean ${JSON.stringify(near)}?`,
      file: '',
      line: 1,
      column: 1,
      ...location,
    });
  }
}

function groupOf(groups: Map<string, NavGroup>, title: string): NavGroup {
  let group = groups.get(title);
  if (!group) {
    group = { type: 'group', title, expanded: false, hidden: false, items: [] };
    groups.set(title, group);
  }
  return group;
}
