/** The page of changes as a part of its document. */
import { contentKey } from '../../../core/cache/content-key.js';
import type { ApiSource } from '../../../core/model/types.js';
import type { ApiDocument, PagedEntry } from '../api-format.js';
import { english } from '../../../languages/api-strings.js';
import { derivedEntry } from '../overview.js';
import type { Specifications } from '../specifications.js';
import { changesId } from './changes-model.js';

export interface ChangesEntry {
  entry: PagedEntry;
  /** The document, with a hash that changes with any of its versions. */
  document: ApiDocument;
}

/** `undefined` if `source` has no earlier versions that can be read. Its title is for a page in English. */
export async function changesEntry(
  source: ApiSource,
  specifications: Specifications,
): Promise<ChangesEntry | undefined> {
  if (!source.previous?.length) return undefined;
  const versions = await specifications.versionsOf(source);
  const [{ document }] = versions as [(typeof versions)[number]];
  if (versions.length === 1) return undefined;
  const hash = contentKey(...versions.map((version) => version.document.hash));
  const { reader } = await specifications.open(source);
  const description = reader.overview?.(document).meta.title;
  const meta = { title: english.changes, ...(description !== undefined && { description }) };
  return { entry: derivedEntry(changesId, 'changes', meta), document: { ...document, hash } };
}
