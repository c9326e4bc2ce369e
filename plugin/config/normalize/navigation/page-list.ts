/** Converts page lists of both schemas to navigation items. */
import { searchOf } from '../search.js';
import type { Report } from '../../../core/errors/errors.js';
import type { ApiSource, NavGroup, NavItem, NavPage, SourceLocation } from '../../../core/model/types.js';
import { apiSources, placedSources } from './api-sources.js';
import { entryOf, locationOf, problemAt, type JsonNode, type JsonSpan } from '../../read/json-tree.js';
import { formatOfEntry, type NamedFormat } from '../../schema/part.js';
import type { GroupInput } from '../../schema/navigation/navigation-input.js';
import { toIcon } from '../icon.js';
import { inlineText } from '../../read/inline-markdown.js';
import { counted } from '../../../core/text/counted.js';
import { nearest } from '../../../core/text/nearest.js';
import { jsonText } from '../../read/json-text.js';
import { warnAt } from '../../rules/rule.js';
import { isUrl, pagePath } from '../../../addresses/page-path.js';

/** A group of either schema. */
type AnyGroup = Omit<GroupInput, 'group' | 'pages'> & {
  group?: string;
  version?: string;
  pages?: (string | AnyGroup)[];
};

/** An item with the version it was written for (mint.json only). */
export type VersionedItem =
  | (NavPage & { version?: string })
  | (Omit<NavGroup, 'items'> & { version?: string; items: VersionedItem[] });

/** Converts page lists. Counts unsupported entries, for a single warning about all of them. */
export class PageLists {
  /** All API formats. */
  readonly formats: readonly NamedFormat[];
  readonly #nodes: ReadonlyMap<object, JsonNode>;
  readonly #report: Report;
  #versions: readonly string[] = [];
  #sources: readonly ApiSource[] = [];
  readonly #skipped: object[] = [];

  /** `nodes` contains the locations of the objects and lists of the settings. */
  constructor(nodes: ReadonlyMap<object, JsonNode>, report: Report, formats: readonly NamedFormat[]) {
    this.formats = formats;
    this.#nodes = nodes;
    this.#report = report;
  }

  items(pages: readonly (string | AnyGroup)[] = []): NavItem[] {
    return this.#read(pages) as NavItem[];
  }

  /** The same with the version of each item, one of `versions`. Items inherit the version of their group. */
  versioned(groups: readonly AnyGroup[], versions: readonly string[]): VersionedItem[] {
    this.#versions = versions;
    return this.#read(groups);
  }

