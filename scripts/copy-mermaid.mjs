// Copies Mermaid into dist/cdn: mermaid.js, which the elements import, and the files that it loads in mermaid/. This is the
// only copy in the package: built sites use these files too. Mermaid's own bundle is complete and minified already.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mermaid from 'mermaid/package.json' with { type: 'json' };
import { licensesWith } from './licenses.mjs';

const target = fileURLToPath(new URL('../dist/cdn', import.meta.url));
const source = fileURLToPath(new URL('.', import.meta.resolve('mermaid')));
const entry = 'mermaid.esm.min.mjs';
const chunks = 'chunks/mermaid.esm.min';

mkdirSync(join(target, 'mermaid'), { recursive: true });
// Sites use the name of this version, which browsers can cache forever. Imports need a stable name.
const name = `mermaid/mermaid-${mermaid.version}.js`;
copy(entry, name);
for (const file of readdirSync(join(source, chunks)).filter((each) => each.endsWith('.mjs')))
  copy(join(chunks, file), `mermaid/${file.replace(/\.mjs$/, '.js')}`);
writeFileSync(join(target, 'mermaid.js'), `export { default } from './${name}';\n`);
writeFileSync(join(target, 'mermaid/licenses.txt'), licensesWith(join(source, '..')));

/** Some servers do not serve `.mjs` as JavaScript. */
function copy(from, to) {
  const code = readFileSync(join(source, from), 'utf8');
  const imports = /(["'])\.\/(?:chunks\/mermaid\.esm\.min\/)?([\w.-]+)\.mjs\1/g;
  writeFileSync(join(target, to), code.replace(imports, '$1./$2.js$1'));
}
