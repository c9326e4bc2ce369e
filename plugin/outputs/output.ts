/**
 * Files of a site besides its pages and the files of its folder. Builds, dev and the link check share one list of
 * outputs.
 */
import type { PageSearch } from '../../runtime/search/page-search.js';
import type { PackRange } from '../page/cache/packs.js';
import type { Problem } from '../core/errors/errors.js';
import type { ClientManifest } from './client-files.js';
import type { ExportKind } from '../addresses/specification-file.js';
import type { ApiReference, PageEntry } from '../core/model/types.js';
import type { LoadedPage } from '../load/load-page.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { PageFacts } from '../mdx/types.js';
import type { Redirect } from '../nav/redirects.js';

/** Files that a site has beside its pages: indexes, scripts, files for hosts. */
export interface Output {
  /** Unique. Part of the keys of its files. */
  name: string;
  /** Whether a path may be one of its files. Asked before anything is made. */
  owns(path: string, loaded: LoadedSite): boolean;
  /**
   * Changes with everything that its files are made from. While it is the same, a build keeps the files of the last build
   * and does not call `files`. Default: each file has a key of its own.
   */
  key?(site: BuiltSite): string | undefined | Promise<string | undefined>;
  /** Its files. `path`: the only one that is requested, in dev. Other files are then ignored. */
  files(site: BuiltSite, path?: string): Iterable<OutputFile> | AsyncIterable<OutputFile>;
  /**
   * `first`: its contents are made while pages are built, because they need none. `last`: it starts when all earlier outputs
   * in the list are written, because it needs much memory or has to know which pages have no error. Default: it is made at the
   * same time as other outputs.
   */
  stage?: 'first' | 'last';
  /** Called for each of its files that a build does not write, because a page, the author or an earlier output has its path. */
  onTaken?(path: string, site: BuiltSite): void;
  /** Whether its files are for hosts, crawlers, or other services. A site that opens from disk has none of them. Default: false. */
  isForHosts?: boolean;
}

export interface OutputFile {
  /** In the output, with `/`. A file of the author with the same path takes precedence, except in `_octavo/`. */
  path: string;
  /** A function is called only if the file of the last build is not kept. */
  content: FileContent | (() => Promise<FileContent>);
  /** Changes with everything that the file is made from. Default: a hash of the content. */
  key?: string;
  /** Whether it is a page that only redirects. Servers that can do so redirect instead. Default: false. */
  isRedirect?: boolean;
}

/** `copy`: the absolute path of a file with the content. */
export type FileContent = string | Uint8Array | { copy: string };

/** A site whose pages are built: all of them in a build, in dev each when it is needed. */
export interface BuiltSite {
  readonly loaded: LoadedSite;
  /** The pages that have no error. In dev all pages. */
  readonly pages: readonly LoadedPage[];
  /** The redirects that are valid. */
  readonly redirects: readonly Redirect[];
  /** Octavo's own scripts. */
  readonly manifest: ClientManifest;
  readonly isDev: boolean;
  /** Whether other tools write to the output folder. */
  readonly isShared: boolean;
  /** Key of everything that documents depend on, except the content of their page. */
  readonly documentKey: string;
  readonly documents: SharedDocuments;
  readonly search: SearchTexts;
  /** The facts about a page that outputs need. */
  facts(page: PageEntry): Promise<PageFacts>;
  /** The Markdown version of a page; `undefined` if the page has an error. */
  markdown(page: PageEntry): Promise<PageText | undefined>;
  /** The text of a document of an API in another form; `undefined` if it cannot be read. */
  exportOf(reference: ApiReference, kind: ExportKind): Promise<string | undefined>;
  /** The document of a page; `undefined` in dev, or if the page has an error. */
  document(page: PageEntry): PageText | undefined;
  /** Whether a file of the docs folder is published. */
  publishes(file: string): boolean | Promise<boolean>;
  /** The known dates of the last commits of files: `2026-11-21`, by file. */
  lastCommits(): Promise<ReadonlyMap<string, string>>;
  /** A folder for files of other programs. It is removed at the end of the build. */
  readonly scratch: string;
  warn(problem: Problem): void;
  /** Reports a problem because of which a file is missing. */
  fail(problem: Problem): void;
}

/** A text of a page that has been written. */
export interface PageText {
  key: string;
  bytes(): number;
  read(): string;
}

/** Documents of the whole site. A worker renders them. */
export interface SharedDocuments {
  /** The stylesheet, including the utility classes that the author's scripts set, and its path in the output. */
  stylesheet(): Promise<{ path: string; text: string }>;
  /** The 404 document. */
  notFound(): Promise<string>;
  /** The page with links to all pages. */
  siteMap(): Promise<string>;
  /** The entries of closed groups in large sidebars: HTML by path in the output. */
  sidebarFragments(): Promise<ReadonlyMap<string, string>>;
}

/** The indexed text of each page, or its position in the packs, by the index of the page in the site. */
export type IndexedPages = ReadonlyMap<number, PageSearch | PackRange>;

/** The texts of pages as search indexes them. */
export interface SearchTexts {
  /** Changes with all of them. */
  readonly key: string;
  /** `isWanted`: the pages that are read in dev. `pending`: the number of pages that are not read yet, in dev. */
  read(isWanted: (page: PageEntry) => boolean): Promise<{ pages: IndexedPages; pending?: number }>;
  /** The text at the range; `undefined` if it is no longer in the cache. */
  unpack(range: PackRange): PageSearch | undefined;
}

/** All files of an output. */
export async function filesOf(output: Output, site: BuiltSite): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for await (const file of output.files(site)) files.push(file);
  return files;
}

/** Returns whether a path may be a file of one of the outputs. */
export function ownedBy(outputs: readonly Output[], loaded: LoadedSite): (path: string) => boolean {
  return (path) => outputs.some((output) => output.owns(path, loaded));
}
