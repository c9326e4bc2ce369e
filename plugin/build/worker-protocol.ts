/** What the main thread and its workers say to each other. */
import type { PageResult } from './build-page.js';
import type { StageOptions } from './stages.js';

/** What a worker is given to do. */
export interface WorkerInput {
  options: StageOptions;
  /** Numbers of the pages to build, in `scan.pages`. All threads take from this one list. */
  jobs: readonly number[];
  /** How many of `jobs` are taken: a shared number. */
  taken: SharedArrayBuffer;
  /** The folder where new files of the output wait. Without it no documents are made. */
  staging?: string;
}

/** A page built by any thread. */
export interface BuiltPage {
  /** Number of the page in `scan.pages`. */
  index: number;
  /** Stands for the source. */
  sourceKey: string;
  /** None for a page that has code to run: the main thread builds it. */
  result?: PageResult;
  /** Whether its document was written to the staging folder. */
  isStaged: boolean;
}
