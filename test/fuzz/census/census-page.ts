/** Random pages: blocks of a construct in up to three positions. */
import type { Random } from '../random.js';
import type { Construct } from './constructs.js';
import type { FrontMatterConstruct } from './front-matter.js';
import { Pieces, type Piece } from './piece.js';
import type { Position, Surroundings } from './positions.js';

/** A construct in positions, the outer one first. */
export interface Block {
  positions: readonly Position[];
  construct: Construct;
}

export interface CensusPage {
  file: string;
  files: Record<string, string>;
  /** `ends`: parts of a block at the end of its page, such as footnotes. */
  blocks: { block: Block; source: string; ends: readonly string[]; pieces: readonly Piece[] }[];
}

export interface Vocabulary {
  constructs: readonly Construct[];
  positions: readonly Position[];
}

/** Markers of a page differ from those of the next page. */
const piecesPerPage = 400;

const root: Pick<Position, 'holds'> = { holds: 'block' };

/** A random block: a construct, in zero to two positions, and in those that it needs to be in a page. */
export function randomBlock(
  { constructs, positions }: Vocabulary,
  random: Random,
  construct = random.pick(constructs),
): Block {
  const count = random.below(3);
  let inner: { is: Position['is'] } = construct;
  const chosen: Position[] = [];
  while (chosen.length < count || (inner.is === 'inline' && chosen.length < 8)) {
    const possible = positions.filter((position) => mayHold(position, inner, construct));
    const position = random.pick(
      inner.is === 'inline' && chosen.length >= count ? possible.filter(({ is }) => is === 'block') : possible,
    );
    chosen.unshift(position);
    inner = position;
  }
  return { positions: chosen, construct };
}

function mayHold(outer: Position, inner: { is: Position['is'] }, { name }: Construct): boolean {
  const isAllowed = !outer.without?.some((start) => name.startsWith(start));
  return isAllowed && (outer.holds === inner.is || inner.is === 'jsx');
}

/** Whether a block without some of its positions is still complete. */
export function isComplete({ positions, construct }: Block): boolean {
  const chain = [root, ...positions];
  return [...positions, construct].every(({ is }, index) => is === 'jsx' || chain[index]!.holds === is);
}

/** A page with one key of front matter besides its title. */
export function writeFrontMatter(number: number, construct: FrontMatterConstruct): CensusPage {
  const pieces = new Pieces(number * piecesPerPage);
  const source = construct.write(pieces.mark, { top: [], end: [], files: {}, name: `p${number}` });
  const title = source.startsWith('"title"') ? '' : 'title: Page\n';
  const file = `p${number}.mdx`;
  const files = { [file]: `---\n${title}${source}\n---\n\nWords\n` };
  return { file, files, blocks: [{ block: { positions: [], construct }, source, ends: [], pieces: pieces.all }] };
}

/** The page with these blocks. `number`: of the page in its site. */
export function writePage(number: number, blocks: readonly Block[], head: string, extension: string): CensusPage {
  const pieces = new Pieces(number * piecesPerPage);
  const page: Surroundings = { top: [], end: [], files: {}, name: '' };
  const written = blocks.map((block, index) => {
    const first = pieces.all.length;
    const before = new Set(page.end);
    page.name = `p${number}x${index}`;
    let source = block.construct.write(pieces.mark, page);
    for (const position of block.positions.toReversed()) {
      source = position.wrap(source, page, pieces.mark);
      page.name += 'o';
    }
    const own = pieces.all.slice(first);
    if (block.positions.some(({ isUnread }) => isUnread)) for (const piece of own) piece.markdown = false;
    return { block, source, ends: page.end.filter((part) => !before.has(part)), pieces: own };
  });
  const file = `p${number}.${extension}`;
  const text = [head, ...page.top, ...written.map(({ source }) => source), ...page.end].filter(Boolean).join('\n\n');
  return { file, files: { ...page.files, [file]: `${text}\n` }, blocks: written };
}
