/** Chooses the engine of a site: native if possible, otherwise the reference. */
import { SyntaxProblem, type Engine } from '../types.js';
import { nativeEngine } from './native.js';
import { createReferenceEngine, referenceEngine } from './reference.js';
import type { PluginList } from './plugin-list.js';

export interface EngineOptions {
  /** A custom engine, or the name of one. Default: `native`, or `reference` with plugins. */
  engine?: Engine | 'native' | 'reference';
  /** remark plugins. They require the reference engine. */
  remarkPlugins?: PluginList;
  /** rehype plugins. They require the reference engine. */
  rehypePlugins?: PluginList;
}

/** Longer pages are not read again by the reference engine, which takes seconds per megabyte. */
const maxSecondReading = 300_000;

/** The native engine. Pages that it rejects are read by the reference engine. */
const nativeThenReference: Engine = (source, isFinished = true) => {
  if (source.length <= maxSecondReading && !isFinished) return referenceEngine(source);
  try {
    return nativeEngine!(source);
  } catch (error) {
    if (error instanceof SyntaxProblem && source.length <= maxSecondReading) return referenceEngine(source);
    throw error;
  }
};

/** The engine for `options`. With plugins, each call creates a new one, so reuse the result. */
export function chooseEngine(options: EngineOptions): Engine {
  if (typeof options.engine === 'function') return options.engine;
  if (options.remarkPlugins?.length || options.rehypePlugins?.length)
    return createReferenceEngine(options.remarkPlugins, options.rehypePlugins);
  return options.engine === 'reference' || !nativeEngine ? referenceEngine : nativeThenReference;
}
