/** What the Vite configs of Octavo's own builds share. */
import type { BuildEnvironmentOptions, InlineConfig } from 'vite';
import { bundlerOptions } from './vite-versions.js';

/** Keeps out the author's own config, and the output of Vite. */
export const ownConfig = {
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'silent',
} as const satisfies InlineConfig;

/** Bundles for browsers. `folder`: the folder of the files in the output. It ends with a slash. */
export function browserBuild(folder: string, input: Record<string, string>): BuildEnvironmentOptions {
  const name = `${folder}[name]-[hash]`;
  return {
    write: false,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    assetsDir: folder.slice(0, -1),
    ...bundlerOptions({
      input,
      output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
    }),
  };
}
