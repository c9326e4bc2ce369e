/** Chooses the engine of a site: native if possible, otherwise the reference. */
import { SyntaxProblem, type Engine, type TreeEngine } from '../types.js';
import { nativeEngine } from './native.js';
import { referenceEngine } from './reference.js';

export interface EngineOptions {
  /**
   * A custom engine, or the name of a built-in engine. Default: `native`, or `reference` if there is no binary for the
   * machine.
   */
  engine?: Engine | 'native' | 'reference';
}

/** Longer pages are not read again by the reference engine, which takes seconds per megabyte. */
const maxSecondReading = 300_000;

/** The native engine. Pages that it rejects are read by the reference engine, which is created when it is needed. */
export function withReference<Tree>(
  native: TreeEngine<Tree>,
  createReference: () => TreeEngine<Tree>,
): TreeEngine<Tree> {
  let reference: TreeEngine<Tree> | undefined;
  const readAgain = (source: string): Tree => (reference ??= createReference())(source);
  return (source, isFinished = true) => {
    if (source.length <= maxSecondReading && !isFinished) return readAgain(source);
    try {
      return native(source);
    } catch (error) {
      if (error instanceof SyntaxProblem && source.length <= maxSecondReading) return readAgain(source);
      throw error;
    }
  };
}

const nativeThenReference = nativeEngine && withReference(nativeEngine, () => referenceEngine);

/** The engine for `options`. */
export function chooseEngine({ engine }: EngineOptions): Engine {
  if (typeof engine === 'function') return engine;
  return engine === 'reference' || !nativeThenReference ? referenceEngine : nativeThenReference;
}
