/** Keeps the output of a bundler until an input file changes. */
import { fileState } from '../../reader/docs-file.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';

/** The output of a bundler and its input files. Additional fields are plain data. */
export interface Bundled {
  /** Contents by path in the output. */
  files: Map<string, string | Uint8Array>;
  /** All files that were read, absolute. */
  inputs: string[];
}

interface Kept {
  key: string;
  /** State of each file that was read. */
  inputs: Record<string, string>;
  /** Base64, by path. */
  files: Record<string, string>;
  rest: object;
}

/** The bundle in a cache file, if it was made with the same key and no input has changed since. */
export function readBundle<Bundle extends Bundled>(file: string, key: string): Bundle | undefined {
  const kept = readSealed(file) as Kept | undefined;
  if (kept?.key !== key) return undefined;
  if (Object.entries(kept.inputs).some(([input, state]) => stateOf(input) !== state)) return undefined;
  const files = Object.entries(kept.files).map(([path, text]) => [path, Buffer.from(text, 'base64')] as const);
  return { ...kept.rest, inputs: Object.keys(kept.inputs), files: new Map(files) } as unknown as Bundle;
}

export function writeBundle(file: string, key: string, { files, inputs, ...rest }: Bundled): void {
  const kept: Kept = {
    key,
    rest,
    inputs: Object.fromEntries(inputs.map((input) => [input, stateOf(input)])),
    files: Object.fromEntries(
      [...files].map(([path, content]) => [path, Buffer.from(content as string).toString('base64')]),
    ),
  };
  writeSealed(file, kept);
}

function stateOf(file: string): string {
  const stats = fileState(file);
  return stats ? `${stats.size} ${stats.mtimeMs}` : '';
}
