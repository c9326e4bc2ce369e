/** The specifications of a site, each read once. */
import type { Problem } from '../errors.js';
import type { ApiReference, ApiSource } from '../site/types.js';
import type { PageModel } from './page-model.js';
import { operationModel, schemaModel } from './page-model.js';
import type { Specification } from './types.js';

export interface SpecificationOptions {
  /** The docs folder, absolute. */
  root: string;
  /** Where copies of remote files are kept. Default: nowhere. */
  cacheFolder?: string;
  /** Whether remote files are only read from their copies. Default: false. */
  offline?: boolean;
}

export class Specifications {
  readonly #options: SpecificationOptions;
  readonly #read = new Map<string, Promise<Specification>>();

  constructor(options: SpecificationOptions) {
    this.#options = options;
  }

  /** The specification of a source. What is wrong with it is in its `errors` and `warnings`. */
  load(source: ApiSource): Promise<Specification> {
    const key = JSON.stringify([source.source.replace(/^\.?\/+/, ''), source.overlays ?? []]);
    let read = this.#read.get(key);
    if (!read) this.#read.set(key, (read = this.#readSource(source)));
    return read;
  }

  /** What the page of `reference` shows; `undefined` where the specification no longer has it. */
  async modelOf(reference: ApiReference): Promise<PageModel | undefined> {
    const specification = await this.load(reference);
    if (reference.kind === 'schema') return schemaModel(specification, reference);
    return operationModel(specification, reference);
  }

  /** What is wrong with some of the specifications. */
  async problemsOf(sources: readonly ApiSource[]): Promise<{ errors: Problem[]; warnings: Problem[] }> {
    const specifications = new Set(await Promise.all(sources.map((source) => this.load(source))));
    return {
      errors: [...specifications].flatMap(({ errors }) => [...errors]),
      warnings: [...specifications].flatMap(({ warnings }) => [...warnings]),
    };
  }

  async #readSource({ source, overlays, location }: ApiSource): Promise<Specification> {
    const { readSpecification } = await import('./read-specification.js');
    return readSpecification(source, { ...this.#options, overlays, location });
  }
}
