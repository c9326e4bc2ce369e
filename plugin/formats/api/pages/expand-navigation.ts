/** Puts the operations of specifications into the navigation, each with a page of its own. */
import type { Problem } from '../../../core/errors/errors.js';
import type { ChannelPages } from '../../asyncapi/pages/channel-pages.js';
import type { SchemaPages } from '../../graphql/pages/schema-pages.js';
import type { LoadedPage } from '../../../load/load-page.js';
import type { ApiSource, NavGroup, NavItem, NavPage, NavSection } from '../../../core/model/types.js';
import { sourceKey, type Specifications } from '../../openapi/specifications.js';
import type { Specification, SpecificationOperation } from '../../openapi/types.js';
import { groupByTag } from '../../openapi/pages/group-by-tag.js';
import {
  isListed,
  isPublished,
  operationPage,
  operationReference,
  wantedPath,
} from '../../openapi/pages/operation-page.js';
import { parseOperationText } from '../../../core/addresses/operation-text.js';
import { findOperation } from '../../openapi/pages/find-operation.js';
import { isUnreadable } from './is-unreadable.js';
import { nearestOperation } from '../../openapi/pages/nearest-operation.js';
import { PageNames } from './page-names.js';
import { folderOfSource } from '../../../core/addresses/page-path.js';
import { navigationSources } from '../api-sources.js';

export interface ExpandedNavigation {
  navigation: NavSection;
  /** The generated pages. A file with the path of one of them takes precedence. */
  pages: LoadedPage[];
  /** Folders of the pages that are not generated, because their source cannot be read. */
  lostFolders: string[];
  warnings: Problem[];
}

/** Reads the specifications of the navigation, and expands it. */
export async function expandNavigation(
  navigation: NavSection,
  specifications: Specifications,
): Promise<ExpandedNavigation> {
  const read = new Map<string, Specification>();
  const sources = navigationSources(navigation);
  await Promise.all(
    sources
      .filter(({ format }) => format === undefined)
      .map(async (source) => read.set(sourceKey(source), await specifications.load(source))),
  );
  const names = new PageNames();
  const others = await openOtherPages(sources, specifications, names);
  const expansion = new Expansion(read, names, others);
  const expanded = expansion.section(navigation);
  const makers = [expansion, ...Object.values(others)];
  const readable = await Promise.all(
    sources.map(async (source) => !isUnreadable(await specifications.description(source))),
  );
  return {
    navigation: expanded,
    pages: makers.flatMap(({ pages }) => [...pages.values()]),
    lostFolders: sources.filter((_, index) => !readable[index]).map((source) => folderOfSource(source)),
    warnings: makers.flatMap(({ warnings }) => warnings),
  };
}

/** What makes the pages of other formats; only for those that the site uses. */
interface OtherPages {
  asyncapi?: ChannelPages;
  graphql?: SchemaPages;
}

async function openOtherPages(
  sources: readonly ApiSource[],
  specifications: Specifications,
  names: PageNames,
): Promise<OtherPages> {
  const of = (wanted: ApiSource['format']) => sources.filter(({ format }) => format === wanted);
  const [asyncapi, graphql] = [of('asyncapi'), of('graphql')];
  const result: OtherPages = {};
  if (asyncapi.length > 0) {
    const { ChannelPages } = await import('../../asyncapi/pages/channel-pages.js');
    const read = asyncapi.map(async (source) => [source.source, await specifications.document(source)] as const);
    result.asyncapi = new ChannelPages(new Map(await Promise.all(read)), names);
  }
  if (graphql.length > 0) {
    const { SchemaPages } = await import('../../graphql/pages/schema-pages.js');
    const read = graphql.map(async (source) => [source.source, await specifications.graphql(source)] as const);
    result.graphql = new SchemaPages(new Map(await Promise.all(read)), names);
  }
  return result;
}

class Expansion {
  /** By specification, operation and folder. */
  readonly pages = new Map<string, LoadedPage>();
  readonly warnings: Problem[] = [];
  readonly #specifications: ReadonlyMap<string, Specification>;
  readonly #names: PageNames;
  readonly #others: OtherPages;

  constructor(specifications: ReadonlyMap<string, Specification>, names: PageNames, others: OtherPages) {
    this.#specifications = specifications;
    this.#names = names;
    this.#others = others;
  }

