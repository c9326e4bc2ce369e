/** The compiled form of modules, which newer versions of Node keep on disk to start faster. Older versions do not have it. */
import module from 'node:module';

export const { enableCompileCache, flushCompileCache } = module as {
  /** Applies to modules that are loaded afterwards. */
  enableCompileCache?(): void;
  /** Saves the code compiled so far, for a process that does not end by itself. */
  flushCompileCache?(): void;
};
