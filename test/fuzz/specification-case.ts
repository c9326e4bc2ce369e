/** Sites with several specifications, and the expected content of their builds. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { eachPlace } from '../../plugin/config/messages/problem-places.js';
import type { Finding } from './findings.js';
import type { Batch } from './page-batch.js';
import { Random } from './random.js';
import { generateSpecification, type GeneratedSpecification } from './specification.js';

/** The number of specifications of one site. */
export const specificationsPerSite = 25;

/** The site with this number. The same number always returns the same site. */
export function specificationCase(seed: string, number: number, count = specificationsPerSite): Batch {
  const specifications: NonNullable<Batch['specifications']> = {};
  const files: Record<string, string> = { 'index.mdx': '---\ntitle: Start\n---\n\nText.\n' };
  for (let index = 0; index < count; index++) {
    const { key, text, pages } = generateSpecification(new Random(seed, 'specification', number, index));
    const file = `spec${index}.${key === 'graphql' ? 'graphql' : 'json'}`;
    files[file] = text;
    specifications[file] = { key, pages };
  }
  const changed = Object.keys(specifications);
  files['docs.json'] = settingsOf(specifications);
  return { name: `specifications-${number}`, files, changed, specifications };
}

/** The same site with one of its specifications. */
export function oneSpecification({ name, files, specifications }: Batch, file: string): Batch {
  const only = { [file]: specifications![file]! };
  const rest = { 'index.mdx': files['index.mdx']!, [file]: files[file]!, 'docs.json': settingsOf(only) };
  return { name, files: rest, changed: [file], specifications: only };
}

function settingsOf(specifications: Record<string, Pick<GeneratedSpecification, 'key'>>): string {
  const groups = Object.entries(specifications).map(([source, { key }]) => ({
    group: source,
    [key]: { source, directory: directoryOf(source) },
  }));
  const navigation = { groups: [{ group: 'Start', pages: ['index'] }, ...groups] };
  return JSON.stringify({ name: 'Fuzz', theme: 'mint', colors: { primary: '#336699' }, navigation }, null, 1);
}

function directoryOf(file: string): string {
  return file.replace('.', '-');
}

/** Codes of problems for which Octavo has a defect, or a page no end. */
const defects = new Set(['page-timeout', 'page-crash', 'page-exit', 'page-internal', 'page-memory']);

/** Specifications with fewer pages than operations and without a problem, and pages that fail for no reason of theirs. */
export function judgeSpecifications(
  { specifications = {} }: Batch,
  { errors, warnings }: { errors: readonly Problem[]; warnings: readonly Problem[] },
  outDir: string,
): Finding[] {
  const problems = eachPlace([...errors, ...warnings]);
  const failed = problems
    .filter(({ code, message }) => defects.has(code) || message.startsWith('This operation cannot be read'))
    .map(({ code, message, file }) => ({ kind: 'crash' as const, detail: `${code} ${message}`.slice(0, 120), file }));
  const silent = Object.entries(specifications)
    .filter(([file, { pages }]) => {
      const isReported = problems.some((problem) => problem.file === file || problem.message.includes(`"${file}"`));
      return !isReported && pagesIn(join(outDir, directoryOf(file))) < pages;
    })
    .map(([file]) => ({ kind: 'silent' as const, detail: 'a specification has too few pages and no problem', file }));
  return [...failed, ...silent];
}

function pagesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'))
    .length;
}
