/** The fast engine: `satteri`, a native addon, if there is a binary for the machine. */
import { Parser } from 'acorn';
import acornJsx from 'acorn-jsx';
import type { Root } from 'hast';
import type { Engine } from '../types.js';
import { SyntaxProblem } from '../types.js';
import { moduleNodes } from '../transforms/walk.js';
import { normalize } from './normalize.js';

const satteri = await import('satteri').catch(() => undefined);
const options = { features: { gfm: true, frontmatter: false } };
const jsxParser = Parser.extend(acornJsx());
const moduleOptions = { ecmaVersion: 'latest', sourceType: 'module' } as const;

/** The native engine; `undefined` if it cannot be loaded. */
export const nativeEngine: Engine | undefined = satteri && ((source) => normalize(checkModules(parse(source))));

function parse(source: string): Root {
  try {
    return satteri!.mdxToHast(source, options) as Root;
  } catch (error) {
    throw toSyntaxProblem((error as Error).message);
  }
}

/** It accepts any text after `import` and `export`, so the statements are parsed here. */
function checkModules(root: Root): Root {
  for (const node of moduleNodes(root)) {
    try {
      jsxParser.parse(node.value, moduleOptions);
    } catch (error) {
      const start = node.position?.start;
      throw new SyntaxProblem(
        `Could not parse import/exports with acorn: ${(error as Error).message}`,
        start?.line ?? 1,
        start?.column ?? 1,
      );
    }
  }
  return root;
}

/** Messages have the form `line:column: reason (source:rule)`. */
function toSyntaxProblem(message: string): SyntaxProblem {
  const match = /^(\d+):(\d+): ([^]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(message);
  return match ? new SyntaxProblem(match[3]!, Number(match[1]), Number(match[2])) : new SyntaxProblem(message, 1, 1);
}

/** Reads Markdown that is not MDX; `undefined` if the addon cannot be loaded. */
export const nativeMarkdown = satteri && ((source: string): Root => satteri.markdownToHast(source, options) as Root);
