/** Shows types in TypeScript code with `twoslash` and `typescript`, which the site installs if it uses them. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Problem } from '../core/errors/errors.js';
import { ownValue } from '../core/text/own-value.js';

/** The output of the compiler for the code. */
export interface TypedCode {
  /** The code without twoslash comments. */
  code: string;
  /** Types of names, shown on hover. Lines and columns are 0-based. */
  types: { line: number; start: number; end: number; text: string }[];
  /** Text below a line: answers to `^?`, completions at `^|`, expected errors. */
  notes: { line: number; kind: 'type' | 'error' | 'completion'; text: string }[];
}

/** The reason for missing types. */
type TwoslashProblem = Pick<Problem, 'code' | 'message' | 'hint'>;

/** The part of twoslash that is used. Its own types would require the package. */
interface Twoslasher {
  (code: string, extension: string, options: object): { code: string; nodes: TwoslashNode[] };
}

interface TwoslashNode {
  type: string;
  line: number;
  character: number;
  length: number;
  text?: string;
  code?: number;
  completions?: { name: string }[];
  completionsPrefix?: string;
}

/** Runs code in a language (`ts`, `tsx`, `js`, `jsx`). */
export type Twoslash = (code: string, language: string) => { typed?: TypedCode; problem?: TwoslashProblem };

const extensions: Record<string, string> = { typescript: 'ts', tsx: 'tsx', javascript: 'js', jsx: 'jsx' };

const missing: TwoslashProblem = {
  code: 'twoslash-missing',
  message: 'This code block uses "twoslash", but the package is not installed, so it shows no types.',
  hint: 'Run "npm install --save-dev twoslash typescript@5", or remove "twoslash" from the fence.',
};

/** Finds the packages, starting at the docs folder `root`, on first use. */
export function createTwoslash(root: string): Twoslash {
  let loaded: Twoslasher | TwoslashProblem | undefined;
  return (code, language) => {
    const extension = ownValue(extensions, language);
    if (!extension) return { problem: noTypes(language) };
    loaded ??= load(root);
    if (typeof loaded !== 'function') return { problem: loaded };
    try {
      const options = { vfsRoot: root, handbookOptions: { noErrorValidation: true } };
      return readNodes(loaded(code, extension, options), expectedErrors(code));
    } catch (error) {
      return { problem: failed(error) };
    }
  };
}

function load(root: string): Twoslasher | TwoslashProblem {
  let file: string | undefined;
  const places = [createRequire(path.join(root, 'docs.json')), createRequire(import.meta.url)];
  for (const require of places) {
    try {
      file ??= require.resolve('twoslash');
    } catch {
      // Not installed here.
    }
  }
  if (!file) return missing;
  try {
    const { createTwoslasher } = createRequire(file)(file) as { createTwoslasher: () => Twoslasher };
    return createTwoslasher();
  } catch (error) {
    return failed(error);
  }
}

function readNodes(result: ReturnType<Twoslasher>, expected: ReadonlySet<number>): ReturnType<Twoslash> {
  const typed: TypedCode = { code: result.code, types: [], notes: [] };
  let unexpected: TwoslashNode | undefined;
  for (const node of result.nodes) {
    const { type, line, character, length, text = '' } = node;
    if (type === 'hover') typed.types.push({ line, start: character, end: character + length, text });
    else if (type === 'query') typed.notes.push({ line, kind: 'type', text });
    else if (type === 'completion') typed.notes.push({ line, kind: 'completion', text: completionsOf(node) });
    else if (type === 'error' && expected.has(node.code ?? 0)) typed.notes.push({ line, kind: 'error', text });
    else if (type === 'error') unexpected ??= node;
  }
  if (!unexpected) return { typed };
  const problem = {
    code: 'twoslash-error',
    message: `The code does not compile: ${unexpected.text} (${unexpected.code})`,
    hint: `Fix the code. To show the error, start the code with "// @errors: ${unexpected.code}".`,
  };
  return { typed, problem };
}

function completionsOf({ completions = [], completionsPrefix = '' }: TwoslashNode): string {
  const names = completions.map(({ name }) => name).filter((name) => name.startsWith(completionsPrefix));
  return names.slice(0, 5).join(', ');
}

/** The errors that the author expects: `// @errors: 2322 2339`. */
function expectedErrors(code: string): Set<number> {
  const lists = Array.from(code.matchAll(/^\s*\/\/\s*@errors?:\s*([\d\s,]+)$/gm), ([, list]) => list!);
  return new Set(lists.flatMap((list) => list.split(/[\s,]+/).map(Number)));
}

function failed(error: unknown): TwoslashProblem {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return {
    code: 'twoslash-failed',
    message: `Could not find the types of this code: ${message}`,
    hint: 'Fix the code, or check that the installed "twoslash" and "typescript" (5 or 6) are compatible.',
  };
}

function noTypes(language: string): TwoslashProblem {
  return {
    code: 'twoslash-language',
    message: `"twoslash" has no effect on code in "${language}": it supports ts, tsx, js and jsx.`,
    hint: 'Change the language, or remove "twoslash" from the fence.',
  };
}
