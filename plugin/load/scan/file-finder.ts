/** Finds the files of the docs folder that addresses refer to. */
import { posix } from 'node:path';
import { decodeAddress } from '../../addresses/encode-address.js';
import type { FileReference } from '../../core/model/references.js';
import type { NameTest } from './find-references.js';

const externalAddress = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i;

/** Number of endings for which a whole text is searched. */
const maxSearched = 30;

/** Matches texts that may contain one of the names, or an address with `*`: their endings are written as they are. */
function holderOf(names: ReadonlySet<string>): RegExp {
  const endings = new Set(Array.from(names, (name) => /(?<=.)\.\w+$/.exec(name)?.[0] ?? name));
  const arePlain = endings.size <= maxSearched && [...endings].every((ending) => /^[\w.-]+$/.test(ending));
  if (!arePlain) return /(?:)/;
  const escaped = Array.from(endings, (ending) => ending.replaceAll('.', '\\.'));
  return new RegExp([...escaped, '\\*[^"\'`\\s]*\\.\\w'].join('|'));
}

export class FileFinder implements NameTest {
  readonly #files: ReadonlySet<string>;
  /** The last parts of their paths. */
  readonly #names: ReadonlySet<string>;
  /** Matches texts that may contain one of them. */
  readonly #holder: RegExp;
  readonly #base: string;

  /** `files` are relative to the docs folder. `base` is the path the site is served from, with `/` at both ends. */
  constructor(files: Iterable<string>, base: string) {
    this.#files = new Set(files);
    this.#names = new Set([...this.#files].map((file) => posix.basename(file)));
    this.#holder = holderOf(this.#names);
    this.#base = base;
  }

  mayName(text: string): boolean {
    if (/[%*]/.test(text)) return true;
    const end = text.search(/[?#]/);
    const path = (end < 0 ? text : text.slice(0, end)).trim();
    return this.#names.has(path.slice(path.lastIndexOf('/') + 1));
  }

  mayHold(text: string): boolean {
    return this.#holder.test(text);
  }

  /** Whether there are no files to find. */
  get isEmpty(): boolean {
    return this.#files.size === 0;
  }

  /**
   * The files that the references in `file` point to. Addresses can be relative to the file, to its page or to the docs
   * folder.
   */
  find(references: Iterable<FileReference>, file: string): string[] {
    if (this.isEmpty) return [];
    const paths = new Set<string>();
    for (const { address, isAddress } of references) {
      if (isAddress || /^\.{0,2}\//.test(address)) this.#named(address, file).forEach((path) => paths.add(path));
    }
    return [...paths];
  }

  #named(address: string, file: string): string[] {
    const path = decodeAddress(address.trim().replace(/[?#].*$/s, ''));
    if (path === '' || externalAddress.test(path)) return [];
    const folder = posix.dirname(file);
    const starts = path.startsWith('/')
      ? ['/']
      : ['/', posix.join('/', folder), posix.join('/', file.replace(/\.mdx?$/, ''))];
    const paths = starts.map((start) => posix.join(start, path));
    if (path.startsWith(this.#base)) paths.push(path.slice(this.#base.length - 1));
    const names = paths.map((name) => name.slice(1));
    return path.includes('*') ? this.#matching(names) : names.filter((name) => this.#files.has(name));
  }

  /** A `*` matches one name. An address of only `*` is too vague and matches nothing. */
  #matching(patterns: readonly string[]): string[] {
    const rules = patterns
      .filter((pattern) => /[^*/.]+.*\.\w+$/.test(pattern))
      .map((pattern) => new RegExp(`^${pattern.split('*').map(escape).join('[^/]*')}$`));
    return [...this.#files].filter((file) => rules.some((rule) => rule.test(file)));
  }
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
