// Writes dist/docs.schema.json, for completion and validation in editors. Reads dist/: run it after `tsc -b`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { docsSchema } from '../dist/scripts/reference/json-schema.js';

const target = fileURLToPath(new URL('../dist/docs.schema.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(docsSchema(), null, 1)}\n`);