  /** The version of `owner`; `undefined` with a warning if that version does not exist. */
  versionOf(owner: { version?: string }): string | undefined {
    const { version } = owner;
    if (version === undefined || this.#versions.includes(version)) return version;
    const span = this.#valueOf(owner, 'version')?.span;
    const near = nearest(version, this.#versions);
    const message = `Unknown version ${jsonText(version)}, so this entry is shown in all versions.`;
    const added = `Add it at the top level of the file: "versions": ${jsonText([...this.#versions, version])}.`;
    const hint = near ? `Did you mean ${jsonText(near)}?` : added;
    if (span) warnAt(this.#report, span, 'version-unknown', message, hint);
    return undefined;
  }

  /**
   * Calls `read` with the specifications of `owner` for the operations inside it. The enclosing specifications apply to
   * formats that `owner` does not name.
   */
  within<T>(owner: object, read: () => T): T {
    const around = this.#sources;
    const own = this.sourcesOf(owner) ?? [];
    this.#sources = [...own, ...around.filter(({ format }) => own.every((each) => each.format !== format))];
    try {
      return read();
    } finally {
      this.#sources = around;
    }
  }

  /** The specifications that `owner` names. `directory`: the default folder of their pages. */
  sourcesOf(owner: object, directory?: string): ApiSource[] | undefined {
    return apiSources(owner, this.#nodes, this.formats, directory);
  }

  /** Counts a reference whose pages are not generated. */
  skipSpecification(owner: object): void {
    this.#skipped.push(owner);
  }

  /** Reports everything that was skipped, once. */
  reportSkipped(): void {
    const [first] = this.#skipped;
    const span = first && this.#nodes.get(first)?.span;
    if (!span) return;
    const verb = this.#skipped.length === 1 ? 'is' : 'are';
    const message = `${counted(this.#skipped.length, 'SDK reference')} in the navigation ${verb} not shown.`;
    const hint = 'References made from the artifacts of other tools are not supported yet.';
    warnAt(this.#report, { ...span, length: 1 }, 'openapi-later', message, hint);
  }

  #read(pages: readonly (string | AnyGroup)[], version?: string): VersionedItem[] {
    const node = this.#nodes.get(pages);
    const spans = node?.type === 'array' ? node.items.map((item) => item.span) : [];
    return pages.flatMap((entry, index) => {
      if (typeof entry !== 'string') return [this.#group(entry, version)];
      const page = this.#page(entry, spans[index]);
      return page ? [version === undefined ? page : { ...page, version }] : [];
    });
  }

  #page(entry: string, span: JsonSpan | undefined): NavPage | undefined {
    const format = formatOfEntry(entry, this.formats);
    if (entry.trim() === '' || (isUrl(entry) && format === undefined)) return undefined;
    const location = span && locationOf(span);
    if (format !== undefined) {
      const sources = this.#sources.filter((source) => source.format === format);
      return { type: 'page', path: '', operation: { entry, sources, format }, location };
    }
    const path = this.#path(entry, span);
    return path === undefined ? undefined : { type: 'page', path, location };
  }

  #group(group: AnyGroup, outerVersion?: string): VersionedItem {
    const version = this.versionOf(group) ?? outerVersion;
    const generated = this.#generated(group);
    const root = group.root ? this.#page(group.root, this.#valueOf(group, 'root')?.span) : undefined;
    return {
      type: 'group',
      title: inlineText(group.group?.trim() ?? ''),
      icon: toIcon(group.icon, group.iconType),
      tag: group.tag,
      root: root?.path,
      rootLocation: root?.location,
      expanded: group.expanded === true,
      hidden: group.hidden === true,
      ...searchOf(group),
      ...(group.directory && { directory: group.directory }),
      ...generated,
      items: this.within(group, () => this.#read(group.pages ?? [], version)),
      ...(version === undefined ? {} : { version }),
    };
  }

  /** The specifications that fill a group without pages. */
  #generated(group: AnyGroup): Pick<NavGroup, 'sources' | 'lookups'> {
    if (group.sdk !== undefined) this.skipSpecification(group);
    const placed = placedSources(this.sourcesOf(group), group.pages, this.formats);
    const { includeTags } = group as { includeTags?: string[] };
    if (!placed.sources || !includeTags) return placed;
    const tagLocations = this.#locations(group, 'includeTags');
    return { ...placed, sources: placed.sources.map((source) => ({ ...source, tags: includeTags, tagLocations })) };
  }

  /** The locations of the texts in a list of the group. */
  #locations(group: AnyGroup, key: string): Map<string, SourceLocation> {
    const list = this.#valueOf(group, key);
    const items = list?.type === 'array' ? list.items : [];
    return new Map(
      items.flatMap((item) => (item.type === 'scalar' ? [[String(item.value), locationOf(item.span)] as const] : [])),
    );
  }

  #valueOf(owner: object, key: string): JsonNode | undefined {
    return entryOf(this.#nodes.get(owner), key)?.value;
  }

  #path(entry: string, span: JsonSpan | undefined): string | undefined {
    const path = pagePath(entry);
    const message = `The page path ${jsonText(entry)} points outside the docs folder.`;
    const hint = 'Use the path of a page inside the docs folder, without `..`.';
    if (path === undefined && span) this.#report.error(problemAt(span, { code: 'path-outside', message, hint }));
    return path;
  }
}
