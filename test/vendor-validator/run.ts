/**
 * `VALIDATOR=module.js CORPUS=folder node dist/test/vendor-validator/run.js [--mutations 2000] [--variants 400] [--seed
 * S] [--out FILE]`: compares Octavo's verdict on changed and on valid settings with the verdict of another validator.
 * Prints a table and every disagreement by kind. The exit code is 1 if Octavo rejects settings that the other validator
 * accepts completely.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toValue } from '../../plugin/config/read/json-tree.js';
import { readSettings } from '../../plugin/config/read/read-settings.js';
import { Report, type Problem } from '../../plugin/core/errors/errors.js';
import { Random } from '../fuzz/random.js';
import { Judge } from './judge.js';
import { at, mutate, type Mutation } from './mutate.js';
import { loadValidator, type Validator, type Version } from './validator.js';
import { Variants } from './variants.js';

const { values } = parseArgs({
  options: {
    mutations: { type: 'string', default: '2000' },
    variants: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'octavo' },
    out: { type: 'string' },
  },
});
const { VALIDATOR, CORPUS } = process.env;
if (!VALIDATOR || !CORPUS)
  throw new Error('Set VALIDATOR to the module of the other validator and CORPUS to a folder of sites.');

interface Outcome {
  verdict: string;
  kind: string;
  file: Version;
  messages: string[];
  detail: unknown;
}

const validator = await loadValidator(VALIDATOR);
const judge = new Judge();
const outcomes = [...(await judgeMutations()), ...(await judgeVariants())];
judge.close();
printTable(outcomes);
if (values.out) writeFileSync(values.out, JSON.stringify(outcomes, null, 1));
process.exitCode = outcomes.some(({ verdict }) => verdict === 'accepted / error') ? 1 : 0;

async function judgeMutations(): Promise<Outcome[]> {
  const sites = await corpus(CORPUS!);
  const found: Outcome[] = [];
  for (let number = 0; found.length < Number(values.mutations); number++) {
    const random = new Random(values.seed, number);
    const { file, settings, problems, parsed } = random.pick(sites);
    const mutation = mutate(settings, random);
    const answer = validator.validate(file, mutation.settings);
    const result = await judge.judge(file, mutation.settings);
    const verdict = `${verdictOf(answer, mutation, parsed)} / ${reactionOf(result, problems)}`;
    const news = fresh([...result.errors, ...result.warnings, ...result.notices], problems);
    found.push({
      verdict,
      kind: `${mutation.operator}: ${mutation.place}`,
      file,
      messages: news,
      detail: valueAt(mutation),
    });
  }
  return found;
}

async function judgeVariants(): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const file of ['docs.json', 'mint.json'] as const) {
    const seen = new Set<string>();
    const random = new Random(values.seed, file);
    const all = [...new Variants(validator.schema(file)).all()].filter(
      ({ value }) => validator.validate(file, value).accepts,
    );
    const valid = all.filter(({ value }) => !seen.has(JSON.stringify(value)) && seen.add(JSON.stringify(value)));
    const chosen = sample(valid, Number(values.variants) / 2, random);
    for (const { value, place } of chosen) {
      const result = await judge.judge(file, value);
      const reaction = result.errors.length > 0 ? 'error' : 'no error';
      found.push({
        verdict: `valid variant / ${reaction}`,
        kind: place,
        file,
        messages: result.errors.map(shown),
        detail: value,
      });
    }
  }
  return found;
}

/** At most `count` items, spread evenly over all places. */
function sample<T extends { place: string }>(all: readonly T[], count: number, random: Random): T[] {
  const byPlace = new Map<string, T[]>();
  for (const one of all) byPlace.set(one.place, [...(byPlace.get(one.place) ?? []), one]);
  const chosen: T[] = [];
  while (chosen.length < count && byPlace.size > 0) {
    for (const [place, rest] of byPlace) {
      if (chosen.length >= count) break;
      chosen.push(...rest.splice(random.below(rest.length), 1));
      if (rest.length === 0) byPlace.delete(place);
    }
  }
  return chosen;
}

interface CorpusSite {
  file: Version;
  settings: unknown;
  problems: Set<string>;
  parsed: unknown;
}

/** The settings of all sites that the validator accepts, with `$ref` resolved and Octavo's reports about the originals. */
async function corpus(folder: string): Promise<CorpusSite[]> {
  const sites: CorpusSite[] = [];
  for (const name of readdirSync(folder)) {
    const root = join(folder, name);
    const file = (['docs.json', 'mint.json'] as const).find((config) => existsSync(join(root, config)));
    const read = file && (await readSettings(root, new Report()));
    if (!read) continue;
    const settings = toValue(read.settings);
    // A list of groups is the mint.json schema, in either file.
    const version = Array.isArray((settings as { navigation?: unknown }).navigation) ? 'mint.json' : 'docs.json';
    const { accepts, data } = validator.validate(version, settings);
    const result = await judge.judge(version, settings);
    if (accepts)
      sites.push({
        file: version,
        settings,
        parsed: data,
        problems: new Set([...result.errors, ...result.warnings, ...result.notices].map(shown)),
      });
  }
  return sites;
}

/** `dropped`: accepted, but the value or its parent object is not in the result. */
function verdictOf(
  answer: ReturnType<Validator['validate']>,
  { path, operator, settings }: Mutation,
  parsed: unknown,
): string {
  if (!answer.accepts) return 'rejected';
  const isWhole = (data: unknown, whole: unknown): boolean =>
    path.every(
      (_, index) => at(whole, path.slice(0, index)) === undefined || at(data, path.slice(0, index)) !== undefined,
    );
  if (['missing key', 'misspelled key', 'one level up', 'one level down'].includes(operator))
    return isWhole(answer.data, parsed) ? 'accepted' : 'dropped';
  const wasKept = at(parsed, path) !== undefined;
  const changed = at(settings, path);
  return (wasKept && changed !== undefined && at(answer.data, path) === undefined) || !isWhole(answer.data, settings)
    ? 'dropped'
    : 'accepted';
}

function valueAt({ settings, path }: Mutation): unknown {
  const value = at(settings, path);
  return JSON.stringify(value)?.length > 300 ? undefined : value;
}

function reactionOf(result: Report, before: Set<string>): string {
  if (fresh(result.errors, before).length > 0) return 'error';
  if (fresh(result.warnings, before).length > 0) return 'warning';
  return fresh(result.notices, before).length > 0 ? 'notice' : 'silent';
}

function fresh(problems: readonly Problem[], before: Set<string>): string[] {
  return problems.map(shown).filter((text) => !before.has(text));
}

function shown({ code, message, hint }: Problem): string {
  return `${code} ${message} ${hint}`;
}

function printTable(all: readonly Outcome[]): void {
  const counts = new Map<string, Outcome[]>();
  for (const one of all) counts.set(one.verdict, [...(counts.get(one.verdict) ?? []), one]);
  for (const [verdict, some] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1)))
    console.log(`${String(some.length).padStart(6)}  ${verdict}`);
  for (const verdict of ['accepted / error', 'dropped / error', 'valid variant / error', 'rejected / silent']) {
    for (const { kind, file, messages: said, detail } of counts.get(verdict) ?? [])
      console.log(`${verdict}  ${file}  ${kind}  ${JSON.stringify(detail)?.slice(0, 120)}  ${said[0] ?? ''}`);
  }
}
