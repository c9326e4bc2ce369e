/** Requests the links to other sites, for `octavo check --external`. */
import { join } from 'node:path';
import { checkSettingsOf } from '../../config/rule-settings.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';
import type { Problem } from '../../core/errors/errors.js';
import { handle, task, type Pool } from '../../core/pool/pool.js';
import { authoredFiles } from '../../load/authored-files.js';
import type { BuiltinHooks, InspectedSite } from '../../plugins/builtin.js';
import type { PlacedLink, Verdicts } from './check-external.js';

/** Collects the links of a page or snippet. */
const linksTask = task<{ file: string }, PlacedLink[]>('external-links.collect');

export const externalLinksFeature: BuiltinHooks = {
  name: 'external-links',
  tasks: ({ read, parse }) => [
    handle(linksTask, async ({ file }) => (await import('./links-of-page.js')).linksOfPage(read(file), file, parse)),
  ],
  inspect: async (site, pool) => (site.external ? externalProblems(site, pool) : []),
};

async function externalProblems({ loaded, rules, cacheDir }: InspectedSite, pool: Pool): Promise<Problem[]> {
  const { checkExternal } = await import('./check-external.js');
  const { site } = loaded;
  const inSettings = (site.references ?? [])
    .filter(({ kind }) => kind === 'url')
    .map(({ value, location }) => ({ url: value, ...location }));
  const files = authoredFiles(loaded).filter(({ file }) => !rules.skips(file));
  const outcomes = await Promise.all(files.map(({ file }) => pool.run(linksTask, { file })));
  const inPages = outcomes.flatMap((outcome) => ('output' in outcome ? outcome.output : []));
  const cacheFile = cacheDir && join(cacheDir, 'external-links.json');
  const { problems, known } = await checkExternal([...inSettings, ...inPages], {
    ignored: checkSettingsOf(site)?.ignoreLinks ?? [],
    known: cacheFile ? (readSealed(cacheFile) as Verdicts | undefined) : undefined,
  });
  if (cacheFile) writeSealed(cacheFile, known);
  return problems;
}
