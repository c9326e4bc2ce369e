// Writes the generated parts of the docs in demo: the settings references from the schemas, the elements gallery and
// reference from dist/custom-elements.json, the theming reference from the styles, and the references of front matter,
// of the command line, of the options, of limits, and of supported features as snippets.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compatReference } from '../dist/scripts/reference/compat-reference.js';
import { otherToolsReference } from '../dist/scripts/reference/other-tools-reference.js';
import { rulesReference } from '../dist/scripts/reference/rules-reference.js';
import { hooksReference } from '../dist/scripts/reference/hooks-reference.js';
import { commandReference } from '../dist/scripts/reference/command-reference.js';
import { formatReference } from '../dist/scripts/reference/format-reference.js';
import { frontMatterReference, settingsReference } from '../dist/scripts/reference/settings-reference.js';
import { authoringGuide, componentGuide } from '../dist/scripts/reference/authoring-guide.js';
import { elementsGallery } from './elements-gallery.mjs';
import { elementsReference } from './elements-reference.mjs';
import { limitsReference } from './limits-reference.mjs';
import { optionsReference } from './options-reference.mjs';
import { themeReference } from './theme-reference.mjs';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const [name, text] of Object.entries(settingsReference()))
  writeFileSync(file(`demo/configuration/${name}.mdx`), text);

const json = (path) => JSON.parse(readFileSync(file(path), 'utf8'));
const manifest = json('dist/custom-elements.json');
const otherTools = otherToolsReference();
const pages = {
  'start/elements-gallery': elementsGallery(manifest),
  'start/elements-reference': elementsReference(manifest),
  'configuration/docs-json': formatReference(),
  'configuration/theming-reference': themeReference(manifest),
  'snippets/authoring-guide': authoringGuide(),
  'snippets/component-guide': componentGuide(),
  'snippets/check-rules-reference': rulesReference(),
  'snippets/front-matter-reference': frontMatterReference(),
  'snippets/compatibility': compatReference(json('dist/component-props.json')),
  'snippets/command-line-reference': commandReference(),
  'snippets/hooks-reference': hooksReference(),
  'snippets/other-tools-syntax': otherTools.syntax,
  'snippets/other-tools-keys': otherTools.keys,
  'snippets/limits-reference': limitsReference(),
  'snippets/plugin-options': optionsReference('OctavoOptions'),
  'snippets/build-options': optionsReference('BuildOptions'),
};
for (const [name, text] of Object.entries(pages)) writeFileSync(file(`demo/${name}.mdx`), text);
