/** Reads Markdown with HTML, in which `{` and `<Name>` are text, as specifications write it. */
import { createRequire } from 'node:module';
import type * as MdxModule from '@mdx-js/mdx';
import type * as GfmModule from 'remark-gfm';
import type { Root } from 'hast';
import { nativeMarkdown } from './native.js';

const require = createRequire(import.meta.url);

let reference: ((text: string) => Root) | undefined;

/** The tree of CommonMark with tables, strikethrough and autolinks. Each tag of HTML is a `raw` node. Never fails. */
export function readMarkdown(text: string): Root {
  return (nativeMarkdown ?? (reference ??= createReference()))(text);
}

function createReference(): (text: string) => Root {
  const { createProcessor } = require('@mdx-js/mdx') as typeof MdxModule;
  const { default: remarkGfm } = require('remark-gfm') as typeof GfmModule;
  let result: Root = { type: 'root', children: [] };
  const takeTree =
    () =>
    (tree: Root): Root => {
      result = tree;
      return { type: 'root', children: [] };
    };
  const processor = createProcessor({ format: 'md', remarkPlugins: [remarkGfm], rehypePlugins: [takeTree] });
  return (text) => {
    // The types describe the tree after the last step, not after parsing.
    processor.runSync(processor.parse(text) as never);
    return result;
  };
}
