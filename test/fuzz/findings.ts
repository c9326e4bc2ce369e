/** Results that a build must not have, whatever its input. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../plugin/core/errors/errors.js';
import type { Outcome } from './builder.js';

/** `crash`, `hang`, `silent` …: findings with the same kind and detail probably have the same cause. */
export interface Finding {
  kind: 'crash' | 'hang' | 'stack trace' | 'silent' | 'location' | 'text' | 'output';
  /** Without anything that differs between inputs. */
  detail: string;
  /** The file that causes the finding, if known. */
  file?: string;
}

const trace =
  /^\s+at (?:async )?(?:[\w.<>[\] ]+ )?\(?(?:file:|node:|\/|[A-Z]:\\).*:\d+:\d+\)?$|panicked at|RUST_BACKTRACE/m;
/** The first stack trace in a text, with the lines before it. */
export function traceIn(text: string): string | undefined {
  const at = text.search(trace);
  return at === -1 ? undefined : text.slice(Math.max(0, at - 500), at + 1000);
}

/** Text that indicates an unexpected value. */
const unexpected =
  /\[object \w+\]|\bundefined\b|\bNaN\b|is not a function|Cannot (?:read propert|convert)|Maximum call stack|URI malformed/;

/** Problems whose message quotes the error of the author's code. */
const quoting = new Set(['page-throws', 'component-failed', 'code-unhandled']);

/** Findings of one build of `root` into `outDir`. `pages`: files that must be built or have an error. */
export function judge(outcome: Outcome, root: string, outDir: string, pages: readonly string[]): Finding[] {
  if ('hung' in outcome) return [{ kind: 'hang', detail: 'no end' }];
  if ('died' in outcome) return [{ kind: 'crash', detail: `${outcome.died} ${firstLine(outcome.printed)}` }];
  if ('thrown' in outcome) return [{ kind: 'crash', detail: causeOf(outcome.thrown) }];
  const { errors, warnings, printed } = outcome;
  const findings = [...errors, ...warnings].flatMap((problem) => judgeProblem(problem, root));
  if (trace.test(printed)) findings.push({ kind: 'stack trace', detail: causeOf(printed) });
  return [...findings, ...silentPages(outcome, outDir, pages)];
}

function silentPages(
  outcome: { pages: number; errors: Problem[] },
  outDir: string,
  pages: readonly string[],
): Finding[] {
  const failed = new Set(outcome.errors.map(({ file }) => file));
  if (outcome.pages === 0)
    return failed.size > 0 ? [] : [{ kind: 'silent', detail: 'no page is built, and there is no error' }];
  return pages
    .filter(
      (file) =>
        !failed.has(file) &&
        !existsSync(join(outDir, file.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, ''), 'index.html')),
    )
    .map((file) => ({ kind: 'silent', detail: 'a page is not built, and has no error', file }));
}

function judgeProblem(problem: Problem, root: string): Finding[] {
  const { code, message, hint, file } = problem;
  const text = existsSync(join(root, file)) ? readText(join(root, file)) : undefined;
  const misplaced = misplacement(problem, text);
  const findings: Finding[] = misplaced ? [{ kind: 'location', detail: `${code}: ${misplaced}`, file }] : [];
  const all = `${message}\n${hint}`;
  if (trace.test(all)) findings.push({ kind: 'stack trace', detail: code, file });
  const odd = unexpected.exec(all)?.[0];
  if (
    odd &&
    !quoting.has(code) &&
    !isAuthors(
      odd,
      [file, 'docs.json', 'mint.json'].map((name) => readText(join(root, name))),
    )
  )
    findings.push({ kind: 'text', detail: `${code}: ${odd}`, file });
  if (!/\S/.test(message) || !/\S/.test(hint))
    findings.push({ kind: 'text', detail: `${code}: no message or no hint`, file });
  return findings;
}

/** Whether the author wrote the text, in the file of the problem or in the settings. YAML writes NaN as `.nan`. */
function isAuthors(odd: string, texts: readonly string[]): boolean {
  return texts.some((text) => text.includes(odd) || (odd === 'NaN' && /(?:^|[\s:[,{])\.(?:nan|NaN|NAN)\b/.test(text)));
}

function misplacement({ line, column }: Problem, text: string | undefined): string | undefined {
  if (text === undefined) return 'there is no such file';
  // Editors disagree about whether a single carriage return ends a line.
  const lengths = [/\r?\n/, /\r\n?|\n/].map((end) => text.replace(/^\ufeff/, '').split(end)[line - 1]?.length);
  if (lengths.every((length) => length === undefined)) return 'line after the end of the file';
  return lengths.some((length = -1) => column >= 1 && column <= length + 1) ? undefined : 'column outside of the line';
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The message, and the first stack frame in Octavo's code. */
function causeOf(stack: string): string {
  const place = /at (\S+) \(?file:.*\/dist\/(?!test\/)/.exec(stack)?.[1] ?? '';
  return `${firstLine(stack).slice(0, 120)}${place && ` in ${place}`}`;
}

function firstLine(text: string): string {
  return (text.split('\n').find((line) => line.trim() !== '') ?? '').replace(/\d+/g, 'N');
}