  section({ sources, ...section }: NavSection): NavSection {
    return {
      ...section,
      children: section.children.map((child) => this.section(child)),
      items: [...this.#items(section.items), ...this.#allOf(sources ?? [])],
    };
  }

  #items(items: readonly NavItem[]): NavItem[] {
    return items.flatMap((item): NavItem[] => {
      if (item.type === 'group') return [this.#group(item)];
      if (!item.operation) return [item];
      const isChannel = item.operation.format === 'asyncapi';
      const page = isChannel ? this.#others.asyncapi?.pageOf(item) : this.#operationOf(item);
      return page ? [page] : [];
    });
  }

  #group({ sources, ...group }: NavGroup): NavGroup {
    return { ...group, items: [...this.#items(group.items), ...this.#allOf(sources ?? [])] };
  }

  /** All operations of specifications, in groups by their tags. */
  #allOf(sources: readonly ApiSource[]): NavItem[] {
    return sources.flatMap((source) => {
      if (source.format === 'asyncapi') return this.#others.asyncapi!.itemsOf(source);
      if (source.format === 'graphql') return this.#others.graphql!.itemsOf(source);
      const specification = this.#specifications.get(sourceKey(source))!;
      if (specification.operations.length === 0 && specification.errors.length === 0) this.#warnEmpty(source);
      const { tags } = source;
      const isWanted = ({ model }: SpecificationOperation): boolean =>
        tags === undefined || model.tags.some((tag) => tags.includes(tag));
      const operations = specification.operations.filter((each) => isPublished(each) && isWanted(each));
      const entries = operations.map((operation) => ({
        operation,
        page: this.#page(source, specification, operation),
      }));
      return groupByTag(
        entries.filter(({ operation }) => isListed(operation)),
        specification,
      );
    });
  }

  #page(source: ApiSource, specification: Specification, operation: SpecificationOperation): LoadedPage {
    const key = JSON.stringify([sourceKey(source), operation.model.id, source.directory]);
    let page = this.pages.get(key);
    if (!page) {
      const path = wantedPath(operation) ?? this.#names.nameOf(operation, source.directory);
      page = operationPage(path, operation, operationReference(source, specification, operation));
      this.pages.set(key, page);
    }
    return page;
  }

  /** The page that an entry such as `GET /users` names. */
  #operationOf({ operation: entry, ...item }: NavPage): NavPage | undefined {
    const text = parseOperationText(entry!.entry)!;
    const sources = text.source === undefined ? entry!.sources : [{ source: text.source }];
    for (const source of sources) {
      const specification = this.#specifications.get(sourceKey(source))!;
      const operation = findOperation(specification, text);
      if (operation) return { ...item, path: this.#page(source, specification, operation).path };
    }
    this.#warnMissing(entry!.entry, sources, item);
    return undefined;
  }

  #warnEmpty({ source, location }: ApiSource): void {
    this.warnings.push({
      code: 'openapi-empty',
      message: `The specification ${JSON.stringify(source)} has no operations, so it has no pages.`,
      hint: 'Add operations under "paths" or "webhooks", or remove the specification from the navigation.',
      file: '',
      line: 1,
      column: 1,
      ...location,
    });
  }

  #warnMissing(entry: string, sources: readonly ApiSource[], { location }: Omit<NavPage, 'operation'>): void {
    const specifications = sources.map((source) => this.#specifications.get(sourceKey(source))!);
    // A specification that cannot be read is an error of its own.
    if (specifications.some(isUnreadable)) return;
    const names = specifications.flatMap(({ operations }) =>
      operations.map(({ model }) => `${model.kind === 'webhook' ? 'webhook' : model.method} ${model.path}`),
    );
    const near = nearestOperation(entry, names);
    const hint =
      sources.length === 0
        ? 'Add the specification to the settings, for example "api": { "openapi": "/openapi.json" }, or in front of the method.'
        : near === undefined
          ? 'Use a method and a path of the specification.'
          : `Did you mean ${JSON.stringify(near)}?`;
    const where = sources.length === 0 ? 'no specification is set' : `${list(sources)} has no such operation`;
    this.warnings.push({
      code: 'operation-missing',
      message: `The entry ${JSON.stringify(entry)} is left out: ${where}.`,
      hint,
      file: '',
      line: 1,
      column: 1,
      ...location,
    });
  }
}

function list(sources: readonly ApiSource[]): string {
  return sources.map(({ source }) => JSON.stringify(source)).join(' or ');
}
