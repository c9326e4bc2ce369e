/** The text of a page in sections, for search: one for each heading, field, accordion and response. */
import { drawingText } from '../../core/tree/drawing-text.js';
import { decode } from '../../core/tree/decode.js';
import { isFootnoteMark } from '../../core/tree/footnote-marks.js';
import { markup, type HtmlElement } from '../../core/tree/html-element.js';
import { headingText, textOf } from '../../core/tree/text-of.js';
import { slotted, slotText } from '../find-element.js';

export interface TextSection {
  /** Empty for text before the first heading. */
  heading: string;
  id: string;
  /** Whether the heading is the name of a field or a status code instead of text. */
  isCode: boolean;
  text: string;
  /** The source of code blocks. */
  code: string;
}

const headings = new Set(['h1', 'h2', 'h3', 'h4']);
const fields = new Set(['octavo-param-field', 'octavo-response-field']);
const skipped = new Set(['script', 'style', 'template', 'annotation', 'textarea', 'octavo-mermaid', markup]);
/** Elements inside a line of text. All other elements, and parts of components, separate words. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** The sections of a page whose headings have ids. The first one is the introduction. */
export function textSections(page: HtmlElement): TextSection[] {
  const reader = new SectionReader();
  reader.read(page);
  return reader.sections;
}

class SectionReader {
  readonly sections: TextSection[] = [];
  #current: TextSection;

  constructor() {
    this.#current = this.#open({ heading: '', id: '', isCode: false });
  }

  read({ children }: HtmlElement): void {
    for (const child of children) {
      if (typeof child === 'string') this.#current.text += decode(child);
      else if (!skipped.has(child.tag) && !isFootnoteMark(child)) this.#element(child);
    }
  }

  #element(element: HtmlElement): void {
    const { tag } = element;
    if (tag === 'svg') {
      this.#current.text += ` ${drawingText(element)} `;
      return;
    }
    if (tag === 'pre') {
      this.#readCode(element);
      this.#current.code += '\n';
      return;
    }
    const start = sectionStart(element);
    if (start && (headings.has(tag) || tag === 'p')) {
      this.#openLine(start, element);
      return;
    }
    const outer = this.#current;
    const separates = !inline.has(tag) || element.has('slot');
    if (start) this.#current = this.#open(start);
    else if (separates) this.#current.text += ' ';
    if (element.shared) this.#current.text += element.shared.text;
    else this.read(element);
    if (start) this.#current = outer;
    else if (separates) this.#current.text += ' ';
  }

  /** The section of a heading. Words in it that its name lacks, such as those of a tooltip, are the first of its text. */
  #openLine(start: SectionStart, element: HtmlElement): void {
    const section = this.#open(start);
    this.#current = section;
    this.read(element);
    const named = new Set(wordsOf(start.heading));
    if (wordsOf(section.text).every((word) => named.has(word))) section.text = '';
    else section.text += ' ';
  }

  #readCode({ children, shared }: HtmlElement): void {
    if (shared) this.#current.code += shared.text;
    for (const child of children) {
      if (typeof child === 'string') this.#current.code += decode(child);
      else if (!skipped.has(child.tag) && child.tag !== 'svg') this.#readCode(child);
    }
  }

  #open(start: Pick<TextSection, 'heading' | 'id' | 'isCode'>): TextSection {
    const section = { ...start, text: '', code: '' };
    this.sections.push(section);
    return section;
  }
}

type SectionStart = Pick<TextSection, 'heading' | 'id' | 'isCode'>;

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The section that an element starts: a heading up to the next one, any other element with its content. */
function sectionStart(element: HtmlElement): SectionStart | undefined {
  const { tag } = element;
  if (headings.has(tag)) return named(headingText(element), element.attribute('id'), false);
  if (fields.has(tag)) return named(slotText(element, 'name'), element.attribute('id'), true);
  if (tag === 'octavo-accordion') return named(slotText(element, 'title'), anchorOf(element), false);
  if (tag === 'octavo-update') return named(slotText(element, 'label'), anchorOf(element), false);
  return responseStart(element);
}

/** A response of an operation: a line that opens, or a paragraph if there is nothing in it. */
function responseStart(element: HtmlElement): SectionStart | undefined {
  if (element.tag === 'p') return responseNamed(element, element.attribute('id'));
  const [line, content] = element.tag === 'details' ? element.elements : [];
  return line && content && responseNamed(line, content.attribute('id'));
}

/** `line`: begins with the status. */
function responseNamed(line: HtmlElement, id: string | undefined): SectionStart | undefined {
  const [code] = id?.startsWith('response-') ? line.elements : [];
  return code?.tag === 'code' ? named(textOf(code), id, true) : undefined;
}

function named(heading: string, id: string | undefined, isCode: boolean): SectionStart | undefined {
  return heading && id ? { heading, id, isCode } : undefined;
}

/** The id that links to an accordion, a tab or an update use. */
function anchorOf(element: HtmlElement): string | undefined {
  return slotted(element, 'anchor')?.attribute('id') ?? element.attribute('id');
}
