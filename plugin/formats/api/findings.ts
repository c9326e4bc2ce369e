/** Collects the problems of a specification, and finds their lines only when all problems are known. */
import type { Problem } from '../../core/errors/errors.js';
import { groupBy } from '../../core/text/group-by.js';
import { pathOf, pointerText, type Key, type Located, type SpecFile } from './files/located.js';
import { locatePointers, placeOf, placesOf } from './files/locate.js';

type Severity = 'error' | 'warning';

/** A problem without its location. */
export type FindingText = Pick<Problem, 'code' | 'message' | 'hint'>;

interface Finding extends FindingText {
  severity: Severity;
  file: SpecFile;
  path: readonly Key[];
}

/** A receiver of problems. */
export interface FindingSink {
  error(at: Located, text: FindingText): void;
  warn(at: Located, text: FindingText): void;
}

export class Findings implements FindingSink {
  readonly #findings = new Map<string, Finding>();
  readonly #located: { severity: Severity; problem: Problem }[] = [];

  error(at: Located, text: FindingText): void {
    this.#add('error', at, text);
  }

  warn(at: Located, text: FindingText): void {
    this.#add('warning', at, text);
  }

  /** Adds a problem whose position is known. */
  addLocated(severity: Severity, problem: Problem): void {
    this.#located.push({ severity, problem });
  }

  /** A part that many operations share is reported once. */
  #add(severity: Severity, at: Located, text: FindingText): void {
    const { file, path } = pathOf(at);
    const id = `${file.url}#${pointerText(path)} ${text.code} ${text.message}`;
    if (!this.#findings.has(id)) this.#findings.set(id, { severity, file, path, ...text });
  }

  /** All problems with file, line, column and frame, file by file in the order of their lines. */
  problems(): { errors: Problem[]; warnings: Problem[] } {
    const byFile = groupBy([...this.#findings.values()], ({ file }) => file);
    const all = [...this.#located, ...[...byFile].flatMap(([file, findings]) => locateFindings(file, findings))];
    const problemsOf = (wanted: Severity) =>
      all.filter(({ severity }) => severity === wanted).map(({ problem }) => problem);
    return { errors: problemsOf('error'), warnings: problemsOf('warning') };
  }
}

function locateFindings(file: SpecFile, findings: readonly Finding[]): { severity: Severity; problem: Problem }[] {
  const pointers = findings.map(({ path }) => pointerText(path));
  const ranges = locatePointers(file, pointers);
  const sorted = findings
    .map((finding, index) => ({ finding, range: ranges.get(pointers[index]!) ?? { offset: 0, length: 1 } }))
    .sort((a, b) => a.range.offset - b.range.offset);
  const causes = groupBy(sorted, ({ finding }) => causeOf(finding));
  return Array.from(causes.values(), (all) => {
    const [{ finding, range }, ...others] = all as [(typeof sorted)[number]];
    const { severity, code, message, hint } = finding;
    const problem = { code, message, hint, ...placeOf(file, range) };
    if (others.length === 0) return { severity, problem };
    const ranges = all.map((each) => each.range);
    return { severity, problem: { ...problem, places: placesOf(file, ranges) } };
  });
}

/**
 * The cause by which problems are grouped: a missing name, which one fix resolves at every place of a file. Any other
 * problem is its own cause.
 */
function causeOf(finding: Finding): unknown {
  const { severity, code, message } = finding;
  const isMissingName = severity === 'warning' && (code === 'openapi-ref' || code === 'openapi-security');
  return isMissingName ? `${code} ${message}` : finding;
}
