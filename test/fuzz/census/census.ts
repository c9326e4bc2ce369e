/** Builds sites of random pages, and looks for each piece of text, number and address in them. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readComponentProps } from '../../../plugin/config/component-props.js';
import type { Problem } from '../../../plugin/core/errors/errors.js';
import { settingsFor } from '../page-batch.js';
import { Random } from '../random.js';
import { writeSite } from '../work-folder.js';
import {
  isComplete,
  randomBlock,
  writeFrontMatter,
  writePage,
  type Block,
  type CensusPage,
  type Vocabulary,
} from './census-page.js';
import { componentConstructs, componentPositions } from './components.js';
import { plainConstructs } from './constructs.js';
import { plainPositions } from './positions.js';
import { frontMatterConstructs, isFrontMatter } from './front-matter.js';
import { losses, readPage, readSite, type ReadSite } from './read-site.js';

const blocksPerPage = 8;
const pagesPerSite = 500;
/** One of so many pages is about a key of front matter. */
const pagesPerFrontMatter = 4;

/** Builds the site in `root` into `outDir`, without a cache. */
export type CensusBuild = (
  root: string,
  outDir: string,
  pages: number,
) => Promise<{ pages: number; errors: readonly Problem[]; others: readonly Problem[] }>;

/** Losses of the same construct in the same place, or errors with the same code. */
interface CensusGroup {
  /** `lost: page`, `error: mdx-syntax`. */
  what: string;
  construct: string;
  count: number;
  /** The positions of the smallest block. */
  positions: string;
  source: string;
  block: Block;
}

export interface CensusResult {
  pages: number;
  blocks: number;
  pieces: number;
  /** Pieces that are not where they belong, and that a message names. */
  told: Record<string, number>;
  silent: number;
  groups: readonly CensusGroup[];
}

interface CensusOptions {
  /** How often each loss is made smaller, by a build of a smaller block for each group. */
  rounds: number;
  onProgress: (line: string) => void;
}

interface Judged {
  block: Block;
  source: string;
  pieces: number;
  lost: readonly string[];
  /** Codes of the messages about the block. */
  codes: readonly string[];
  isBuilt: boolean;
}

/** All constructs and positions. */
function vocabulary(): Vocabulary {
  const components = readComponentProps();
  return {
    constructs: [...plainConstructs, ...componentConstructs(components)],
    positions: [...plainPositions, ...componentPositions(components)],
  };
}

/** A census of `count` pages. The same seed creates the same pages. */
export class Census {
  readonly #build: CensusBuild;
  readonly #work = mkdtempSync(join(tmpdir(), 'octavo-census-'));
  readonly #groups = new Map<string, CensusGroup>();
  readonly #result = { pages: 0, blocks: 0, pieces: 0, told: {} as Record<string, number>, silent: 0 };

  constructor(build: CensusBuild) {
    this.#build = build;
  }

