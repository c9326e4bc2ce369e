/**
 * `npm run api:facts -- SITE SPECIFICATION … [--operations 300] [--seed 1] [--levels 1] [--messages FILE] [--json FILE]`: counts which facts of a specification
 * are in a built site. SITE is the output folder. The files of a GraphQL schema are given together; other specifications one at a time. For each
 * random operation, a fact is in the HTML of its page, in pages that it links, or missing, and the same in the Markdown files.
 *
 * The facts come from a reader of its own. A named schema counts once for each operation. Of GraphQL, a page has the field, all that it takes, and the
 * fields of the type that it returns.
 *
 * `--levels`: how many links a fact can be away from the page of its operation.
 * `--messages`: the output of `octavo build --json`. An operation without a page must be in it.
 * `--json`: writes all missing facts to a file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../fuzz/random.js';
import { countFacts, type Count, type Tally } from './count.js';
import { Site } from './page.js';
import { readOperations } from './read-operations.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    operations: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    levels: { type: 'string', default: '1' },
    messages: { type: 'string' },
    json: { type: 'string' },
  },
});

const [folder, ...files] = positionals.map((each) => resolve(each));
const { operations, lost } = readOperations(files);
const messages = values.messages === undefined ? '' : readFileSync(values.messages, 'utf8');
const chosen = choose(operations, Number(values.operations));
const count = countFacts(chosen, new Site(folder!), messages, Number(values.levels));
process.stdout.write(`${table(count)}\n\n${findings(count)}\n`);
if (values.json !== undefined) {
  const { kinds, missing, ...others } = count;
  const result = { all: operations.length, kinds: Object.fromEntries(kinds), ...others };
  writeFileSync(
    values.json,
    JSON.stringify({ ...result, lost: [...lost], missing: Object.fromEntries(missing) }, null, 1),
  );
}

function choose<Value>(all: readonly Value[], number: number): Value[] {
  const random = new Random(values.seed, 'operations');
  const left = [...all];
  return Array.from({ length: Math.min(number, left.length) }, () => left.splice(random.below(left.length), 1)[0]!);
}

function table({ kinds }: Count): string {
  const sum: Tally = { facts: 0, page: 0, linked: 0, markdown: 0, markdownLinked: 0 };
  for (const tally of kinds.values()) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  const rows = [...[...kinds].sort(([, a], [, b]) => b.facts - a.facts), ['all', sum] as const];
  const head = ['kind', 'facts', 'page', 'and linked', '%', '.md', 'and linked', '%'];
  const cells = rows.map(([kind, { facts, page, linked, markdown, markdownLinked }]) =>
    [kind, facts, page, linked, percent(linked, facts), markdown, markdownLinked, percent(markdownLinked, facts)].map(
      String,
    ),
  );
  return [head, ...cells]
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(11))).join(''))
    .join('\n');
}

function percent(part: number, all: number): string {
  return ((100 * part) / Math.max(all, 1)).toFixed(1);
}

/** The mean of the shares of all operations, so that a large one does not hide the others. */
function mean({ operations }: Count, form: 'html' | 'markdown'): string {
  const shares = operations.map((each) => each[form] / each.facts);
  return percent(
    shares.reduce((sum, share) => sum + share, 0),
    shares.length,
  );
}

/** The missing facts by kind, with an example of each. */
function findings(count: Count): string {
  const { missing, any, withoutPage, silent } = count;
  const kinds = [...missing].sort(([, a], [, b]) => b.length - a.length);
  return [
    `Mean of operations: HTML ${mean(count, 'html')} %, .md ${mean(count, 'markdown')} %`,
    ...kinds.map(([kind, all]) => {
      const { operation, pointer, text, html } = all[0]!;
      return `${kind}: ${all.length} missing, such as ${JSON.stringify(text.slice(0, 80))} (${operation}, ${pointer})${html ? ', in Markdown only' : ''}`;
    }),
    `${any.length} objects are shown as any${any.length > 0 ? `: ${any.slice(0, 5).join(', ')}` : ''}`,
    `${withoutPage.length} operations have no page, ${silent.length} of them without a message: ${silent.slice(0, 5).join(', ')}`,
  ].join('\n');
}
