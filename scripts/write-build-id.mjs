// Writes dist/build-id.json: the id of this build, for cache keys. It changes with all code that renders, including bundled
// packages, but not with tests and the state of the compiler. Run it after the steps that write these parts.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFiles } from './find-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = [
  ['dist/node/**', '!dist/**/*.d.ts'],
  ['dist/icons/**'],
  ['dist/elements/**'],
  ['dist/runtime/islands/**'],
  ['plugin/icons/nearest-free.json', 'plugin/languages/*.json', 'plugin/{features,shell}/**/*.css'],
  ['dist/component-props.json'],
  ['dist/first-paint.json'],
];
const hash = createHash('sha256');
for (const part of parts) {
  for (const file of findFiles(root, [...part, '!dist/**/*.{map,tsbuildinfo}', '!dist/**/*.test.*']))
    hash.update(file).update(readFileSync(new URL(`../${file}`, import.meta.url)));
}
writeFileSync(
  new URL('../dist/build-id.json', import.meta.url),
  `${JSON.stringify(hash.digest('hex').slice(0, 16))}\n`,
);
