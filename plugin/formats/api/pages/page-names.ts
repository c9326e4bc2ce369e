/** Addresses of generated pages. They follow the rule by which existing sites link to them: `api-reference/users/list-users`. */
import { isPossiblePath, pagePath } from '../../../addresses/page-path.js';
import type { ApiSource } from '../../../core/model/types.js';
import type { ApiFormat } from '../api-format.js';

/** Characters of a segment. Summaries may be whole paragraphs, and file systems accept 255 bytes. */
const maxSegmentLength = 80;

/** Gives each generated page of a site a path of its own. */
export class PageNames {
  readonly #used: Set<string>;

  /** `used`: paths of other pages. Default: none. */
  constructor(used: Iterable<string> = []) {
    this.#used = new Set(used);
  }

  /** A path that no other page has. */
  unique(base: string, isTaken: (path: string) => boolean = () => false): string {
    let name = base;
    for (let count = 1; this.#used.has(name) || isTaken(name); count++) name = `${base}-${count}`;
    this.#used.add(name);
    return name;
  }
}

/** Folder of the generated pages of a source. One that cannot be used is a warning of the settings. */
export function folderOf({ directory }: Pick<ApiSource, 'directory'>, { folder }: ApiFormat): string {
  const path = pagePath(directory ?? folder);
  return path !== undefined && isPossiblePath(path) ? path : folder;
}

/** A title or tag as a part of an address: letters of any script are kept. */
export function segment(text: string): string {
  const name = text
    .trim()
    .replaceAll(' ', '-')
    .replace(/\{[^}]*\}/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/[{}()[\],.'"`\\/?#%<>:*|\p{Cc}\p{Cs}]/gu, '')
    .replaceAll('--', '-')
    .toLowerCase();
  return name.length > maxSegmentLength
    ? name.slice(0, maxSegmentLength).replace(/-[^-]*$|[\ud800-\udbff]$/, '')
    : name;
}
