// Writes bundles for browsers.
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { minifySync } from 'vite';
import { collectLicenses } from './licenses.mjs';

/** @import { InputOptions, OutputOptions, Plugin, RollupOutput } from 'rollup' */

/**
 * Bundles modules with the packages that they import, minifies them, and collects the licenses of these packages.
 *
 * @param {Omit<InputOptions, 'plugins'> & { plugins?: Plugin[] }} input
 * @param {OutputOptions} output
 * @param {string} licenses File for the licenses.
 * @returns {Promise<RollupOutput>}
 */
export async function writeBundle({ plugins = [], ...input }, output, licenses) {
  const packages = [nodeResolve({ browser: true }), collectLicenses(licenses)];
  const bundle = await rollup({ ...input, plugins: [...plugins, ...packages] });
  const result = await bundle.write({ ...output, plugins: [minify] });
  await bundle.close();
  return result;
}

/** A plugin that minifies chunks. */
export const minify = {
  name: 'minify',
  renderChunk: (/** @type {string} */ code, /** @type {{ fileName: string }} */ { fileName }) =>
    minifySync(fileName, code, { module: true }).code,
};
