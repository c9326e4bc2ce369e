/** `octavo schema` as users run it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from './run-octavo.js';
import { temporaryFolder, writeFiles } from './temporary-folder.js';

const zod = import.meta.resolve('zod');

test('writes a schema with the keys of plugins', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': { name: 'Acme', navigation: { pages: ['index'] } },
    'octavo.config.mjs': `import { z } from '${zod}';
const plain = { '~standard': { version: 1, vendor: 'own', validate: (value) => ({ value }) } };
export default { name: 'own', settings: { glossary: z.object({ file: z.string() }), plain, colors: plain } };\n`,
  });
  expect(await runHere(['schema'], root)).toEqual({ status: 0, stdout: 'Wrote docs.schema.json\n', stderr: '' });
  type Properties = { properties: Record<string, unknown> };
  const { $defs } = JSON.parse(readFileSync(join(root, 'docs.schema.json'), 'utf8')) as {
    $defs: Record<'Settings' | 'SettingsV1', Properties>;
  };
  for (const { properties } of [$defs.Settings, $defs.SettingsV1]) {
    expect(properties['glossary']).toMatchObject({ type: 'object', properties: { file: { type: 'string' } } });
    expect(properties['plain']).toEqual({});
    expect(properties['colors']).toMatchObject({ $ref: '#/$defs/Colors' });
  }
});

test('plugins that cannot be read are reported', async () => {
  const root = writeFiles(temporaryFolder(), { 'docs.json': {}, 'octavo.config.mjs': 'throw new Error("broken")' });
  expect(await runHere(['schema'], root)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The plugins cannot be read: broken') as string,
  });
});
