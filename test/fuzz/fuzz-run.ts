/** Builds batches, finds the input that causes each finding, and saves the state in a folder. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildJob } from './build-child.js';
import { limit } from '../time-limits.mjs';
import { Builder, type Outcome } from './builder.js';
import { judge, type Finding } from './findings.js';
import { judgeOutput } from './judge-output.js';
import type { Batch } from './page-batch.js';
import { settingsFor } from './page-batch.js';
import { reduce } from './reduce.js';
import { judgeSpecifications, oneSpecification } from './specification-case.js';
import { writeSite } from './work-folder.js';

/** Seconds for a build on an idle machine; each page of it adds some. */
const seconds = { build: 30, page: 0.15 };
/** Seconds for the page of an operation. */
const operationTimeout = 5;
/** The number of inputs to reduce and keep per kind and detail. */
const keptInputs = 2;

interface State {
  done: string[];
  inputs: number;
  counts: Record<string, number>;
}

export class FuzzRun {
  readonly #folder: string;
  readonly #state: State;
  readonly #started = performance.now();
  readonly #done: Set<string>;

  /** The state of the run and the inputs of findings are saved in `folder`. */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#state = readState(join(folder, 'state.json'));
    this.#done = new Set(this.#state.done);
  }

  get findings(): number {
    return Object.values(this.#state.counts).reduce((sum, count) => sum + count, 0);
  }

  /** Builds all remaining batches, `lanes` at a time. */
  async build(batches: Iterator<Batch>, lanes: number): Promise<void> {
    await Promise.all(Array.from({ length: lanes }, () => this.#lane(batches)));
    this.#save();
  }

  summary(): string {
    const { inputs, counts } = this.#state;
    const lines = Object.entries(counts).map(([what, count]) => `${String(count).padStart(6)}  ${what}`);
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(0);
    const result = lines.length === 0 ? 'No findings.' : `${lines.join('\n')}\nInputs are in ${this.#folder}.`;
    return `${inputs} inputs in ${this.#done.size} builds, ${seconds} s in this run.\n${result}\n`;
  }

  async #lane(batches: Iterator<Batch>): Promise<void> {
    const work = mkdtempSync(join(tmpdir(), 'octavo-fuzz-'));
    const lane = new Lane(work);
    try {
      for (let next = batches.next(); !next.done; next = batches.next()) {
        if (this.#done.has(next.value.name)) continue;
        await this.#batch(next.value, lane);
      }
    } finally {
      lane.close();
      rmSync(work, { recursive: true, force: true });
    }
  }

  async #batch(batch: Batch, lane: Lane): Promise<void> {
    for (const { finding, blamed } of await lane.blame(batch)) {
      const what = `${finding.kind}: ${finding.detail}`;
      const count = (this.#state.counts[what] = (this.#state.counts[what] ?? 0) + 1);
      if (count <= keptInputs) await this.#keep(what, count, blamed, finding, lane);
    }
    this.#state.inputs += batch.changed.length;
    this.#done.add(batch.name);
    if (this.#done.size % 50 === 0 || batch.changed.length > 20) this.#save();
  }

  /** Reduces and writes the input of a finding. */
  async #keep(what: string, count: number, batch: Batch, finding: Finding, lane: Lane): Promise<void> {
    const files = { ...batch.files };
    const [file] = batch.changed;
    if (file !== undefined && finding.kind !== 'output') {
      files[file] = await reduce(files[file]!, async (text) => {
        const found = await lane.findings({ ...batch, files: { ...files, [file]: text } });
        return found.some(({ kind, detail }) => kind === finding.kind && detail === finding.detail);
      });
    }
    const name = `${what.replace(/[^\w]+/g, '-').slice(0, 80)}-${count}`;
    writeSite(join(this.#folder, name), { ...files, 'FOUND.txt': `${what}\n${batch.name}\n${file ?? ''}\n` });
    process.stderr.write(`${what}\n  ${batch.name} → ${join(this.#folder, name)}\n`);
  }

  #save(): void {
    const state = { ...this.#state, done: [...this.#done] };
    writeFileSync(join(this.#folder, 'state.json'), JSON.stringify(state));
  }
}

/** One build at a time. */
class Lane {
  readonly #builder = new Builder();
  readonly #work: string;

  constructor(work: string) {
    this.#work = work;
  }

  close(): void {
    this.#builder.close();
  }

  /** The findings in a batch, each with the smallest part of the batch that causes it. */
  async blame(batch: Batch): Promise<{ finding: Finding; blamed: Batch }[]> {
    const findings = await this.findings(batch);
    const pages = batch.changed.filter((file) => /\.mdx?$/.test(file));
    const results = [];
    for (const finding of findings) {
      if (finding.file !== undefined && batch.specifications?.[finding.file])
        results.push({ finding, blamed: oneSpecification(batch, finding.file) });
      else if (finding.file !== undefined && pages.includes(finding.file))
        results.push({ finding, blamed: part(batch, [finding.file]) });
      else if (finding.kind === 'output' || pages.length < 2) results.push({ finding, blamed: batch });
      else {
        // The process ended, so build each half separately.
        const middle = Math.ceil(pages.length / 2);
        const halves = [part(batch, pages.slice(0, middle)), part(batch, pages.slice(middle))];
        const found = [...(await this.blame(halves[0]!)), ...(await this.blame(halves[1]!))];
        return found.length > 0 ? found : [{ finding, blamed: batch }];
      }
    }
    return results;
  }

  async findings(batch: Batch): Promise<Finding[]> {
    const root = join(this.#work, 'docs');
    writeSite(root, batch.files);
    // A new folder for each build, because a build that was stopped may still hold the old one.
    const outDir = mkdtempSync(join(this.#work, 'out-'));
    try {
      const pages = batch.changed.filter((file) => /\.mdx?$/.test(file));
      const pageTimeout = batch.specifications && operationTimeout;
      const outcome = await this.#build(
        { root, outDir, pageTimeout },
        limit(seconds.build + seconds.page * pages.length),
      );
      const hostile = Object.values(batch.files).some((text) => text.includes('x7357'));
      return [
        ...judge(outcome, root, outDir, pages),
        ...('errors' in outcome ? judgeSpecifications(batch, outcome, outDir) : []),
        ...(hostile ? judgeOutput(outDir) : []),
      ];
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  }

  /** A build or a page that times out gets a second chance with more time: the machine may have been busy. */
  async #build(job: BuildJob, timeout: number): Promise<Outcome> {
    const outcome = await this.#builder.build(job, timeout);
    const { pageTimeout } = job;
    const isLate = 'errors' in outcome && outcome.errors.some(({ code }) => code === 'page-timeout');
    const isRepeated = 'hung' in outcome || (isLate && pageTimeout !== undefined);
    const second = { ...job, pageTimeout: pageTimeout && pageTimeout * 4 };
    return isRepeated ? this.#builder.build(second, timeout * 4) : outcome;
  }
}

/** The batch with only these of its pages. */
function part(batch: Batch, pages: readonly string[]): Batch {
  const others = new Set(batch.changed.filter((file) => !pages.includes(file)));
  const files = Object.fromEntries(Object.entries(batch.files).filter(([file]) => !others.has(file)));
  return { name: batch.name, files: { ...files, 'docs.json': settingsFor(pages) }, changed: [...pages] };
}

function readState(file: string): State {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch {
    return { done: [], inputs: 0, counts: {} };
  }
}
