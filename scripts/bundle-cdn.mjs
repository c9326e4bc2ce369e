// Bundles every element into one file for any HTML page: dist/cdn/octavo.js. Reads dist/: run it after `tsc -b`.
import { join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { compress, dist, external, oneDecorateHelper, smallStyles } from './element-bundles.mjs';
import { collectLicenses } from './licenses.mjs';
import { minifyCss } from '../dist/plugin/mdx/render/minify-css.js';

const cdn = join(dist, 'cdn');
const bundle = await rollup({
  input: join(dist, 'elements/with-diagrams.js'),
  plugins: [
    oneDecorateHelper,
    smallStyles(minifyCss),
    external('mermaid', './mermaid.js'),
    external('search', './search.js'),
    nodeResolve({ browser: true }),
    collectLicenses(join(cdn, 'licenses.txt')),
  ],
});
await bundle.write({ file: join(cdn, 'octavo.js'), inlineDynamicImports: true, plugins: [compress('cdn')] });
await bundle.close();
