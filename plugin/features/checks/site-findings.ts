/** Applies the rules that only run in `octavo check` to a built site. */
import { join } from 'node:path';
import { fileState, readText } from '../../reader/docs-file.js';
import { contentKey } from '../../core/cache/content-key.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';
import type { PlacedLink, Verdicts } from './external/check-external.js';
import type { Finding } from './pages/finding.js';
import type { LintResult } from './pages/lint-page.js';
import { checkSettingsOf, type RuleSettings } from '../../config/rule-settings.js';
import { findSecrets } from './secrets/find-secrets.js';
import { duplicateTitles } from './site/duplicate-titles.js';
import { orphanPages } from './site/orphan-pages.js';
import { operationRules } from './site/operation-rules.js';
import type { Problem } from '../../core/errors/errors.js';
import type { ApiFormat } from '../../formats/api/api-format.js';
import type { InspectedSite } from '../../plugins/builtin.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { failureProblem } from '../../page/failure-problem.js';
import type { Pool } from '../../core/pool/pool.js';
import { lintTask } from './check-tasks.js';

/** All findings, whatever their level. */
export async function siteFindings(
  input: InspectedSite,
  pool: Pool,
  formats: readonly ApiFormat[],
): Promise<Problem[]> {
  const { loaded } = input;
  const { site, pages } = loaded;
  const linted = await lintFiles(input, pool);
  const findings = linted.flatMap(({ file, result }) => result.findings.map((finding) => problemOf(finding, file)));
  return [
    ...findings,
    ...secretsInData(loaded, formats),
    ...orphanPages(site, pages, input.links),
    ...duplicateTitles(site, pages),
    ...(await operationRules(pages, input.specifications)),
    ...(input.external ? await externalProblems(linted, input) : []),
  ].filter(({ code, file }) => code !== 'secret-exposed' || !input.rules.skips(file));
}

/** A finding as a problem of its file. */
export function problemOf({ edits, ...finding }: Finding, file: string): Problem {
  return { ...finding, file, ...(edits && { isFixable: true }) };
}

/** The result of a page or snippet. */
interface LintedFile {
  file: string;
  result: LintResult;
}

interface LintCache {
  version: string;
  files: Record<string, { hash: string; result: LintResult }>;
}

/** The pages and snippets that the writing rules read. */
export function lintedFiles(
  { pages, snippets }: LoadedSite,
  rules: RuleSettings,
): { file: string; isSnippet: boolean; hash?: string }[] {
  return [
    ...pages
      .filter(({ generatedSource }) => generatedSource === undefined)
      .map(({ file, hash }) => ({ file, hash, isSnippet: false })),
    ...snippets.filter((file) => /\.mdx?$/i.test(file)).map((file) => ({ file, isSnippet: true })),
  ].filter(({ file }) => !rules.skips(file));
}

async function lintFiles({ loaded, rules, cacheDir, built, fail }: InspectedSite, pool: Pool): Promise<LintedFile[]> {
  const { site, versions } = loaded;
  const version = contentKey(versions, site.variables, String(site.styling.latex));
  const cacheFile = cacheDir && join(cacheDir, 'findings.json');
  const before = cacheFile ? (readSealed(cacheFile) as LintCache | undefined) : undefined;
  const cached = before?.version === version ? before.files : {};
  const files: LintCache['files'] = {};
  const routes = new Map(loaded.pages.map((page) => [page.file, page.route]));
  const lint = async ({ file, isSnippet, hash }: ReturnType<typeof lintedFiles>[number]): Promise<void> => {
    const facts = built?.facts.get(routes.get(file) ?? '')?.pluginFacts;
    const source = hash ?? contentKey(readText(site.root, file) ?? '');
    const key = `${isSnippet} ${source}${facts ? contentKey(facts) : ''}`;
    const known = Object.hasOwn(cached, file) ? cached[file] : undefined;
    if (known?.hash === key) files[file] = known;
    else {
      const outcome = await pool.run(lintTask, { file, isSnippet, facts });
      if ('output' in outcome) files[file] = { hash: key, result: outcome.output };
      // The build has reported a page that cannot be read.
      else if (outcome.failure.subject !== undefined) fail(failureProblem(outcome.failure, file));
    }
  };
  await Promise.all(lintedFiles(loaded, rules).map(lint));
  if (cacheFile) writeSealed(cacheFile, { version, files });
  return Object.entries(files).map(([file, { result }]) => ({ file, result }));
}

/** Larger files are data rather than examples. In bytes. */
const maxExampleBytes = 4_000_000;

/** Secrets in the settings, in snippets of code, and in specifications. */
function secretsInData({ site, snippets, assets }: LoadedSite, formats: readonly ApiFormat[]): Problem[] {
  const isData = (file: string): boolean =>
    /\.(?:json|ya?ml)$/i.test(file) || formats.some(({ files }) => files.test(file));
  const files = [site.configFile, ...snippets.filter((file) => !/\.mdx?$/i.test(file)), ...assets.filter(isData)];
  return files.flatMap((file) => {
    const size = fileState(join(site.root, file))?.size ?? 0;
    if (size === 0 || size > maxExampleBytes) return [];
    return findSecrets(readText(site.root, file) ?? '').map((finding) => ({ ...finding, file }));
  });
}

async function externalProblems(
  linted: readonly LintedFile[],
  { loaded: { site }, cacheDir }: InspectedSite,
): Promise<Problem[]> {
  const { checkExternal } = await import('./external/check-external.js');
  const inSettings = (site.references ?? [])
    .filter(({ kind }) => kind === 'url')
    .map(({ value, location }) => ({ url: value, ...location }));
  const inPages = linted.flatMap(({ file, result }): PlacedLink[] => result.links.map((link) => ({ ...link, file })));
  const cacheFile = cacheDir && join(cacheDir, 'external-links.json');
  const { problems, known } = await checkExternal([...inSettings, ...inPages], {
    ignored: checkSettingsOf(site)?.ignoreLinks ?? [],
    known: cacheFile ? (readSealed(cacheFile) as Verdicts | undefined) : undefined,
  });
  if (cacheFile) writeSealed(cacheFile, known);
  return problems;
}
