/** Addresses of generated pages. They follow the rule by which existing sites link to them: `api-reference/users/list-users`. */
import { folderOfSource } from '../../../core/addresses/page-path.js';
import type { SpecificationOperation } from '../../openapi/types.js';

/** Characters of a segment. Summaries may be whole paragraphs, and file systems accept 255 bytes. */
const longest = 80;

/** Gives each operation of a site a path of its own. */
export class PageNames {
  readonly #used = new Set<string>();

  /** The path of the page of an operation, without extension and leading slash. */
  nameOf({ model, summary }: SpecificationOperation, directory: string | undefined): string {
    const folder = folderOfSource({ directory });
    const title = segment(summary ?? '') || `${model.method.toLowerCase()}-${segment(model.path)}`;
    const tag = segment(model.tags[0] ?? '');
    return this.unique([folder, tag, title].filter((part) => part !== '').join('/'));
  }

  /** A path that no other page has. */
  unique(base: string): string {
    let name = base;
    for (let count = 1; this.#used.has(name); count++) name = `${base}-${count}`;
    this.#used.add(name);
    return name;
  }
}

/** A title or tag as a part of an address: letters of any script are kept. */
export function segment(text: string): string {
  const name = text
    .trim()
    .replaceAll(' ', '-')
    .replace(/\{[^}]*\}/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/[{}()[\],.'"`\n\\/?#%<>:*|]/g, '')
    .replaceAll('--', '-')
    .toLowerCase();
  return name.length > longest ? name.slice(0, longest).replace(/-[^-]*$/, '') : name;
}
