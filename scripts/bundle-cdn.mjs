// Bundles every element into one file for any HTML page: dist/cdn/octavo.js. Reads dist/: run it after `tsc -b`.
import { join } from 'node:path';
import { dist, external, oneDecorateHelper, smallStyles } from './element-bundles.mjs';
import { writeBundle } from './write-bundle.mjs';
import { minifyCss } from '../dist/plugin/mdx/render/minify-css.js';

const cdn = join(dist, 'cdn');
await writeBundle(
  {
    input: join(dist, 'elements/with-diagrams.js'),
    plugins: [
      oneDecorateHelper,
      smallStyles(minifyCss),
      external('mermaid', './mermaid.js'),
      external('search', './search.js'),
    ],
  },
  { file: join(cdn, 'octavo.js'), inlineDynamicImports: true },
  join(cdn, 'licenses.txt'),
);
