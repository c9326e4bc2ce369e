/** Renders a code block of a page as the light DOM of `<octavo-code-block>`. */
import type { CodeBlockProps } from '../../elements/page-component.js';
import { HtmlElement } from '../core/tree/html-element.js';
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { h, html, type Element } from '../../runtime/jsx/node.js';
import { ansiText, isAnsi } from './ansi.js';
import type { HighlightedCode, Highlighter } from './highlighter.js';
import { mark, readLineMarkers, type MarkedCode } from './line-markers.js';
import type { LineRange } from './line-markup.js';
import type { RangesOf } from './line-tokenizer.js';
import type { TypedCode } from './twoslash.js';

/**
 * Renders `block`: marker comments become classes of their lines, all other code is highlighted. `icon`: SVG or `<img>`, shown
 * before the title. `typed`: the output of the TypeScript compiler for the code. `known` is false if the language is unknown,
 * which deserves a warning.
 */
export function renderCodeBlock(
  block: CodeBlockProps,
  highlighter: Pick<Highlighter, 'highlight' | 'languageId'>,
  { icon, typed }: { icon?: HtmlElement; typed?: TypedCode } = {},
): { element: HtmlElement; known: boolean } {
  const source = (typed?.code ?? block.code).replace(/\r?\n$/, '');
  const marked = readLineMarkers(source, block.language && highlighter.languageId(block.language));
  for (const line of block.highlight ?? []) mark(marked.classes, line - 1, 1, 'highlight');
  for (const line of block.focus ?? []) mark(marked.classes, line - 1, 1, 'focus');
  const { lines, language, known } = highlighter.highlight(marked.code, block.language, rangesIn(marked, typed));
  const first = typeof block.lines === 'number' ? block.lines : 1;
  const code = HtmlElement.shared(
    'code',
    { class: `language-${language}`, style: block.lines ? counterStyle(first, lines.length) : undefined },
    linesHtml(lines, marked, typed),
    { text: isAnsi(language) ? ansiText(marked.code) : textOf(marked, typed) },
  );
  const pre = HtmlElement.make('pre', { tabindex: '0' }, [code]);
  const { wrap, expandable, nocopy } = block;
  const attributes = { language, lines: Boolean(block.lines), wrap, expandable, nocopy };
  const element = HtmlElement.make('octavo-code-block', attributes, [...title(block.title, icon), pre]);
  return { element, known };
}

/** Highlighted inline code. */
export function renderInlineCode(
  { code, language }: CodeBlockProps,
  highlighter: Pick<Highlighter, 'highlight'>,
): Element {
  const { lines, language: id } = highlighter.highlight(code, language);
  return h('code', { class: `language-${id}` }, html(lines.join('\n')));
}

function title(text: string | undefined, icon: HtmlElement | undefined): HtmlElement[] {
  const content = [...(icon?.children ?? []), ...(text ? [escapeHtml(text)] : [])];
  return content.length > 0 ? [HtmlElement.make('span', { slot: 'title' }, content)] : [];
}

/** The first line number and the number of digits, if they differ from the defaults. */
function counterStyle(first: number, count: number): string | undefined {
  const digits = String(first + count - 1).length;
  const styles = [
    first === 1 ? '' : `counter-reset:line ${first - 1}`,
    digits < 3 ? '' : `--octavo-line-digits:${digits}`,
  ];
  return styles.filter(Boolean).join(';') || undefined;
}

/** Line breaks stay text between the lines, so that selecting and copying return the code unchanged. */
function linesHtml(lines: HighlightedCode['lines'], { classes }: MarkedCode, typed: TypedCode | undefined): string {
  return lines
    .map((line, index) => {
      const whole = `<span class="${['line', ...(classes.get(index) ?? [])].join(' ')}">${line}</span>`;
      return typed ? whole + notesHtml(typed, index) : whole;
    })
    .join('\n');
}

/** The types and the marked words of each line; `undefined` if there are none. */
function rangesIn({ words }: MarkedCode, typed: TypedCode | undefined): RangesOf | undefined {
  if (words.length === 0 && !typed) return undefined;
  return (line, index) => {
    const here = words.filter(({ first, end }) => first <= index && index < end);
    const levels = [typed ? typesAt(typed, index) : [], here.flatMap(({ word }) => rangesOf(word, line))];
    return levels.filter((ranges) => ranges.length > 0);
  };
}

/** Each place of `word` in `line`. */
function rangesOf(word: string, line: string): LineRange[] {
  const ranges: LineRange[] = [];
  for (let start = line.indexOf(word); word && start >= 0; start = line.indexOf(word, start + word.length))
    ranges.push({ start, end: start + word.length, tag: 'mark' });
  return ranges;
}

/** The code as readers see it. */
function textOf({ code }: MarkedCode, typed: TypedCode | undefined): string {
  const lines = code.split(/\r?\n/);
  if (!typed) return lines.join('\n');
  return lines.map((line, index) => [line, ...notesAt(typed, index).map(({ text }) => text)].join('\n')).join('\n');
}

function notesAt({ notes }: TypedCode, index: number): TypedCode['notes'] {
  return notes.filter(({ line }) => line === index);
}

function typesAt({ types }: TypedCode, index: number): LineRange[] {
  return types
    .filter(({ line }) => line === index)
    .map(({ start, end, text }) => ({ start, end, tag: 'span', attributes: ` data-type="${escapeHtml(text)}"` }));
}

function notesHtml(typed: TypedCode, index: number): string {
  return notesAt(typed, index)
    .map(({ kind, text }) => `\n<span class="note ${kind}">${escapeHtml(text)}</span>`)
    .join('');
}
