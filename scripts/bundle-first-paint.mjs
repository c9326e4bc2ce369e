// Writes dist/first-paint.json: each module of runtime/first-paint as one small script, for pages to run inline before
// their first paint. A module exports one function, which its script calls. Reads dist/: run it after `tsc -b`.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { minify } from './write-bundle.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const folder = join(dist, 'runtime/first-paint');
const names = (await readdir(folder)).filter((file) => /^[\w-]+\.js$/.test(file)).map((file) => file.slice(0, -3));
const scripts = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await bundle(name)])));
await writeFile(join(dist, 'first-paint.json'), `${JSON.stringify(scripts, null, 1)}\n`);

async function bundle(name) {
  const file = join(folder, `${name}.js`);
  const [run, ...others] = Object.keys(await import(pathToFileURL(file).href));
  if (!run || others.length > 0) throw new Error(`${file} must export one function.`);
  const entry = `import { ${run} } from ${JSON.stringify(file)}; ${run}();`;
  const build = await rollup({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) => (id === 'entry' ? entry : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'iife', strict: false, plugins: [minify] });
  await build.close();
  return output[0].code.trim();
}
