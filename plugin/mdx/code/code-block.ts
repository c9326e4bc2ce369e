/** A code block of a page as the light DOM of `<octavo-code-block>`. */
import type { CodeBlockProps } from '../../../elements/page-component.js';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import type { HighlightedCode, Highlighter } from './highlighter.js';
import { mark, readLineMarkers, type MarkedCode } from './line-markers.js';

/** A code block as HTML. `known` is false where nobody knows its language, which the author should hear of. */
export interface RenderedCodeBlock {
  html: string;
  language: string;
  known: boolean;
}

/** Renders `block`: markers in comments become classes of their lines, the rest is highlighted. `icon` is SVG or `<img>`, shown before the title. */
export function renderCodeBlock(
  block: CodeBlockProps,
  highlighter: Pick<Highlighter, 'highlight'>,
  icon = '',
): RenderedCodeBlock {
  const { code, classes } = readLineMarkers(block.code.replace(/\r?\n$/, ''));
  for (const line of block.highlight ?? []) mark(classes, line - 1, 1, 'highlight');
  for (const line of block.focus ?? []) mark(classes, line - 1, 1, 'focus');
  const { lines, language, known } = highlighter.highlight(code, block.language);
  const flags = (['lines', 'wrap', 'expandable', 'nocopy'] as const)
    .filter((flag) => block[flag])
    .map((flag) => ` ${flag}`);
  const html =
    `<octavo-code-block language="${language}"${flags.join('')}>${titleHtml(block.title, icon)}` +
    `<pre tabindex="0"><code class="language-${language}">${linesHtml(lines, classes)}</code></pre></octavo-code-block>`;
  return { html, language, known };
}

function titleHtml(title: string | undefined, icon: string): string {
  return title || icon ? `<span slot="title">${icon}${escapeHtml(title ?? '')}</span>` : '';
}

/** Line ends stay text between the lines, so that selecting and copying give the code as it is. */
function linesHtml(lines: HighlightedCode['lines'], classes: MarkedCode['classes']): string {
  return lines
    .map((html, index) => `<span class="${['line', ...(classes.get(index) ?? [])].join(' ')}">${html}</span>`)
    .join('\n');
}
