// Writes the reference pages of the documentation (demo/configuration/settings-reference*.mdx) from the schemas.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingsReference } from '../dist/plugin/config/settings-reference.js';

for (const [name, text] of Object.entries(settingsReference()))
  writeFileSync(fileURLToPath(new URL(`../demo/configuration/${name}.mdx`, import.meta.url)), text);
