/** The elements of pages with every part of the page and every component, which `npm run build` writes to a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../core/package/package-root.js';

/** An element of a page. */
export interface SpecimenNode {
  readonly tag: string;
  /** As in selectors: `.card`, `#navbar`, `[data-depth]`. */
  readonly names: ReadonlySet<string>;
  readonly parent?: SpecimenNode;
  readonly children: SpecimenNode[];
}

/** The tag of elements in the places of the author's content. */
export const holeTag = 'octavo-hole';

/** Tag, names, and the indexes of children. */
type StoredNode = readonly [tag: string, names: string, ...children: number[]];

/** All elements of the specimen, in the order of the pages. */
export function readSpecimen(): SpecimenNode[] {
  const text = readFileSync(join(packageRoot, 'dist/specimen.json'), 'utf8');
  const { nodes, pages } = JSON.parse(text) as { nodes: StoredNode[]; pages: number[] };
  const all: SpecimenNode[] = [];
  const add = (index: number, parent?: SpecimenNode): SpecimenNode => {
    const [tag, names, ...children] = nodes[index]!;
    const node: SpecimenNode = { tag, names: new Set(names.split(' ').filter(Boolean)), parent, children: [] };
    all.push(node);
    node.children.push(...children.map((child) => add(child, node)));
    return node;
  };
  pages.forEach((page) => add(page));
  return all;
}
