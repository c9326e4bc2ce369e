// `npm run new:element NAME` creates the folder of an element and registers it: class, styles, page component with
// Markdown form, tests, and a docs page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { elementFiles } from './new-element-files.mjs';

const root = process.env['OCTAVO_ROOT'] ?? fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...others] = process.argv.slice(2);

if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name) || others.length > 0) {
  console.error('Usage: npm run new:element NAME\n  NAME is the tag without "octavo-", such as rating or star-rating.');
  process.exit(2);
}
if (existsSync(join(root, 'elements', name))) {
  console.error(`The element "${name}" exists: elements/${name}.\n  Choose another name, or delete the folder.`);
  process.exit(1);
}

const words = name.split('-');
const component = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
const camel = component[0].toLowerCase() + component.slice(1);
const title = words.join(' ').replace(/^./, (first) => first.toUpperCase());

const files = elementFiles({ name, component, camel, title });
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const registrations = {
  'elements/index.ts': (text) => addExport(text, `export { ${component} } from './${name}/${name}.js';`),
  'elements/pages.ts': (text) =>
    addExport(text, `export { record as ${/-/.test(name) ? `'${name}'` : name} } from './${name}/${name}.page.js';`),
  'test/fixtures/plain-page/index.html': (text) =>
    text.replace(/\n( *)<\/main>/, `\n$1  <octavo-${name} title="${title} title">Words of ${title}</octavo-${name}>$&`),
  'demo/docs.json': (text) =>
    text.replace('"components/views"', `"components/views",\n              "components/${name}"`),
};
for (const [file, register] of Object.entries(registrations)) {
  const before = readFileSync(join(root, file), 'utf8');
  const after = register(before);
  if (after === before)
    throw new Error(`${file} has changed its form: register the element there, and fix this script.`);
  writeFileSync(join(root, file), after);
}

console.log(`Created:\n${Object.keys(files)
  .map((file) => `  ${file}`)
  .join('\n')}
Registered in:\n${Object.keys(registrations)
  .map((file) => `  ${file}`)
  .join('\n')}
Next:
  npm run format && npm run build
  npx vitest run test/exports.test.ts -u
  npm test`);

/** Inserts an export, sorted by module. The base class, which is not sorted, stays first. */
function addExport(text, line) {
  const moduleOf = (other) => /from '(\.\/.+\/.+)'/.exec(other)?.[1];
  const lines = text.split('\n');
  const previous = lines.findLastIndex((other) => moduleOf(other) < moduleOf(line));
  const index = previous === -1 ? lines.findIndex(moduleOf) : previous + 1;
  return lines.toSpliced(index, 0, line).join('\n');
}
