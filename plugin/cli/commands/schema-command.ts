/** `octavo schema`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintProblem, Report } from '../../core/errors/errors.js';
import { paintFor } from '../../core/errors/paint.js';
import { editorSchema } from '../editor-schema.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { shown } from '../docs-folder.js';

/** Writes the JSON Schema of the settings of a site, and prints its path. */
export async function runSchema({ root }: CommandNamed<'schema'>, startFolder: string): Promise<number> {
  const report = new Report();
  const schema = await editorSchema(root, report);
  for (const problem of [...report.errors, ...report.warnings])
    process.stderr.write(`${paintProblem(problem, paintFor(process.stderr))}\n`);
  if (!schema) return 1;
  const target = join(root, 'docs.schema.json');
  writeFileSync(target, `${JSON.stringify(schema, null, 1)}\n`);
  process.stdout.write(`Wrote ${shown(target, startFolder)}\n`);
  return 0;
}
