/** The compiled form of modules, which newer versions of Node keep on disk to start faster. Older versions do nothing. */
import module from 'node:module';

const { enableCompileCache: enable, flushCompileCache: flush } = module as {
  enableCompileCache?(): void;
  flushCompileCache?(): void;
};

/** Applies to modules that are loaded afterwards. */
export function enableCompileCache(): void {
  enable?.();
}

/** Saves the code compiled so far, for a process that does not end by itself. */
export function saveCompileCache(): void {
  flush?.();
}
