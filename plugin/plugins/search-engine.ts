/** An engine that searches instead of Octavo's own index. */
import type { Problem } from '../core/errors/errors.js';
import type { Site } from '../core/model/types.js';
import type { BuiltSite, OutputFile } from '../outputs/output.js';

export interface SearchEngine {
  /** Folder of its files in the output. */
  folder: string;
  /** Its version; `undefined` if it is not installed. */
  versionOf(site: Site): string | undefined;
  /** Indexes a built site. The last file is the module that searches. Throws if it fails. */
  files(built: BuiltSite, pages: readonly SearchedPages[]): Promise<OutputFile[]>;
  /** The warning about an index that it could not make. */
  failed(site: Site, reason: string): Problem;
}

/** The pages of one language, version and product. */
export interface SearchedPages {
  scope: { language?: string; version?: string; product?: string };
  /** Pages, each with its index in the site. */
  members: readonly { index: number; row: SearchedPage }[];
}

/** A page that search finds. */
export interface SearchedPage {
  title: string;
  route: string;
  /** Titles of the groups that contain it. */
  crumbs: readonly string[];
  tab?: string;
  /** HTTP method. */
  badge?: string;
  boost: number;
}

/** The keywords of a page as text. */
export function keywordsOf(keywords: unknown): string {
  return Array.isArray(keywords) ? keywords.join(' ') : typeof keywords === 'string' ? keywords : '';
}
