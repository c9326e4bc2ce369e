/**
 * Parses YAML; invalid YAML key by key, so that one invalid value does not affect the others. The package `yaml` continues
 * after errors, but moves the keys after `title: One: two` into the title. It also takes four times as long.
 */
import matter from 'gray-matter';
import type { Problem } from '../../core/errors/errors.js';
import { groupBy } from '../../core/text/group-by.js';
import { ownValue } from '../../core/text/own-value.js';
import { positionIn, writtenKeys, type WrittenKey } from './front-matter-position.js';
import { keepWritten } from './written-values.js';

type Values = Record<string, unknown>;

/** A problem at an offset in the YAML. */
interface Fault {
  offset: number;
  message: string;
  hint: string;
}

/** The values by key. Errors are reported, and the valid values are kept. */
export function parseYaml(yaml: string, report: (problem: Omit<Problem, 'file'>) => void): Values {
  const { values, error } = parse(yaml);
  if (values) return values;
  const keys = writtenKeys(yaml);
  const read = keys.map((key) => readKey(yaml, key));
  const faults = [...duplicates(yaml, keys), ...read.flatMap(({ fault }) => fault ?? [])];
  for (const { offset, ...fault } of faults.length > 0 ? faults : [blockFault(yaml, keys, error!)])
    report({ code: 'front-matter-syntax', ...fault, ...positionIn(yaml, offset) });
  return Object.fromEntries(read.flatMap((one) => Object.entries(one.values)));
}

interface ParseError {
  reason: string;
  offset: number;
}

const noKey = 'a line is not a key with a value';

const notSingle = 'it is not a single document, because a line begins with `---`';

/** Reasons of the parser in the author's terms. */
const reasons: Record<string, string> = {
  'duplicated mapping key': 'a key is repeated',
  'can not read a block mapping entry; a multiline key may not be an implicit key': noKey,
  'end of the stream or a document separator is expected': noKey,
};

/**
 * gray-matter also supports `---js`, which runs the page, so it gets only the block. It ends a block at any line that begins
 * with `---`. Passing options disables its cache.
 */
export function parse(yaml: string, start = 0, end = yaml.length): { values?: Values; error?: ParseError } {
  const block = yaml.slice(start, end);
  try {
    const { data, matter: read } = matter(`---\n${block}`, { language: 'yaml' });
    if (read.length <= block.length) return { error: { reason: notSingle, offset: start + read.length } };
    const values: unknown = data ?? {};
    if (typeof values === 'object' && !Array.isArray(values)) return { values: keepWritten(values as Values, block) };
    return { error: { reason: noKey, offset: start } };
  } catch (error) {
    const { reason = 'it cannot be read', mark } = error as { reason?: string; mark?: { position: number } | null };
    // The parser's input starts with the line break after `---`.
    const offset = start + (mark?.position ?? 0) - 1;
    return { error: { reason: ownValue(reasons, reason) ?? reason, offset } };
  }
}

/** The value of a key. If its line is not valid, the value is text. If only the lines below are not valid, they are ignored. */
function readKey(yaml: string, { name, value, start, lineEnd, end }: WrittenKey): { values: Values; fault?: Fault } {
  const { values, error } = parse(yaml, start, end);
  if (values) return { values };
  const line = parse(yaml, start, lineEnd);
  if (line.values) {
    const message = `The front matter is not valid YAML below \`${name}\`: ${error!.reason}.`;
    const hint = 'Check the indentation, quotes, and brackets of this line. A key needs a space after its colon.';
    return { values: line.values, fault: { offset: within(error!, lineEnd + 1, end), message, hint } };
  }
  const { reason } = line.error!;
  const message = `The front matter is not valid YAML at \`${name}\`: ${reasonOf(reason, value)}.`;
  const fault = {
    offset: within(line.error!, lineEnd - value.length, lineEnd),
    message,
    hint: hintFor(name, value, reason),
  };
  return { values: { [name]: bareText(value) }, fault };
}

function duplicates(yaml: string, keys: readonly WrittenKey[]): Fault[] {
  const hint = 'Write each key only once.';
  const message = ({ name, start }: WrittenKey): string =>
    `Duplicate key "${name}". The value on line ${positionIn(yaml, start).line} is overwritten.`;
  return [...groupBy(keys, ({ name }) => name).values()].flatMap((same) =>
    same.slice(1).map(({ start }, before) => ({ offset: start, message: message(same[before]!), hint })),
  );
}

/** The fault of text that belongs to no key. */
function blockFault(yaml: string, keys: readonly WrittenKey[], error: ParseError): Fault {
  const end = keys[0]?.start ?? yaml.length;
  const offset = within(error, Math.max(0, yaml.slice(0, end).search(/\S/)), end);
  const message = `The front matter is not valid YAML: ${error.reason}.`;
  return { offset, message, hint: 'Write one `key: value` per line, with a space after the colon.' };
}

/** The parser reports many errors after the end of a value. */
function within({ offset }: ParseError, from: number, to: number): number {
  return offset >= from && offset < to ? offset : from;
}

/** The reason, unless the start of the value or a colon in it explains more. */
function reasonOf(reason: string, value: string): string {
  if (/escape sequence|repeated/.test(reason)) return reason;
  if (/^["']/.test(value)) return 'a quote is not closed';
  if (/:\s/.test(value)) return 'a value with a colon needs quotes';
  const [sign] = /^[@`%&*!|>{}[\],?#-]/.exec(value) ?? [];
  return sign === undefined ? reason : `a value that begins with ${sign} needs quotes`;
}

/** How to write a value that is not the YAML that its author meant. */
export function hintFor(name: string, value: string, reason = ''): string {
  if (/escape sequence/.test(reason)) return 'Write a backslash in double quotes as \\\\.';
  if (!/^["']/.test(value)) return `Put the value in quotes: ${name}: "${bareText(value).replace(/["\\]/g, '\\$&')}"`;
  const quote = value.charAt(0);
  return `Close the quote at the end of the value, and write a ${quote} inside it as ${quote === '"' ? '\\"' : "''"}.`;
}

/** The text of an invalid YAML value, without surrounding quotes. */
function bareText(value: string): string {
  return value.trim().replace(/^["']|["']$/g, '');
}
