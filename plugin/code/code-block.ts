/** Renders a code block of a page as the light DOM of `<octavo-code-block>`. */
import type { CodeBlockProps } from '../../elements/page-component.js';
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { HighlightedCode, Highlighter } from './highlighter.js';
import { mark, readLineMarkers, type MarkedCode } from './line-markers.js';
import type { TypedCode } from './twoslash.js';
import { rangesOf, wrapRanges } from './wrap-ranges.js';

/** A code block as HTML. `known` is false if its language is unknown, which deserves a warning. */
export interface RenderedCodeBlock {
  html: string;
  language: string;
  known: boolean;
}

/** The parts of a code block besides the code. */
export interface CodeBlockParts {
  /** SVG or `<img>`, shown before the title. */
  icon?: string;
  /** The output of the TypeScript compiler for the code. */
  typed?: TypedCode;
}

/** Renders `block`: marker comments become classes of their lines, the rest is highlighted. */
export function renderCodeBlock(
  block: CodeBlockProps,
  highlighter: Pick<Highlighter, 'highlight' | 'languageId'>,
  { icon = '', typed }: CodeBlockParts = {},
): RenderedCodeBlock {
  const source = (typed?.code ?? block.code).replace(/\r?\n$/, '');
  const marked = readLineMarkers(source, block.language && highlighter.languageId(block.language));
  for (const line of block.highlight ?? []) mark(marked.classes, line - 1, 1, 'highlight');
  for (const line of block.focus ?? []) mark(marked.classes, line - 1, 1, 'focus');
  const { lines, language, known } = highlighter.highlight(marked.code, block.language);
  const first = typeof block.lines === 'number' ? block.lines : 1;
  const html =
    `<octavo-code-block language="${language}"${flags(block)}>${titleHtml(block.title, icon)}` +
    `<pre tabindex="0"><code class="language-${language}"${block.lines ? counterStyle(first, lines.length) : ''}>` +
    `${linesHtml(lines, marked, typed)}</code></pre></octavo-code-block>`;
  return { html, language, known };
}

/** Highlighted inline code. */
export function renderInlineCode(
  { code, language }: CodeBlockProps,
  highlighter: Pick<Highlighter, 'highlight'>,
): string {
  const { lines, language: id } = highlighter.highlight(code, language);
  return `<code class="language-${id}">${lines.join('\n')}</code>`;
}

function flags(block: CodeBlockProps): string {
  return (['lines', 'wrap', 'expandable', 'nocopy'] as const)
    .filter((flag) => block[flag])
    .map((flag) => ` ${flag}`)
    .join('');
}

function titleHtml(title: string | undefined, icon: string): string {
  return title || icon ? `<span slot="title">${icon}${escapeHtml(title ?? '')}</span>` : '';
}

/** The first line number and the number of digits, if they differ from the defaults. */
function counterStyle(first: number, count: number): string {
  const digits = String(first + count - 1).length;
  const styles = [
    first === 1 ? '' : `counter-reset:line ${first - 1}`,
    digits < 3 ? '' : `--octavo-line-digits:${digits}`,
  ];
  const style = styles.filter(Boolean).join(';');
  return style && ` style="${style}"`;
}

/** Line breaks stay text between the lines, so that selecting and copying return the code unchanged. */
function linesHtml(lines: HighlightedCode['lines'], marked: MarkedCode, typed: TypedCode | undefined): string {
  const { classes, words } = marked;
  const texts = words.length > 0 ? marked.code.split(/\r?\n/) : [];
  return lines
    .map((html, index) => {
      const here = words.filter(({ first, end }) => first <= index && index < end).map(({ word }) => word);
      const withTypes = typed ? wrapRanges(html, typesAt(typed, index)) : html;
      const content = here.length > 0 ? wrapRanges(withTypes, rangesOf(here, texts[index]!)) : withTypes;
      const line = `<span class="${['line', ...(classes.get(index) ?? [])].join(' ')}">${content}</span>`;
      return typed ? line + notesHtml(typed, index) : line;
    })
    .join('\n');
}

function typesAt({ types }: TypedCode, index: number): { start: number; end: number; open: string }[] {
  return types
    .filter(({ line }) => line === index)
    .map(({ start, end, text }) => ({ start, end, open: `<span data-type="${escapeHtml(text)}">` }));
}

function notesHtml({ notes }: TypedCode, index: number): string {
  return notes
    .filter(({ line }) => line === index)
    .map(({ kind, text }) => `\n<span class="note ${kind}">${escapeHtml(text)}</span>`)
    .join('');
}
