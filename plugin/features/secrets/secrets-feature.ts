/** Finds keys and secrets in everything that the site publishes as text. */
import { join } from 'node:path';
import type { Problem } from '../../core/errors/errors.js';
import { handle, task, type Pool } from '../../core/pool/pool.js';
import type { ApiFormat } from '../../formats/api/api-format.js';
import { authoredFiles } from '../../load/authored-files.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import { fileState, readText } from '../../reader/docs-file.js';
import type { FoundSecret } from './find-secrets.js';

/** Finds the secrets in a file. */
const secretsTask = task<{ file: string }, FoundSecret[]>('secrets.find');

export const createSecrets = (formats: readonly ApiFormat[]): BuiltinHooks => ({
  name: 'secrets',
  tasks: ({ loaded }) => [
    handle(secretsTask, async ({ file }) => {
      const { findSecrets } = await import('./find-secrets.js');
      return findSecrets(readText(loaded.site.root, file) ?? '');
    }),
  ],
  async checkPage({ entry: { file, generatedSource } }, { pool, rules }) {
    if (generatedSource !== undefined || rules.skips(file) || !rules.isSerious('secret-exposed')) return [];
    return secretsIn(file, pool);
  },
  async inspect({ loaded, rules }, pool) {
    const files = [...authoredFiles(loaded).map(({ file }) => file), ...dataFiles(loaded, formats)];
    const checked = files.filter((file) => !rules.skips(file));
    return (await Promise.all(checked.map((file) => secretsIn(file, pool)))).flat();
  },
});

async function secretsIn(file: string, pool: Pool): Promise<Problem[]> {
  const outcome = await pool.run(secretsTask, { file });
  return 'output' in outcome ? outcome.output.map((secret) => ({ ...secret, file })) : [];
}

/** Larger files are data rather than examples. In bytes. */
const maxExampleBytes = 4_000_000;

/** The settings, snippets of code, and specifications. */
function dataFiles({ site, snippets, assets }: LoadedSite, formats: readonly ApiFormat[]): string[] {
  const isData = (file: string): boolean =>
    /\.(?:json|ya?ml)$/i.test(file) || formats.some(({ files }) => files.test(file));
  const files = [site.configFile, ...snippets.filter((file) => !/\.mdx?$/i.test(file)), ...assets.filter(isData)];
  return files.filter((file) => (fileState(join(site.root, file))?.size ?? 0) <= maxExampleBytes);
}
