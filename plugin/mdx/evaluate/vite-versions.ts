/** The Vite configs of Octavo's own builds, and the differences between Vite 8 (Rolldown and Oxc) and Vite 7 (Rollup and esbuild). */
import * as vite from 'vite';
import type { BuildEnvironmentOptions, InlineConfig } from 'vite';

/** Missing in Vite 7. */
const transformWithOxc = (vite as Partial<typeof vite>).transformWithOxc;

/** Compiles the JSX in the code of `file`. The JSX runtime is imported from `importSource`. */
export async function transformJsx(code: string, file: string, importSource: string): Promise<string> {
  return compileScript(code, `${file}.jsx`, importSource);
}

/** The JavaScript of a script of any kind, with its JSX compiled in the same way. */
export async function compileScript(code: string, file: string, importSource = 'react'): Promise<string> {
  const { code: compiled } = transformWithOxc
    ? await transformWithOxc(code, file, { ...oxc(importSource), sourcemap: false })
    : await vite.transformWithEsbuild(code, file, { ...esbuild(importSource), sourcemap: false });
  return compiled;
}

/** The JSX settings for a Vite config. `isLocated`: elements get their place in the file. */
export function jsxConfig(importSource: string, isLocated = false): Pick<InlineConfig, 'oxc' | 'esbuild'> {
  return transformWithOxc
    ? { oxc: oxc(importSource, isLocated) }
    : { esbuild: esbuild(importSource, isLocated) as InlineConfig['esbuild'] };
}

/** The bundler options, for `build` of a Vite config. */
export function bundlerOptions(
  options: NonNullable<BuildEnvironmentOptions['rolldownOptions']>,
): Pick<BuildEnvironmentOptions, 'rolldownOptions' | 'rollupOptions'> {
  return transformWithOxc ? { rolldownOptions: options } : { rollupOptions: options };
}

function oxc(importSource: string, development = false) {
  return { jsx: { runtime: 'automatic', importSource, development } } as const;
}

function esbuild(importSource: string, jsxDev = false) {
  return { jsx: 'automatic', jsxImportSource: importSource, jsxDev } as const;
}

/** Keeps out the author's own config, and the output of Vite. */
export const ownConfig = {
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'silent',
} as const satisfies InlineConfig;

/**
 * Bundles for browsers. `folder`: the folder of the files in the output. It ends with a slash. `keepsExports`: other code imports the
 * entries. Default: false.
 */
export function browserBuild(
  folder: string,
  input: Record<string, string>,
  keepsExports = false,
): BuildEnvironmentOptions {
  const name = `${folder}[name]-[hash]`;
  return {
    write: false,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    assetsDir: folder.slice(0, -1),
    ...bundlerOptions({
      input,
      ...(keepsExports && { preserveEntrySignatures: 'exports-only' }),
      output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
    }),
  };
}
