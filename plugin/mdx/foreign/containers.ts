/** Turns containers of other tools into components: `:::tip[Title]` … `:::` becomes `<Tip title="Title">` … `</Tip>`. */
import { containerComponents } from '../../config/other-tools/containers.js';
import { ownValue } from '../../core/text/own-value.js';
import { BlockStructure, type LineStart } from '../source/block-structure.js';
import type { EditedText, Edit } from '../source/edited-text.js';
import type { PageSyntax } from '../source/page-syntax.js';
import { isVoid } from '../source/html-syntax.js';
import { matchAt } from '../source/match-at.js';
import { scan } from '../source/scan.js';
import type { Span } from '../source/spans.js';
import { titleProp } from './title-prop.js';

const anyMarker = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*:::/m;
const marker = /(:{3,})[ \t]*([^\n]*)/y;
const opening = /^([A-Za-z][\w-]*)(?:[ \t]*\[(.*)\])?[ \t]*(.*)$/;
const trailingAttributes = /^(.*?)[ \t]*\{([^{}]*)\}$/;

/** A line that may open or close a container. */
interface Marker extends LineStart {
  start: number;
  end: number;
  colons: number;
  /** Number of tags before it. */
  tagsBefore: number;
  /** The tag of the component; `undefined` if the line closes a container. */
  tag?: { name: string; props: string };
}

/** The text with components. Containers with an unknown name, and those that are never closed, stay as they are. */
export function withContainers(source: EditedText, syntax?: readonly PageSyntax[]): EditedText {
  const body = source.text;
  if (!anyMarker.test(body)) return source;
  const { spans } = scan(body, syntax);
  const pairs = new MarkerPairs(body, spans).find();
  const edits = pairs.flatMap(([open, close]) => {
    const { name, props } = open.tag!;
    return [
      { start: open.start, end: open.end, text: `<${name}${props}>` },
      { start: close.start, end: close.end, text: `</${name}>` },
    ];
  });
  return source.edit(edits.sort((one: Edit, other: Edit) => one.start - other.start));
}

/** Finds the lines that open and close containers of one text. */
class MarkerPairs {
  readonly #body: string;
  readonly #spans: readonly Span[];
  readonly #tags: readonly Extract<Span, { kind: 'tag' }>[];
  #tagsBefore = 0;
  readonly #open: Marker[] = [];
  readonly #pairs: [Marker, Marker][] = [];

  constructor(body: string, spans: readonly Span[]) {
    this.#body = body;
    this.#spans = spans;
    this.#tags = spans.filter((span) => span.kind === 'tag');
  }

