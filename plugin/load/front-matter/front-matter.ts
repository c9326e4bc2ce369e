/** Parses the YAML between the `---` lines at the start of a page. */
import matter from 'gray-matter';
import type { Problem, Report } from '../../core/errors/errors.js';

export interface FrontMatter {
  /** The keys as written. */
  data: Record<string, unknown>;
  /** The source with an empty line for each line of front matter, so that line numbers match the file. */
  body: string;
}

interface YamlError {
  reason?: string;
  mark?: { line: number; column: number } | null;
}

const frontMatterBlock = /^---[ \t]*\r?\n([^]*?)(?:\r?\n)?^---[ \t]*(?:\r?\n|$)/m;
/** A key may contain colons that no space follows: `og:title: Install`. */
const keyPattern = /^([^\s#'"[\]{},:-](?:[^:]|:(?!\s|$))*):(?:\s(.*))?$/;

/** Splits a page into front matter and body. YAML errors are reported with their location, and the valid keys are kept. */
export function readFrontMatter(source: string, file: string, report: Report): FrontMatter {
  const { yaml, body } = split(source);
  if (yaml === undefined) {
    if (/^---[ \t]*\r?\n[\w-]+:[ \t]/.test(body)) report.warn({ ...unclosed, file });
    return { data: {}, body };
  }
  const read = readBlock(yaml, (problem) => report.error({ ...problem, file }));
  const data = withoutObjectKeys(read, yaml, (problem) => report.warn({ ...problem, file }));
  return { data, body };
}

/** The body of a page, without parsing its front matter. */
export function pageBody(source: string): string {
  return split(source).body;
}

/** `yaml` is undefined if there is no front matter. */
function split(source: string): { yaml?: string; body: string } {
  // A carriage return alone ends a line in Markdown too.
  const text = source.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
  const block = text.startsWith('---') ? frontMatterBlock.exec(text) : null;
  if (!block || block.index !== 0) return { body: text };
  const lineCount = block[0].split('\n').length - 1;
  const body = '\n'.repeat(lineCount) + text.slice(block[0].length);
  return { yaml: block[1]!.replace(/\r\n?/g, '\n'), body };
}

const unclosed = {
  code: 'front-matter-unclosed',
  message: 'The front matter is never closed, so it is shown as text.',
  hint: 'Add a line with `---` after the last key.',
  line: 1,
  column: 1,
};

type ReportProblem = (problem: Omit<Problem, 'file'>) => void;

/** Line 1 of the block is line 2 of the file. */
function readBlock(yaml: string, report: ReportProblem): Record<string, unknown> {
  try {
    const data = parseYaml(yaml);
    if (data === null || data === undefined) return {};
    if (typeof data === 'object' && !Array.isArray(data)) return data as Record<string, unknown>;
    report({
      code: 'front-matter-syntax',
      message: 'The front matter is not a list of `key: value` lines.',
      hint: 'Write one `key: value` per line between the two `---` lines.',
      line: 2,
      column: 1,
    });
    return {};
  } catch (error) {
    return readByKey(yaml, error as YamlError, report);
  }
}

/** The name that the YAML parser gives to keys that are lists or objects. */
const objectKey = '[object Object]';

/** Removes keys such as `{{name}}`. */
function withoutObjectKeys(
  data: Record<string, unknown>,
  yaml: string,
  report: ReportProblem,
): Record<string, unknown> {
  if (!Object.hasOwn(data, objectKey) || yaml.includes(objectKey)) return data;
  const line = yaml.split('\n').findIndex((text) => /^\??[ \t]*[{[]/.test(text));
  report({
    code: 'front-matter-key',
    message: 'A front matter key is a list or an object, so it is ignored.',
    hint: 'Put quotes around a key that begins with { or [.',
    line: Math.max(0, line) + 2,
    column: 1,
  });
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== objectKey));
}

/** Parses each key separately, so that one invalid value does not affect other keys. */
function readByKey(yaml: string, blockError: YamlError, report: ReportProblem): Record<string, unknown> {
  const data = new Map<string, unknown>();
  let broken = 0;
  for (const chunk of chunksOf(yaml)) {
    const [, key, value] = keyPattern.exec(chunk.lines[0]!) ?? [];
    if (key === undefined) continue;
    try {
      for (const [name, parsed] of Object.entries(parseYaml(chunk.lines.join('\n')) ?? {})) data.set(name, parsed);
    } catch (error) {
      broken++;
      data.set(key.trim(), bareText(value ?? ''));
      report(withinLine(yamlProblem(error as YamlError, chunk.line, chunk.lines[0]!), yaml));
    }
  }
  if (broken === 0) report(withinLine(blockProblem(yaml, blockError), yaml));
  return Object.fromEntries(data);
}

/** Splits YAML at each line that starts a top-level key. */
function chunksOf(yaml: string): { line: number; lines: string[] }[] {
  const chunks: { line: number; lines: string[] }[] = [];
  yaml.split('\n').forEach((line, index) => {
    if (chunks.length === 0 || keyPattern.test(line)) chunks.push({ line: index + 2, lines: [line] });
    else chunks.at(-1)!.lines.push(line);
  });
  return chunks;
}

/** The text of an invalid YAML value, without surrounding quotes. */
function bareText(value: string): string {
  return value.trim().replace(/^["']|["']$/g, '');
}

function yamlProblem(error: YamlError, firstLine: number, keyLine: string): Omit<Problem, 'file'> {
  const [, key = '', value = ''] = keyPattern.exec(keyLine) ?? [];
  // The parser's input starts with the line break after `---`, so its line 1 is the first line of YAML.
  const { line: errorLine, column } = error.mark ?? { line: 1, column: 0 };
  return {
    code: 'front-matter-syntax',
    message: `The front matter is not valid YAML${key ? ` at \`${key.trim()}\`` : ''}: ${reasonOf(error, value)}.`,
    hint: hintFor(key.trim(), value),
    // The parser reports an unclosed quote at the end of its input; point to the key instead.
    line: key ? firstLine : firstLine + errorLine - 1,
    column: !key || errorLine === 1 ? column + 1 : 1,
  };
}

/** A problem of the whole block. */
function blockProblem(yaml: string, error: YamlError): Omit<Problem, 'file'> {
  return { ...yamlProblem(error, 2, ''), ...(nullPlace(yaml) ?? repeatedKeyPlace(yaml, error)) };
}

/** The parser's column can be outside of the line. */
function withinLine(problem: Omit<Problem, 'file'>, yaml: string): Omit<Problem, 'file'> {
  const lineLength = yaml.split('\n')[problem.line - 2]?.length ?? 0;
  return { ...problem, column: Math.min(Math.max(problem.column, 1), lineLength + 1) };
}

/** The parser reports no line for a null character. */
function nullPlace(yaml: string): Pick<Problem, 'line' | 'column'> | undefined {
  const index = yaml.indexOf('\0');
  if (index < 0) return undefined;
  const before = yaml.slice(0, index).split('\n');
  return { line: before.length + 1, column: before.at(-1)!.length + 1 };
}

/** For a repeated key without a value, the parser reports a position after the end of the line. */
function repeatedKeyPlace(yaml: string, { reason = '' }: YamlError): Pick<Problem, 'line' | 'column'> | undefined {
  if (!/duplicated mapping key/.test(reason)) return undefined;
  const keys = new Set<string>();
  for (const { line, lines } of chunksOf(yaml)) {
    const key = keyPattern.exec(lines[0]!)?.[1]?.trim();
    if (key !== undefined && keys.has(key)) return { line, column: 1 };
    if (key !== undefined) keys.add(key);
  }
  return undefined;
}

/** The parser's reason in the author's terms. */
function reasonOf({ reason = 'it cannot be read' }: YamlError, value: string): string {
  if (/^["']/.test(value)) return 'a quote is not closed';
  if (/duplicated mapping key/.test(reason)) return 'a key is repeated';
  if (/:\s/.test(value)) return 'a value with a colon needs quotes';
  const [sign] = /^[@`%&*!|>{}[\],?#-]/.exec(value) ?? [];
  return sign === undefined ? reason : `a value that begins with ${sign} needs quotes`;
}

function hintFor(key: string, value: string): string {
  if (!key) return 'Write one `key: value` per line, and each key only once.';
  if (/^["']/.test(value)) {
    const quote = value.charAt(0);
    return `Close the quote at the end of the value, and write a ${quote} inside it as ${quote === '"' ? '\\"' : "''"}.`;
  }
  return `Put the value in quotes: ${key}: "${bareText(value).replace(/["\\]/g, '\\$&')}"`;
}

/**
 * gray-matter also supports `---js`, which runs the page. Only YAML is allowed here. Passing options also disables its
 * cache.
 */
function parseYaml(yaml: string): unknown {
  return matter(`---\n${yaml}\n---\n`, { language: 'yaml', engines: {} }).data;
}
