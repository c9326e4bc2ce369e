// Bundles the playground for any HTML page: dist/cdn/playground.js, the files that it loads later in dist/cdn/playground/,
// and the page that authorization servers redirect to; and for apps: dist/playground/npm, which uses the Lit of the app.
// Reads dist/: run it after `tsc -b`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneDecorateHelper, smallStyles } from './element-bundles.mjs';
import { writeBundle } from './write-bundle.mjs';
import { minifyCss } from '../dist/plugin/mdx/render/minify-css.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const target = join(dist, 'cdn');
const entryFile = fileURLToPath(new URL('playground-entry.mjs', import.meta.url));

// js-yaml makes all of its tags when it is loaded. Marked as pure, tags that the playground does not use are left out.
const usedTags = {
  name: 'used-tags',
  transform: (code, id) =>
    id.includes('/js-yaml/')
      ? code.replace(/^(var \w+ = )(?=(?:define\w+Tag|new (?:Schema|RegExp)|\w+\.withTags)\()/gm, '$1/* @__PURE__ */ ')
      : undefined,
};

const { output } = await writeBundle(
  {
    input: {
      playground: entryFile,
      'oauth-callback': join(dist, 'playground/oauth/callback.js'),
    },
    plugins: [oneDecorateHelper, smallStyles(minifyCss, dist), usedTags],
  },
  {
    dir: target,
    // The callback page of a site refers to its script by name.
    entryFileNames: ({ name }) => (name === 'playground' ? 'playground/[name]-[hash].js' : 'playground/[name].js'),
    chunkFileNames: 'playground/[name]-[hash].js',
  },
  join(target, 'playground/licenses.txt'),
);

// Imports need a stable name. Sites use the hashed name, which browsers can cache forever.
const entry = output.find(({ isEntry, name }) => isEntry && name === 'playground').fileName;
await writeFile(join(target, 'playground.js'), `export * from './${entry}';\n`);

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="referrer" content="no-referrer">
  <title>Authorization</title>
  <p>You can close this window.</p>
  <script type="module" src="./playground/oauth-callback.js"></script>
</html>
`;
await writeFile(join(target, 'octavo-oauth.html'), page);

const npm = join(dist, 'playground/npm');
await writeBundle(
  {
    input: { index: entryFile },
    external: /^lit(?:$|\/)/,
    plugins: [oneDecorateHelper, smallStyles(minifyCss, dist), usedTags],
  },
  { dir: npm, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  join(npm, 'licenses.txt'),
);
