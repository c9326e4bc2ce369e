/**
 * `npm run bench:growth [-- NAME … --end]`: builds sites with n, 2n, 4n and 8n of each kind of input, and prints the processor
 * time of each build without the time of an empty site, the factor of each doubling and with `--end` how long
 * a build takes to end after SIGTERM. Processor time, because other programs do not change it. It asserts nothing.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { growingInputs } from './growing/growing-inputs.js';
import type { Files } from './growing/growing-site.js';
import { startBuild } from './measure.js';

const steps = [1, 2, 4, 8];

/** Runs of the smallest sites, of which the shortest counts. */
const runs = 2;

/** Processor time in seconds below which a factor says nothing. */
const noise = 0.3;

/** Time in seconds after which a build is ended. */
const maxSeconds = 120;

/** The largest factor of a doubling that counts as linear. */
const maxFactor = 2.4;

/** Calls `use` with the folder of the site. */
async function withSite<T>(files: Files, use: (root: string, outDir: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-growth-'));
  try {
    const root = join(folder, 'docs');
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    return await use(root, join(folder, 'out'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const build = (files: Files): Promise<{ processor: number; seconds: number }> =>
  withSite(files, async (root, outDir) => {
    const started = startBuild(root, outDir, ['--no-cache', '--page-timeout', '120']);
    const limit = setTimeout(() => started.child.kill('SIGKILL'), maxSeconds * 1000);
    await started.ended;
    clearTimeout(limit);
    return { processor: started.processor(), seconds: started.seconds() };
  });

/** The longest time in seconds from SIGTERM to the end, at several moments of a build that takes `seconds`. */
async function endTime(files: Files, seconds: number): Promise<number> {
  const times: number[] = [];
  for (const share of [0.25, 0.5, 0.75])
    times.push(
      await withSite(files, async (root, outDir) => {
        const started = startBuild(root, outDir, ['--no-cache']);
        await new Promise((done) => setTimeout(done, seconds * share * 1000));
        const before = started.seconds();
        started.child.kill('SIGTERM');
        await started.ended;
        return started.seconds() - before;
      }),
    );
  return Math.max(...times);
}

async function shortest(files: Files, count = runs): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < count; run++) best = Math.min(best, (await build(files)).processor);
  return best;
}

const isEnding = process.argv.includes('--end');
const wanted = process.argv.slice(2).filter((word) => word !== '--end');
const { write } = growingInputs.find(({ name }) => name === 'paragraphs')!;
const base = await shortest(write(1), 3);
console.log(`An empty site: ${base.toFixed(2)} s of processor time.\n`);
console.log(
  `${'input'.padEnd(44)}${'n'.padStart(7)}${steps.map((step) => `${step}n`.padStart(8)).join('')}   factors           end`,
);
for (const { name, size, write: writeSite } of growingInputs) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const times: number[] = [];
  let longest = 0;
  for (const step of steps) {
    const { processor, seconds } = await build(writeSite(size * step));
    times.push(Math.max(0, processor - base));
    longest = seconds;
  }
  const factors = times.slice(1).map((time, index) => (times[index]! < noise ? undefined : time / times[index]!));
  const isLinear = factors.every((factor) => factor === undefined || factor <= maxFactor);
  const end = isEnding ? await endTime(writeSite(size * steps.at(-1)!), longest) : 0;
  console.log(
    [
      name.padEnd(44),
      String(size).padStart(7),
      ...times.map((time) => time.toFixed(2).padStart(8)),
      '   ',
      factors.map((factor) => (factor === undefined ? '  – ' : factor.toFixed(1).padStart(4))).join(' '),
      end.toFixed(1).padStart(8),
      isLinear && end <= 2 ? '' : '  <<<',
    ].join(''),
  );
}
