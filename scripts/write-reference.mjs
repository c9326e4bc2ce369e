// Writes the generated parts of the docs in demo: the settings references from the schemas, the
// elements gallery and reference from dist/custom-elements.json, the theming reference from the styles, and
// the references of the command line, of the options and of limits as snippets.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesReference } from '../dist/plugin/checks/rules-reference.js';
import { commandReference } from '../dist/plugin/cli/command-reference.js';
import { settingsReference } from '../dist/plugin/config/settings-reference.js';
import { elementsGallery } from './elements-gallery.mjs';
import { elementsReference } from './elements-reference.mjs';
import { limitsReference } from './limits-reference.mjs';
import { optionsReference } from './options-reference.mjs';
import { themeReference } from './theme-reference.mjs';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const [name, text] of Object.entries(settingsReference()))
  writeFileSync(file(`demo/configuration/${name}.mdx`), text);

const manifest = JSON.parse(readFileSync(file('dist/custom-elements.json'), 'utf8'));
const pages = {
  'start/elements-gallery': elementsGallery(manifest),
  'start/elements-reference': elementsReference(manifest),
  'configuration/theming-reference': themeReference(manifest),
  'snippets/check-rules-reference': rulesReference(),
  'snippets/command-line-reference': commandReference(),
  'snippets/limits-reference': limitsReference(),
  'snippets/plugin-options': optionsReference('OctavoOptions'),
  'snippets/build-options': optionsReference('BuildOptions'),
};
for (const [name, text] of Object.entries(pages)) writeFileSync(file(`demo/${name}.mdx`), text);
