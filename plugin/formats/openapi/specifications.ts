/** The specifications of a site, each read once. */
import type { AsyncDocument } from '../asyncapi/types.js';
import { cachedPromise } from '../../core/cache/cached-promise.js';
import type { Problem } from '../../core/errors/errors.js';
import type { GraphqlApi } from '../graphql/types.js';
import type { ApiDefaults, ApiReference, ApiSource } from '../../core/model/types.js';
import type { FetchOptions } from '../api/files/fetch-file.js';
import type { Place } from '../api/files/places.js';
import type { LoadOptions } from '../api/files/source-reader.js';
import type { PageModel } from './page-model.js';
import { channelPageModel, operationModel, schemaModel } from './page-model.js';
import type { ReadOptions } from './read-specification.js';
import type { OperationPart, Specification, TextPoint } from './types.js';

export interface SpecificationOptions extends FetchOptions {
  /** The docs folder, absolute. */
  root: string;
}

/** What the settings say of specifications. */
export interface SpecificationSettings extends Pick<LoadOptions, 'area' | 'hosts' | 'sources'> {
  /** What operations have if a specification does not say it. */
  defaults: ApiDefaults;
}

/** What is known of a description of any format. */
type Description = Pick<Specification, 'hash' | 'files' | 'errors' | 'warnings'>;

/** The same for sources that are read once: the path may start with a slash or not. */
export function sourceKey({
  format,
  source,
  overlays = [],
}: Pick<ApiSource, 'format' | 'source' | 'overlays'>): string {
  return JSON.stringify([format, source.replace(/^\.?\/+/, ''), overlays]);
}

/** Gives API pages what they show. */
export interface ApiModels {
  /** What the page of `reference` shows; `undefined` where the specification no longer has it. */
  modelOf(reference: ApiReference): Promise<PageModel | undefined>;
  /** Where what a page documents is written. `point`: a position in the content of the page. */
  placeOf(reference: ApiReference, part?: OperationPart, point?: TextPoint): Promise<Place | undefined>;
  /** Ends what reads the specifications. */
  close?(): void;
}

/** The specifications, AsyncAPI documents and GraphQL schemas of a site. */
export class Specifications implements ApiModels {
  readonly #options: SpecificationOptions;
  readonly #read = new Map<string, Promise<Description>>();
  /** What the settings say of specifications. Set it before the first one is read. */
  settings: SpecificationSettings = { defaults: { baseUrls: [] } };

  constructor(options: SpecificationOptions) {
    this.#options = options;
  }

  /** The specification of a source. What is wrong with it is in its `errors` and `warnings`. */
  load(source: ApiSource): Promise<Specification> {
    return this.#once(source, () => this.#readSource(source));
  }

  /** The AsyncAPI document of a source. */
  document(source: ApiSource): Promise<AsyncDocument> {
    return this.#once(source, async () => {
      const { readAsyncDocument } = await import('../asyncapi/read-document.js');
      return readAsyncDocument(source.source, this.#optionsOf(source));
    });
  }

  /** The GraphQL schema of a source. */
  graphql(source: ApiSource): Promise<GraphqlApi> {
    return this.#once(source, async () => {
      const { readGraphqlApi } = await import('../graphql/read-graphql-api.js');
      return readGraphqlApi(source.source, this.#optionsOf(source));
    });
  }

  /** The description of a source in its format. */
  description(source: ApiSource): Promise<Specification | AsyncDocument | GraphqlApi> {
    if (source.format === 'asyncapi') return this.document(source);
    return source.format === 'graphql' ? this.graphql(source) : this.load(source);
  }

  #once<T extends Description>(source: ApiSource, readSource: () => Promise<T>): Promise<T> {
    return cachedPromise(this.#read, sourceKey(source), readSource) as Promise<T>;
  }

  async modelOf(reference: ApiReference): Promise<PageModel | undefined> {
    if (reference.kind === 'channel') {
      const { channels } = await this.document(reference);
      const channel = channels.find(({ pointer }) => pointer === reference.id);
      return channel && channelPageModel(channel);
    }
    if (reference.kind === 'graphql') return (await this.graphql(reference)).page(reference);
    const specification = await this.load(reference);
    if (reference.kind === 'schema') return schemaModel(specification, reference);
    return operationModel(specification, reference);
  }

  async placeOf(reference: ApiReference, part?: OperationPart, point?: TextPoint): Promise<Place | undefined> {
    if (reference.kind === 'channel') return (await this.document(reference)).placeOf(reference.id);
    if (reference.kind === 'graphql') return (await this.graphql(reference)).placeOf(reference);
    return (await this.load(reference)).placeOf(reference, part, point);
  }

  /** What is wrong with some of the specifications. */
  async problemsOf(sources: readonly ApiSource[]): Promise<{ errors: Problem[]; warnings: Problem[] }> {
    const specifications = new Set(await Promise.all(sources.map((source) => this.description(source))));
    return {
      errors: [...specifications].flatMap(({ errors }) => [...errors]),
      warnings: [...specifications].flatMap(({ warnings }) => [...warnings]),
    };
  }

  async #readSource(source: ApiSource): Promise<Specification> {
    const { readSpecification } = await import('./read-specification.js');
    const { operationDefaults } = await import('./operation-defaults.js');
    const defaults = operationDefaults(this.settings.defaults);
    return readSpecification(source.source, { ...this.#optionsOf(source), defaults, overlays: source.overlays });
  }

  #optionsOf({ location }: ApiSource): Omit<ReadOptions, 'defaults' | 'overlays'> {
    const { area, hosts, sources } = this.settings;
    return { ...this.#options, area, hosts, sources, location };
  }
}