  find(): [Marker, Marker][] {
    const blocks = new BlockStructure(this.#body);
    let index = 0;
    for (let at = 0; at < this.#body.length;) {
      while (index < this.#spans.length && this.#spans[index]!.end <= at) index++;
      const span = this.#spans[index];
      const isProse =
        !span || span.start > at || (span.start === at && span.kind !== 'fence' && span.kind !== 'module');
      if (isProse) this.#readLine(blocks.enterLine(at), at);
      const lineEnd = this.#body.indexOf('\n', at);
      at = lineEnd < 0 ? this.#body.length : lineEnd + 1;
    }
    return this.#pairs;
  }

  #readLine(line: LineStart, lineStart: number): void {
    const isItem = /[^ \t>]/.test(this.#body.slice(lineStart, line.content));
    this.#leave(line, isItem);
    const part = partAt(this.#body, line.content);
    if (!part) return;
    while (this.#tagsBefore < this.#tags.length && this.#tags[this.#tagsBefore]!.start < part.start) this.#tagsBefore++;
    const found = { ...line, ...part, tagsBefore: this.#tagsBefore };
    if (found.tag) this.#open.push(found);
    else if (!isItem) this.#close(found);
  }

  /** Forgets containers in a list item or quote that ends before the line. */
  #leave({ content, level, quoteDepth }: LineStart, isItem: boolean): void {
    const isBlank = /^[\r\n]?$/.test(this.#body.charAt(content));
    const isOver = (open: Marker): boolean =>
      quoteDepth < open.quoteDepth || (!isBlank && (level < open.level || (isItem && level === open.level)));
    while (this.#open.length > 0 && isOver(this.#open.at(-1)!)) this.#open.pop();
  }

  /** A line closes the container with as many colons, otherwise the innermost one with fewer. */
  #close(close: Marker): void {
    const isPair = ({ level, quoteDepth }: Marker): boolean => level === close.level && quoteDepth === close.quoteDepth;
    const same = this.#open.findLastIndex((open) => isPair(open) && open.colons === close.colons);
    const at = same >= 0 ? same : this.#open.findLastIndex((open) => isPair(open) && open.colons < close.colons);
    if (at < 0) return;
    const [open] = this.#open.splice(at);
    if (this.#isBalanced(open!, close)) this.#pairs.push([open!, close]);
  }

  /** Whether every component that opens in a container closes in it, and the reverse. */
  #isBalanced(open: Marker, close: Marker): boolean {
    let depth = 0;
    for (const { tag } of this.#tags.slice(open.tagsBefore, close.tagsBefore)) {
      if (tag.isSelfClosing || isVoid(tag.name)) continue;
      depth += tag.isClosing ? -1 : 1;
      if (depth < 0) return false;
    }
    return depth === 0;
  }
}

function partAt(body: string, start: number): Pick<Marker, 'start' | 'end' | 'colons' | 'tag'> | undefined {
  const [whole = '', colons, text = ''] = matchAt(marker, body, start) ?? [];
  if (colons === undefined) return undefined;
  const part = { start, end: start + whole.trimEnd().length, colons: colons.length };
  if (text.trim() === '') return part;
  const tag = tagOf(text.trim());
  return tag && { ...part, tag };
}

/** The tag for the text after the colons: a name with a title and attributes. */
function tagOf(text: string): Marker['tag'] {
  const [, type = '', inBrackets, rest = ''] = opening.exec(text) ?? [];
  const name = ownValue(containerComponents, type);
  const props = name === undefined ? undefined : readProps(inBrackets, rest);
  if (name === undefined || !props) return undefined;
  if (name === '' || name === 'CodeGroup') return { name, props: '' };
  const { title, ...others } = props;
  return { name, props: titleProp(title || (name === 'Accordion' ? 'Details' : '')) + propsText(others) };
}

/** The props in brackets, text and braces; `undefined` if there is more. */
function readProps(inBrackets: string | undefined, rest: string): Props | undefined {
  const [, before = rest, braces = ''] = trailingAttributes.exec(rest) ?? [];
  if (inBrackets !== undefined && before !== '') return undefined;
  const attributes = readAttributes(braces);
  return attributes && { title: inBrackets ?? before, ...attributes };
}

type Props = Record<string, string>;

const attribute = /\s*(?:#([\w-]+)|\.([\w-]+)|(open)(?=\s|$)|(title|icon)=(?:"([^"]*)"|'([^']*)'))/y;

/** The props that `{#id .class open title="…"}` sets; `undefined` if there are others. */
function readAttributes(text: string): Props | undefined {
  const props: Props = {};
  let end = 0;
  for (attribute.lastIndex = 0; ;) {
    const [, id, className, open, name, double, single] = attribute.exec(text) ?? [];
    if (attribute.lastIndex === 0) break;
    end = attribute.lastIndex;
    if (id !== undefined) props['id'] = id;
    if (className !== undefined) props['className'] = [props['className'], className].filter(Boolean).join(' ');
    if (open !== undefined) props['defaultOpen'] = 'true';
    if (name !== undefined) props[name] = double ?? single ?? '';
  }
  return text.slice(end).trim() === '' ? props : undefined;
}

function propsText(props: Props): string {
  return Object.entries(props)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');
}
