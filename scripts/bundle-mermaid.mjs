// Bundles Mermaid into dist/cdn: mermaid.js, which the elements import, and the files that it loads in mermaid/. This is the
// only copy in the package: built sites use these files too.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { collectLicenses } from './licenses.mjs';

const target = fileURLToPath(new URL('../dist/cdn', import.meta.url));

const bundle = await rolldown({
  input: { mermaid: 'mermaid' },
  platform: 'browser',
  plugins: [collectLicenses(join(target, 'mermaid/licenses.txt'))],
});
const { output } = await bundle.write({
  dir: target,
  entryFileNames: 'mermaid/[name]-[hash].js',
  chunkFileNames: 'mermaid/[name]-[hash].js',
  minify: true,
});
await bundle.close();

// Imports need a stable name. Sites use the hashed name, which browsers can cache forever.
const entry = output.find(({ isEntry }) => isEntry).fileName;
await writeFile(join(target, 'mermaid.js'), `export { default } from './${entry}';\n`);
