// Writes the reference pages of the documentation: of the settings (demo/configuration/settings-reference*.mdx) from the
// schemas, of the elements (demo/start/elements-reference.mdx) from dist/custom-elements.json, of the command line
// (demo/snippets/command-line-reference.mdx) from its tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandReference } from '../dist/plugin/cli/command-reference.js';
import { settingsReference } from '../dist/plugin/config/settings-reference.js';
import { elementsReference } from './elements-reference.mjs';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const [name, text] of Object.entries(settingsReference()))
  writeFileSync(file(`demo/configuration/${name}.mdx`), text);

const manifest = JSON.parse(readFileSync(file('dist/custom-elements.json'), 'utf8'));
writeFileSync(file('demo/start/elements-reference.mdx'), elementsReference(manifest));

writeFileSync(file('demo/snippets/command-line-reference.mdx'), commandReference());
