/** The elements of pages with every part of the page and every component, which `npm run build` writes to a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../core/package/package-root.js';

/** An element of pages. Equal elements with equal content are one node, with all elements that contain them. */
export interface SpecimenNode {
  readonly tag: string;
  /** As in selectors: `.card`, `#navbar`, `[data-depth]`. */
  readonly names: ReadonlySet<string>;
  readonly parents: SpecimenNode[];
  readonly children: SpecimenNode[];
}

/** The tag of elements in the places of the author's content. */
export const holeTag = 'octavo-hole';

/** Tag, names, and the indexes of children, which are smaller than its own index. */
export type StoredNode = readonly [tag: string, names: string, ...children: number[]];

/** All elements of the specimen. */
export function readSpecimen(): SpecimenNode[] {
  return toSpecimen(JSON.parse(readFileSync(join(packageRoot, 'dist/specimen.json'), 'utf8')) as StoredNode[]);
}

/** The elements with their relations. */
export function toSpecimen(stored: readonly StoredNode[]): SpecimenNode[] {
  const nodes: SpecimenNode[] = [];
  for (const [tag, names, ...indexes] of stored) {
    const children = indexes.map((index) => nodes[index]!);
    const node: SpecimenNode = { tag, names: new Set(names.split(' ').filter(Boolean)), parents: [], children };
    for (const child of new Set(children)) child.parents.push(node);
    nodes.push(node);
  }
  return nodes;
}
