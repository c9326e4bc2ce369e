/** Finds omissions in specifications about the API parts on the pages of a site. */
import type { Problem } from '../../../core/errors/errors.js';
import type { PageEntry } from '../../../core/model/types.js';
import type { Specifications } from '../../../formats/api/specifications.js';

/** Returns the findings, each where the specification has the part. */
export async function operationRules(pages: readonly PageEntry[], specifications: Specifications): Promise<Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const { api } of pages) {
    const findings = api ? await specifications.findingsOf(api) : [];
    const place = findings.length > 0 ? await specifications.placeOf(api!, 'all') : undefined;
    // Files of other hosts have no lines that the author could change.
    if (!place || /^https?:/i.test(place.file)) continue;
    const { file, line, column } = place;
    found.set(
      `${file}:${line}:${column}`,
      findings.map((finding) => ({ ...finding, file, line, column })),
    );
  }
  return [...found.values()].flat();
}
