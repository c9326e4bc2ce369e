/** The problems of parts that authors name and that no document has. */
import { nearest } from '../../../core/text/nearest.js';
import type { ApiSource } from '../../../core/model/types.js';
import type { ApiDocument, ApiQuery, ApiReader, Finding } from '../api-format.js';

/** A part that front matter names. `written`: key and text. `searched`: the documents that do not have it. */
export function missingInDocuments(
  written: string,
  query: ApiQuery,
  searched: readonly ApiDocument[],
  reader: ApiReader,
): Finding {
  const { code, document, add } = reader.terms;
  const near = nearestName(query, searched, reader);
  const rest = 'so only the text of the page is shown.';
  return searched.length === 0
    ? { code, message: `Found no ${document} for \`${written}\`, ${rest}`, hint: add }
    : {
        code,
        message: `No ${document} has ${query.text}, ${rest}`,
        hint: near === undefined ? query.hint : `Did you mean "${near}"?`,
      };
}

/** A part that an entry of the navigation names. */
export function missingInSources(
  entry: string,
  query: ApiQuery,
  sources: readonly ApiSource[],
  searched: readonly ApiDocument[],
  reader: ApiReader,
): Finding {
  const { code, document, part, addForEntry, hint } = reader.terms;
  const near = nearestName(query, searched, reader);
  const names = sources.map(({ source }) => JSON.stringify(source)).join(' or ');
  const where = sources.length === 0 ? `no ${document} is set` : `${names} has no such ${part}`;
  const fix = sources.length === 0 ? addForEntry : hint;
  return {
    code,
    message: `The entry ${JSON.stringify(entry)} is left out: ${where}.`,
    hint: near === undefined ? fix : `Did you mean ${JSON.stringify(near)}?`,
  };
}

function nearestName(query: ApiQuery, searched: readonly ApiDocument[], reader: ApiReader): string | undefined {
  const names = searched.flatMap((document) => reader.names(document, query));
  return reader.nearest ? reader.nearest(query, names) : nearest(query.name, names);
}
