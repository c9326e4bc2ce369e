/** Where a construct can be: in the page, in other Markdown, in HTML, in components, in expressions and in snippets. */
import type { Mark } from './piece.js';

/**
 * `block`: lines of Markdown. `inline`: in a line of Markdown. `jsx`: one line of JSX, which all of them can hold.
 */
export type Place = 'block' | 'inline' | 'jsx';

/** Lines for other parts of the page: imports and exports at the top, footnotes at the end, files. */
export interface Surroundings {
  top: string[];
  end: string[];
  files: Record<string, string>;
  /** A name that is unique in the site. */
  name: string;
}

export interface Position {
  name: string;
  /** What it holds. */
  holds: Place;
  /** What it is itself. */
  is: Place;
  wrap(content: string, page: Surroundings, mark: Mark): string;
  /** Whether its content is left out of the Markdown form. */
  isUnread?: boolean;
  /** Constructs that have no meaning here, by the beginning of their names. */
  without?: readonly string[];
}

const indent = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);
const quote = (text: string): string => text.replace(/^/gm, '> ').replace(/ +$/gm, '');

function block(name: string, wrap: Position['wrap']): Position {
  return { name, holds: 'block', is: 'block', wrap };
}
function line(name: string, wrap: (content: string) => string, without: readonly string[] = []): Position {
  return { name, holds: 'inline', is: 'block', wrap, without };
}
function inner(name: string, wrap: (content: string) => string, without: readonly string[] = []): Position {
  return { name, holds: 'inline', is: 'inline', wrap, without };
}
function jsx(name: string, is: Place, wrap: Position['wrap']): Position {
  return { name, holds: 'jsx', is, wrap };
}

const links = ['link', 'autolink', 'bare link', 'reference link', 'footnote', 'image', '<a>', 'inline footnote'];

const markdownBlocks: Position[] = [
  block('list item', (text) => `- ${indent(text, '  ').trimStart()}`),
  block('second block of a list item', (text) => `- Item.\n\n${indent(text, '  ')}`),
  block('ordered list item', (text) => `1. ${indent(text, '   ').trimStart()}`),
  {
    ...block('nested list item', (text) => `- Item.\n  - ${indent(text, '    ').trimStart()}`),
    // Micromark does not begin another kind of list in a line that continues one.
    without: ['ordered list'],
  },
  block('block quote', quote),
  {
    ...block('alert', (text) => `> [!WARNING]\n${quote(text)}`),
    // Only a list that begins with 1 can follow a line of text.
    without: ['ordered list'],
  },
  block('footnote', (text, page) => {
    page.end.push(`[^${page.name}]: ${indent(text, '    ').trimStart()}`);
    return `Word.[^${page.name}]`;
  }),
  block('snippet', (text, page) => {
    const own = page.end.filter((line) => text.includes(line.slice(0, line.indexOf(']:') + 1)));
    page.end = page.end.filter((line) => !own.includes(line));
    page.files[`snippets/${page.name}.mdx`] = `${[text, ...own].join('\n\n')}\n`;
    const component = `Snippet${page.name}`;
    page.top.push(`import ${component} from '/snippets/${page.name}.mdx';`);
    return `<${component} />`;
  }),
];

const lines = [
  line('paragraph', (text) => `Word ${text} word.`),
  line('start of a paragraph', (text) => `${text} word.`),
  line('second line of a paragraph', (text) => `Word\n${text} word.`),
  line('heading', (text) => `## Word ${text}`, links),
  line('underlined heading', (text) => `Word ${text}\n---`, links),
  line('task', (text) => `- [x] Word ${text}`),
  line('table cell', (text) => `| A | B |\n| - | - |\n| Word ${text} | b |`),
  line('table head', (text) => `| Word ${text} | B |\n| - | - |\n| a | b |`),
];

const inners = [
  inner('emphasis', (text) => `*word ${text} word*`),
  inner('strong', (text) => `**word ${text} word**`),
  inner('strikethrough', (text) => `~~word ${text} word~~`),
  inner('link text', (text) => `[word ${text}](https://example.com)`, links),
  inner('<span>', (text) => `<span>word ${text}</span>`),
];

const htmlBlocks = ['div', 'section', 'article', 'aside', 'figure', 'center'].map((tag) =>
  block(`<${tag}>`, (text) => `<${tag}>\n\n${text}\n\n</${tag}>`),
);
const otherHtml = [
  block('<details>', (text) => `<details>\n<summary>Word</summary>\n\n${text}\n\n</details>`),
  block('<ul>', (text) => `<ul>\n<li>\n\n${text}\n\n</li>\n</ul>`),
  block('<td>', (text) => `<table>\n<tbody>\n<tr>\n<td>\n\n${text}\n\n</td>\n</tr>\n</tbody>\n</table>`),
  block('<dd>', (text) => `<dl>\n<dt>Word</dt>\n<dd>\n\n${text}\n\n</dd>\n</dl>`),
  block('<blockquote>', (text) => `<blockquote>\n\n${text}\n\n</blockquote>`),
];

const scripts = [
  jsx('expression', 'jsx', (text) => `{true && <span>${text}</span>}`),
  jsx('fragment', 'jsx', (text) => `<>${text}</>`),
  jsx('map', 'jsx', (text) => `{['a'].map((key) => <span key={key}>${text}</span>)}`),
  jsx('exported element', 'block', (text, page) => {
    page.top.push(`export const Part${page.name} = () => <div>${text}</div>;`);
    return `<Part${page.name} />`;
  }),
  jsx('children of an exported component', 'jsx', (text, page) => {
    page.top.push(`export const Box${page.name} = ({ children }) => <span>{children}</span>;`);
    return `<Box${page.name}>${text}</Box${page.name}>`;
  }),
  jsx('prop of a component', 'jsx', (text, page) => {
    page.top.push(`export const Slot${page.name} = ({ slot }) => <span>{slot}</span>;`);
    return `<Slot${page.name} slot={<b>${text}</b>} />`;
  }),
  jsx('component file', 'block', (text, page) => {
    page.files[`snippets/${page.name}.jsx`] = `export const File${page.name} = () => <div>${text}</div>;\n`;
    page.top.push(`import { File${page.name} } from '/snippets/${page.name}.jsx';`);
    return `<File${page.name} />`;
  }),
];

/** All positions that are not components. */
export const plainPositions: readonly Position[] = [
  ...markdownBlocks,
  ...lines,
  ...inners,
  ...htmlBlocks,
  ...otherHtml,
  ...scripts,
];
