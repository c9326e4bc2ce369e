/** The types between the steps of a page: source → hast → compiled page → rendered page. */
import type { Root } from 'hast';
// These add the node types of MDX and raw HTML to hast.
import type {} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast';
import type { Problem } from '../errors.js';
import type { PageMeta } from '../site/types.js';

/** Turns prepared MDX, of which every brace and tag is closed where it `isFinished` (default: true), into hast with MDX nodes (`mdxJsxFlowElement`, `mdxTextExpression`, `mdxjsEsm` …), with positions. */
export type Engine = (source: string, isFinished?: boolean) => Root;

/** What an engine throws when it cannot read the source. */
export class SyntaxProblem extends Error {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** A source file read: front matter apart, body as hast after all transforms. */
export interface ParsedPage {
  hast: Root;
}

/** A local link or file that a page points to, as a path under the docs folder with `?query` and `#hash`. */
export interface LocalLink {
  /** Root-absolute, without base: `/guides/install#linux`, `/images/a.png`. */
  target: string;
  kind: 'page' | 'asset';
  file: string;
  line: number;
  column: number;
}

/** A page or snippet compiled: static HTML, or a module where it needs code. */
export type CompiledPage = {
  problems: { errors: Problem[]; warnings: Problem[] };
  links: LocalLink[];
  /** Other files that it was made from (inlined snippets), relative to the docs folder. */
  dependencies: string[];
} & ({ kind: 'static'; html: string } | { kind: 'module'; code: string } | { kind: 'failed' });

/** A live component on a page: where its code is, and its name in the page. */
export interface IslandUse {
  /** Relative to the docs folder. */
  file: string;
  /** At the top level of the file. */
  name: string;
  /** In the page, and for the script that brings it. */
  key: string;
}

export interface TocEntry {
  /** 2 to 6. */
  depth: number;
  id: string;
  /** Plain text. */
  title: string;
}

/** A page rendered: what the shell and the outputs take. */
export interface RenderedPage {
  meta: PageMeta;
  /** The content, complete: ids, links, declarative shadow roots. */
  html: string;
  /** The same words as Markdown, with what is for agents only and without what is for people only. */
  markdown: string;
  toc: TocEntry[];
  /** All ids on the page, for the check of links to them. */
  ids?: string[];
  /** Tags of the elements on the page that need their script, sorted. */
  elements: string[];
  /** Class names that occur, for the utility generator. */
  classes: string[];
  /** Local links with their place, for the link check. */
  links: LocalLink[];
  /** Files of the docs folder that are published only because the page refers to them. */
  files?: string[];
  /** Whether it has content for the column beside it, such as request samples. Default: false. */
  hasBeside?: boolean;
  /** The live components, each once; their scripts come with the page. */
  islands?: IslandUse[];
}
