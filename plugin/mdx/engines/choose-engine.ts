/** Chooses the engine for a site: the native one where it can, the reference where it must. */
import type { Engine } from '../types.js';
import { SyntaxProblem } from '../types.js';
import { nativeEngine } from './native.js';
import { createReferenceEngine, referenceEngine } from './reference.js';
import type { PluginList } from './plugin-list.js';

export interface EngineOptions {
  /** An engine of one's own, or one by name. Default `native`, or `reference` where there are plugins. */
  engine?: Engine | 'native' | 'reference';
  /** remark plugins; they need the reference engine. */
  remarkPlugins?: PluginList;
  /** rehype plugins; they need the reference engine. */
  rehypePlugins?: PluginList;
}

/** Longer pages are not read a second time by the reference, which takes seconds for a megabyte. */
const maxSecondReading = 300_000;

/** The native engine; what it refuses, the reference decides. */
const nativeThenReference: Engine = (source, isFinished = true) => {
  if (source.length <= maxSecondReading && !isFinished) return referenceEngine(source);
  try {
    return nativeEngine!(source);
  } catch (error) {
    if (error instanceof SyntaxProblem && source.length <= maxSecondReading) return referenceEngine(source);
    throw error;
  }
};

/** The engine that `options` ask for. With plugins it is a new one, so keep the result. */
export function chooseEngine(options: EngineOptions): Engine {
  if (typeof options.engine === 'function') return options.engine;
  if (options.remarkPlugins?.length || options.rehypePlugins?.length)
    return createReferenceEngine(options.remarkPlugins, options.rehypePlugins);
  return options.engine === 'reference' || !nativeEngine ? referenceEngine : nativeThenReference;
}
