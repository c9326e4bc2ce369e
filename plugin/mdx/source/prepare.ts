/** Prepares a page for the engines: comments, variables, syntax of plugins, heading ids and HTML syntax. */
import { foreignProblem } from '../../config/other-tools/find-foreign.js';
import type { FoundProblem } from '../../core/errors/errors.js';
import { ownValue } from '../../core/text/own-value.js';
import { crowdedParts, type CrowdedPart } from './crowded-blocks.js';
import type { EditedText, Edit } from './edited-text.js';
import type { SourcePoint } from '../../core/text/source-frame.js';
import { autolinkText, bareValueEdits, codeLineEdits, infoEdits, rawTextEdits, voidTagEdits } from './html-syntax.js';
import type { PageSyntax } from './page-syntax.js';
import { isFinished } from './is-finished.js';
import { Placeholders } from './placeholders.js';
import { scan } from './scan.js';
import type { Span } from './spans.js';
import { wideEmphasis } from './wide-emphasis.js';
import { escapeFor, variableEdits, variableName, withVariables } from './variables.js';

export interface PrepareOptions {
  /** Values for `{{name}}`. */
  variables: Record<string, string>;
  /** Syntax besides MDX. Default: none. */
  syntax?: readonly PageSyntax[];
}

export interface PreparedPage {
  source: EditedText;
  placeholders: Placeholders;
  /** Unmatched `{` and `<`: their number, and the first one. */
  strays: { count: number; first: SourcePoint };
  /** Whether every brace and tag is closed. */
  isFinished: boolean;
}

type Warn = (problem: Omit<FoundProblem, 'file'>) => void;

/** A line of another tool that has a `<`. */
const foreignLine = /^[ \t>]*(?:-+8<|<<< ?[@./])/;

/** Prepares the body of a page. Variables without a value, and syntax of other tools, are reported to `warn`. */
export function prepare(source: EditedText, options: PrepareOptions, warn: Warn): PreparedPage {
  const body = source.text;
  const placeholders = new Placeholders();
  const preparation = { body, source, options, placeholders, warn };
  const scanned = scan(body, options.syntax);
  const { spans } = scanned;
  const isForeign = (at: number): boolean => foreignLine.test(body.slice(body.lastIndexOf('\n', at) + 1, at + 80));
  const strays = scanned.strays.filter((at) => !isForeign(at));
  const foreignEdits = scanned.strays.filter(isForeign).map((at) => ({ start: at, end: at, text: '\\' }));
  const crowdedEdits = crowdedParts(body, spans).map((part) => crowdedEdit(part, source, placeholders));
  const edits = merged(
    spans.flatMap((span) => editsFor(span, preparation)),
    [...crowdedEdits, ...foreignEdits, ...wideEmphasis(body, spans)],
  );
  return {
    source: source.edit(edits),
    placeholders,
    strays: { count: strays.length, first: source.originalPoint(strays[0] ?? 0) },
    isFinished: isFinished({ ...scanned, strays }, body),
  };
}

function crowdedEdit({ start, end, character }: CrowdedPart, page: EditedText, placeholders: Placeholders): Edit {
  if (character !== undefined) return { start, end, text: placeholders.hold({ kind: 'character', source: character }) };
  const source = page.text.slice(start, end);
  const at = page.originalPoint(start);
  return { start, end, text: placeholders.hold({ kind: 'expression', code: source.slice(1, -1), at, source }) };
}

/** All edits in order. If both lists edit the same range, the first list wins. */
function merged(edits: readonly Edit[], others: readonly Edit[]): Edit[] {
  const starts = new Set(edits.map(({ start }) => start));
  return [...edits, ...others.filter(({ start }) => !starts.has(start))].sort((one, other) => one.start - other.start);
}

interface Preparation {
  body: string;
  /** The same, unedited. */
  source: EditedText;
  options: PrepareOptions;
  placeholders: Placeholders;
  warn: Warn;
}

function editsFor(span: Span, preparation: Preparation): Edit[] {
  const { body, source, options, placeholders } = preparation;
  const { start, end } = span;
  switch (span.kind) {
    case 'comment':
      warnForeign('comment', span, preparation);
      // In Markdown, a comment of its own ends the block before it.
      return [{ start, end, text: span.isBlock ? '{/**/}' : body.slice(start, end).replace(/[^\n]+/g, '') }];
    case 'component': {
      const held = { ...span, at: source.originalPoint(start), source: body.slice(start, end) };
      return [{ start, end, text: placeholders.hold(held) }];
    }
    case 'expression':
      return expressionEdits(span, preparation);
    case 'tag':
      return [
        ...span.tag.strings.flatMap((string) => variableEdits(body, string, options.variables, 'attribute')),
        ...bareValueEdits(span.tag),
        ...voidTagEdits(body, start, span.tag),
      ];
    case 'raw':
      return rawTextEdits(body, span);
    case 'autolink':
      return [{ start, end, text: autolinkText(withVariables(body.slice(start + 1, end - 1), options.variables)) }];
    case 'address':
      return variableEdits(body, span, options.variables, 'prose');
    case 'code':
      return [...codeLineEdits(body, span), ...variableEdits(body, span, options.variables, 'code')];
    case 'fence':
      return [...infoEdits(body, span), ...variableEdits(body, span, options.variables, 'code')];
    case 'module':
      return [];
  }
}

/** Most braces are JavaScript and stay, except `{{name}}` and `{#id}` at the end of a heading. */
function expressionEdits(span: Extract<Span, { kind: 'expression' }>, preparation: Preparation): Edit[] {
  const { body, options, placeholders } = preparation;
  const { start, end } = span;
  const text = body.slice(start, end);
  if (span.endsHeading && text.startsWith('{#')) {
    const source = /[ \t]*$/.exec(body.slice(Math.max(0, start - 80), start))![0] + text;
    const id = text.slice(2, -1).trim().normalize('NFC');
    return [{ start: end - source.length, end, text: placeholders.hold({ kind: 'heading-id', id, source }) }];
  }
  const name = text.startsWith('{{') ? variableName(text) : undefined;
  if (name === undefined)
    return warnForeign('braces', span, preparation) ? [{ start, end, text: escapeFor('prose', text) }] : [];
  const value = ownValue(options.variables, name);
  if (value === undefined) warnUnknown(name, start, preparation);
  return [{ start, end, text: escapeFor('prose', value ?? text) }];
}

/** Whether the span is syntax of another tool, which is reported. */
function warnForeign(where: 'braces' | 'comment', { start, end }: Span, { body, source, warn }: Preparation): boolean {
  const problem = foreignProblem(where, body.slice(start, end));
  if (problem) warn({ ...problem, ...source.originalPoint(start) });
  return problem !== undefined;
}

function warnUnknown(name: string, offset: number, { source, options, warn }: Preparation): void {
  const names = Object.keys(options.variables);
  const defined = names.length > 0 ? `; it defines ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}` : '';
  warn({
    code: 'unknown-variable',
    message: `There is no variable "${name}", so {{${name}}} is shown as text.`,
    hint: `Define it under \`variables\` in docs.json${defined}. To show the braces, write \\{\\{${name}}}.`,
    ...source.originalPoint(offset),
  });
}