  async run(seed: string, count: number, { rounds, onProgress }: CensusOptions): Promise<CensusResult> {
    try {
      for (let done = 0; done < count; done += pagesPerSite) {
        await this.#site(seed, done, Math.min(pagesPerSite, count - done));
        onProgress(`${this.#result.pages} pages, ${this.#result.pieces} pieces, ${this.#result.silent} silent losses`);
      }
      for (let round = 0; round < rounds; round++) await this.#reduce();
    } finally {
      rmSync(this.#work, { recursive: true, force: true });
    }
    const groups = [...this.#groups.values()].toSorted((one, other) => other.count - one.count);
    return { ...this.#result, groups };
  }

  async #site(seed: string, first: number, count: number): Promise<void> {
    const random = new Random(seed, 'census', first);
    const words = vocabulary();
    const modes = ['default', 'wide', 'custom', 'frame', 'center'];
    // Each construct occurs equally often.
    const pages = Array.from({ length: count }, (_, index) => {
      const number = first + index;
      const front = number / pagesPerFrontMatter;
      if (Number.isInteger(front))
        return writeFrontMatter(index, frontMatterConstructs[front % frontMatterConstructs.length]!);
      const blocks = Array.from({ length: blocksPerPage }, (_unused, at) => {
        const turn = (number - Math.ceil(front)) * blocksPerPage + at;
        return randomBlock(words, random, words.constructs[turn % words.constructs.length]);
      });
      const head =
        random.below(2) === 0 ? `---\ntitle: Page\nmode: ${random.pick(modes)}\n---` : '---\ntitle: Page\n---';
      return writePage(index, blocks, head, random.below(5) === 0 ? 'md' : 'mdx');
    });
    this.#result.pages += count;
    const judged = await this.#judge(pages);
    // A page with an error is not built. Each of its blocks gets a page of its own, so that it does not hide others.
    const failed = judged.filter(({ isBuilt }) => !isBuilt).map(({ block }) => block);
    for (const block of [...judged.filter(({ isBuilt }) => isBuilt), ...(await this.#alone(failed))])
      this.#count(block);
  }

  /** Each block in a page of its own. */
  async #alone(blocks: readonly Block[]): Promise<Judged[]> {
    const pages = blocks.map((block, index) =>
      isFrontMatter(block.construct) ? writeFrontMatter(index, block.construct) : writePage(index, [block], '', 'mdx'),
    );
    return pages.length === 0 ? [] : this.#judge(pages);
  }

  async #judge(pages: readonly CensusPage[]): Promise<Judged[]> {
    const root = join(this.#work, 'docs');
    const files = Object.assign({}, ...pages.map((page) => page.files)) as Record<string, string>;
    writeSite(root, { ...files, 'docs.json': settingsFor(pages.map(({ file }) => file.replace(/\.md$/, '.mdx'))) });
    const outDir = mkdtempSync(join(this.#work, 'out-'));
    try {
      mkdirSync(outDir, { recursive: true });
      const outcome = await this.#build(root, outDir, pages.length);
      const site = outcome.pages > 0 ? readSite(outDir) : { terms: new Set<string>(), files: '' };
      return pages.flatMap((page) => judgePage(page, outDir, [...outcome.errors, ...outcome.others], site));
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  }

  #count({ block, source, lost, codes, isBuilt, pieces }: Judged): void {
    this.#result.blocks += 1;
    this.#result.pieces += pieces;
    const isTold = codes.length > 0;
    if (isBuilt && lost.length === 0) return;
    if (isBuilt && isTold) {
      const key = codes.toSorted().join(' ');
      this.#result.told[key] = (this.#result.told[key] ?? 0) + lost.length;
      return;
    }
    if (isBuilt) this.#result.silent += lost.length;
    const what = isBuilt ? `lost: ${[...new Set(lost)].toSorted().join(', ')}` : `error: ${codes.join(' ')}`;
    // The innermost position usually decides.
    const construct = `${block.construct.name} in ${block.positions.at(-1)?.name ?? 'page'}`;
    const key = `${what} ${construct}`;
    const known = this.#groups.get(key);
    const positions = block.positions.map(({ name }) => name).join(' > ');
    if (!known) this.#groups.set(key, { what, construct, count: 1, positions, source, block });
    else {
      known.count += 1;
      if (source.length < known.source.length) Object.assign(known, { positions, source, block });
    }
  }

  /** Replaces the block of each group by a block with one position less, if that has the same loss. */
  async #reduce(): Promise<void> {
    const tries = [...this.#groups.values()].flatMap((group) =>
      group.block.positions
        .map((position) => ({ ...group.block, positions: group.block.positions.filter((other) => other !== position) }))
        .filter(isComplete)
        .map((block) => ({ group, block })),
    );
    const judged = await this.#alone(tries.map(({ block }) => block));
    for (const [index, { block, source, lost, codes, isBuilt }] of judged.entries()) {
      const { group } = tries[index]!;
      const isSame = isBuilt ? lost.length > 0 && codes.length === 0 : group.what.startsWith('error');
      if (isSame && isBuilt === group.what.startsWith('lost') && source.length < group.source.length) {
        const positions = block.positions.map(({ name }) => name).join(' > ');
        Object.assign(group, { block, source, positions });
      }
    }
  }
}

function judgePage(page: CensusPage, outDir: string, problems: readonly Problem[], site: ReadSite): Judged[] {
  const read = readPage(outDir, page.file);
  const places = problems.flatMap((problem) =>
    (problem.places ?? [problem]).map((place) => ({
      ...place,
      text: `${problem.message} ${place.message ?? ''}`,
      code: problem.code,
    })),
  );
  return page.blocks.map(({ block, source, ends, pieces }) => {
    const markers = pieces.map(({ marker }) => marker);
    const isAbout = ({ file, line, text }: (typeof places)[number]): boolean =>
      file in page.files &&
      (markers.some((marker) => text.includes(marker)) || isNear(page.files[file]!, line, [source, ...ends], markers));
    return {
      block,
      source,
      pieces: pieces.length,
      lost: read ? pieces.flatMap((piece) => losses(piece, read, site)) : [],
      codes: [...new Set(places.filter(isAbout).map(({ code }) => code))],
      isBuilt: read !== undefined,
    };
  });
}

/** Whether a line is in one of the parts of a block, or has one of its markers. */
function isNear(text: string, line: number, parts: readonly string[], markers: readonly string[]): boolean {
  const content = text.split('\n')[line - 1] ?? '';
  return markers.some((marker) => content.includes(marker)) || parts.some((part) => isIn(text, line, part));
}

function isIn(text: string, line: number, part: string): boolean {
  const at = text.indexOf(part);
  const first = text.slice(0, at).split('\n').length;
  return at !== -1 && line >= first && line < first + part.split('\n').length;
}
