/** The page with the changes of a document since earlier versions. Plain data, for another process. */
import { basename } from 'node:path';
import type { ApiComparison, ApiDocument, ApiModel, ListedChange } from '../api-format.js';

export interface ChangesModel extends ApiModel {
  kind: 'changes';
  /** Newest first. */
  versions: readonly VersionChanges[];
}

/** The changes of one version. */
export interface VersionChanges {
  /** Names of the version before, and of this one. */
  from: string;
  to: string;
  changes: readonly ListedChange[];
}

/** A version of a document, and where it is. */
export interface SourceVersion {
  document: ApiDocument;
  source: string;
}

export const changesId = '#/changes';

/** `versions`: newest first. */
export function changesModel(versions: readonly SourceVersion[], comparison: ApiComparison): ChangesModel {
  const names = namesOf(versions);
  const changes = versions.slice(1).map((before, index): VersionChanges => {
    const after = versions[index]!;
    const list = comparison.compare(before.document, after.document).list();
    return { from: names[index + 1]!, to: names[index]!, changes: list };
  });
  return { kind: 'changes', schemas: {}, versions: changes };
}

/** Their numbers, or the names or paths of their files: the first of these that tell them apart. */
function namesOf(versions: readonly SourceVersion[]): string[] {
  const sources = versions.map(({ source }) => source);
  const numbers = versions.map(({ document: { version = '' } }) => version);
  const areUnique = (names: readonly string[]): boolean =>
    new Set(names.filter((name) => name !== '')).size === versions.length;
  return [numbers, sources.map((source) => basename(source))].find(areUnique) ?? sources;
}

export function isChanges(model: ApiModel): model is ChangesModel {
  return 'kind' in model && model.kind === 'changes';
}
