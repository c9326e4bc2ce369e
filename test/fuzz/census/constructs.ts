/** The constructs of Markdown, GitHub's flavor, MDX and HTML, with the pieces that an author writes in them. */
import { foreignSyntax } from '../../../plugin/config/other-tools/foreign-syntax.js';
import type { Mark } from './piece.js';
import type { Place, Surroundings } from './positions.js';

export interface Construct {
  name: string;
  /** What it is; see `Place`. */
  is: Place;
  write(mark: Mark, page: Surroundings): string;
}

type Write = Construct['write'];
const of =
  (is: Place) =>
  (name: string, write: Write): Construct => ({ name, is, write });
const [block, inline, jsx] = [of('block'), of('inline'), of('jsx')];

const code = { tag: 'code' };
/** Numbers in code are not indexed. */
const alt = { attributes: ['alt'] };
const title = { attributes: ['title'], markdown: false };

const inlines = [
  inline('word', (mark) => mark()),
  inline('number', (mark) => mark('number')),
  inline('emphasis', (mark) => `*${mark('text', { tag: 'em' })}*`),
  inline('emphasis with underscores', (mark) => `_${mark('text', { tag: 'em' })}_`),
  inline('strong', (mark) => `**${mark('text', { tag: 'strong' })}**`),
  inline('strong emphasis', (mark) => `***${mark('text', { tag: 'strong' })}***`),
  inline('strikethrough', (mark) => `~~${mark('text', { tag: 'del' })}~~`),
  inline('strikethrough with one tilde', (mark) => `~${mark('text', { tag: 'del' })}~`),
  inline('code', (mark) => `\`${mark('text', code)}\``),
  inline('code with backticks', (mark) => `\`\` \`${mark('text', code)}\` \`\``),
  inline('code with braces', (mark) => `\`{${mark('text', code)}} <${mark('text', code)}>\``),
  inline('link', (mark) => `[${mark('text', { tag: 'a' })}](${mark('address')})`),
  inline('link with title', (mark) => `[${mark('text', { tag: 'a' })}](${mark('address')} "${mark('text', title)}")`),
  inline('link in angle brackets', (mark) => `[${mark('text', { tag: 'a' })}](<${mark('address')}>)`),
  inline('reference link', (mark, page) => {
    page.end.push(`[${page.name}ref]: ${mark('address')} "${mark('text', title)}"`);
    return `[${mark('text', { tag: 'a' })}][${page.name}ref]`;
  }),
  inline('bare link', (mark) => mark('address')),
  inline('bare link without scheme', (mark) => mark('address').replace('https://', 'www.')),
  inline('image', (mark) => `![${mark('text', alt)}](${mark('address')}.png)`),
  inline('image with title', (mark) => `![${mark('text', alt)}](${mark('address')}.png "${mark('text', title)}")`),
  inline('reference image', (mark, page) => {
    page.end.push(`[${page.name}img]: ${mark('address')}.png`);
    return `![${mark('text', alt)}][${page.name}img]`;
  }),
  inline('footnote', (mark, page) => {
    page.end.push(`[^${page.name}foot]: ${mark()}`);
    return `${mark()}[^${page.name}foot]`;
  }),
  inline('escapes', (mark) => `\\*${mark()}\\* \\_${mark()}\\_ \\<${mark()}\\> \\{${mark()}\\}`),
  inline('entities', (mark) => `&lt;${mark()}&gt; &copy;${mark()}&amp;`),
  inline('hard break', (mark) => `${mark()}<br />${mark()}`),
  inline('inline math', (mark) => `$x_{\\text{${mark('text', { search: false })}}}$`),
  inline('emoji code', (mark) => `:${mark()}:`),
  inline('brackets', (mark) => `[${mark()}] [${mark()}][] (${mark()})`),
  inline('comment beside a word', (mark) => `${mark()} {/* comment */}${mark()}`),
  inline('string expression', (mark) => `{'${mark()}'} {\`${mark()}\`}`),
  inline('number expression', (mark) => `{${mark('number')}}`),
  inline('variable', (mark, page) => {
    page.top.push(`export const value${page.name} = '${mark()}';`);
    return `{value${page.name}}`;
  }),
];

const htmlInlines = 'b i u s em strong small mark kbd sub sup code samp var q cite abbr dfn time ins del span'
  .split(' ')
  .map((tag) => jsx(`<${tag}>`, (mark) => `<${tag} title="${mark('text', title)}">${mark('text', { tag })}</${tag}>`));

const jsxParts = [
  jsx('JSX text', (mark) => `${mark()}`),
  jsx('JSX number', (mark) => `${mark('number')}`),
  jsx('JSX string', (mark) => `{'${mark()}'}`),
  jsx('JSX template', (mark) => `{\`${mark()}\`}`),
  jsx('JSX number expression', (mark) => `{${mark('number')}}`),
  jsx('JSX list', (mark) => `{['${mark()}', ' ', ${mark('number')}]}`),
  jsx('JSX condition', (mark) => `{false ? 'no' : <b>${mark('text', { tag: 'b' })}</b>}`),
  jsx('<a>', (mark) => `<a href="${mark('address')}" title="${mark('text', title)}">${mark('text', { tag: 'a' })}</a>`),
  jsx('<img>', (mark) => `<img src="${mark('address')}.png" alt="${mark('text', alt)}" />`),
  jsx('<ruby>', (mark) => `<ruby>${mark()}<rt>${mark()}</rt></ruby>`),
  jsx('<input>', (mark) => `<input placeholder="${mark('text', { attributes: ['placeholder'], markdown: false })}" />`),
  jsx('<button>', (mark) => `<button type="button">${mark('text', { tag: 'button' })}</button>`),
  jsx('<progress>', (mark) => `<progress value={1} max={2}>${mark()}</progress>`),
];

const blocks = [
  block('heading', (mark) => `### ${mark('text', { tag: 'h3' })}`),
  block(
    'heading with id',
    (mark) => `### ${mark('text', { tag: 'h3' })} {#${mark('text', { attributes: ['id'], markdown: false })}}`,
  ),
  block('closed heading', (mark) => `#### ${mark('text', { tag: 'h4' })} ####`),
  block('underlined heading', (mark) => `${mark('text', { tag: 'h2' })}\n---`),
  block('deep heading', (mark) => `###### ${mark('text', { tag: 'h6' })}`),
  block('paragraphs', (mark) => `${mark()}\n\n${mark()}`),
  block('hard breaks', (mark) => `${mark()}\\\n${mark()}  \n${mark()}`),
  block('list', (mark) => `- ${mark('text', { tag: 'li' })}\n- ${mark('text', { tag: 'li' })}`),
  block('list with other signs', (mark) => `* ${mark('text', { tag: 'li' })}\n+ ${mark('text', { tag: 'li' })}`),
  block('ordered list', (mark) => `3. ${mark('text', { tag: 'ol' })}\n4) ${mark('text', { tag: 'ol' })}`),
  block('loose list', (mark) => `- ${mark()}\n\n  ${mark()}\n\n- ${mark()}`),
  block('nested list', (mark) => `- ${mark()}\n  1. ${mark()}\n     - ${mark()}`),
  block('tasks', (mark) => `- [ ] ${mark()}\n- [x] ${mark()}`),
  block('quote', (mark) => `> ${mark('text', { tag: 'blockquote' })}\n> > ${mark()}`),
  block('alert', (mark) => `> [!NOTE]\n> ${mark()}`),
  block('unknown alert', (mark) => `> [!${mark()}]\n> ${mark()}`),
  block('alert with title', (mark) => `> [!TIP] ${mark()}\n> ${mark()}`),
  block(
    'table',
    (mark) =>
      `| ${mark('text', { tag: 'th' })} | ${mark()} |\n| :- | -: |\n| ${mark('text', { tag: 'td' })} | ${mark('number')} |`,
  ),
  block('table with more cells', (mark) => `| ${mark()} |\n| - |\n| ${mark()} | ${mark()} |`),
  block('table with fewer cells', (mark) => `| ${mark()} | ${mark()} |\n| - | - |\n| ${mark()} |`),
  block('table without outer pipes', (mark) => `${mark()} | ${mark()}\n--- | ---\n${mark()} | ${mark()}`),
  block('table with escaped pipe', (mark) => `| ${mark()} |\n| - |\n| ${mark()} \\| ${mark()} |`),
  block('rule', (mark) => `${mark()}\n\n***\n\n${mark()}`),
  block('fence', (mark) => `\`\`\`js\nlet ${mark('text', { tag: 'code' })};\n\`\`\``),
  block('fence without language', (mark) => `\`\`\`\n${mark('text', { tag: 'code' })}\n\`\`\``),
  block('fence with tildes', (mark) => `~~~text\n${mark('text', { tag: 'code' })}\n~~~`),
  block('fence with title', (mark) => `\`\`\`js ${mark()}\nlet ${mark('text', { tag: 'code' })};\n\`\`\``),
  block(
    'fence with title value',
    (mark) => `\`\`\`js title="${mark()}" {1} wrap\nlet ${mark('text', { tag: 'code' })};\n\`\`\``,
  ),
  block('fence with unknown language', (mark) => `\`\`\`${mark()}\n${mark('text', { tag: 'code' })}\n\`\`\``),
  block(
    'fence with unknown word',
    (mark) => `\`\`\`js file.js ${mark()}\nlet ${mark('text', { tag: 'code' })};\n\`\`\``,
  ),
  block(
    'fence with unknown value',
    (mark) => `\`\`\`js file.js some="${mark()}"\n${mark('text', { tag: 'code' })}\n\`\`\``,
  ),
  block('diff fence', (mark) => `\`\`\`diff\n- ${mark()}\n+ ${mark()}\n\`\`\``),
  block('mermaid fence', (mark) => `\`\`\`mermaid\nflowchart TD\n  a[${mark('text', { search: false })}]\n\`\`\``),
  block('math block', (mark) => `$$\n\\text{${mark('text', { search: false })}}\n$$`),
  block('indented text', (mark) => `    ${mark()}`),
  block(
    'HTML table',
    (mark) =>
      `<table><caption>${mark()}</caption><thead><tr><th>${mark()}</th></tr></thead><tbody><tr><td>${mark()}</td></tr></tbody><tfoot><tr><td>${mark()}</td></tr></tfoot></table>`,
  ),
  block(
    '<details>',
    (mark) => `<details>\n  <summary>${mark('text', { tag: 'summary' })}</summary>\n  ${mark()}\n</details>`,
  ),
  block(
    '<details> with attributes',
    (mark) => `<details open>\n  <summary>**${mark()}** \`${mark()}\`</summary>\n\n  ${mark()}\n</details>`,
  ),
  block(
    '<figure>',
    (mark) =>
      `<figure>\n  <img src="${mark('address')}.png" alt="${mark('text', alt)}" />\n  <figcaption>${mark()}</figcaption>\n</figure>`,
  ),
  block('<dl>', (mark) => `<dl>\n  <dt>${mark()}</dt>\n  <dd>${mark()}</dd>\n</dl>`),
  block('<ol>', (mark) => `<ol start="5">\n  <li>${mark()}</li>\n  <li>${mark()}</li>\n</ol>`),
  block('<h2>', (mark) => `<h2>${mark('text', { tag: 'h2' })}</h2>`),
  block('<pre>', (mark) => `<pre>${mark()} <code>${mark()}</code></pre>`),
  block(
    '<iframe>',
    (mark) => `<iframe src="${mark('address')}" title="${mark('text', { attributes: ['title'] })}"></iframe>`,
  ),
  block(
    '<video>',
    (mark) =>
      `<video controls src="${mark('address')}.mp4" poster="${mark('address', { attributes: ['poster', 'data-poster'], markdown: false })}.png"></video>`,
  ),
  block('<video> with sources', (mark) => `<video controls>\n  <source src="${mark('address')}.mp4" />\n</video>`),
  block('<audio>', (mark) => `<audio controls src="${mark('address')}.mp3"></audio>`),
  block(
    '<picture>',
    (mark) =>
      `<picture>\n  <source srcset="${mark('address', { attributes: ['srcset'], markdown: false })}.png" />\n  <img src="${mark('address')}.png" alt="${mark('text', alt)}" />\n</picture>`,
  ),
  block(
    '<svg>',
    (mark) =>
      `<svg viewBox="0 0 9 9"><title>${mark('text', { search: false })}</title><text x="1" y="5">${mark('text', { search: false })}</text></svg>`,
  ),
  block('<select>', (mark) => `<select><option>${mark('text', { tag: 'option' })}</option></select>`),
  block('<fieldset>', (mark) => `<fieldset><legend>${mark()}</legend><label>${mark()}</label></fieldset>`),
  block('HTML comment', (mark) => `${mark()}\n\n<!-- comment -->\n\n${mark()}`),
  block('MDX comment', (mark) => `${mark()}\n\n{/* comment */}\n\n${mark()}`),
  block(
    'Markdown in HTML',
    (mark) => `<div>**${mark('text', { tag: 'strong' })}** [${mark('text', { tag: 'a' })}](${mark('address')})</div>`,
  ),
];

/** Syntax that only other tools know: a reader finds its words, or the author is told. */
const foreign = [
  block('foreign :::note', (mark) => `:::note\n${mark()}\n:::`),
  block('foreign :::tip[Title]', (mark) => `:::tip[${mark()}]\n\n${mark()}\n\n:::`),
  block('foreign ::: info Title', (mark) => `::: info ${mark()}\n${mark()}\n:::`),
  block('foreign ::: code-group', (mark) => `::: code-group\n\`\`\`js [${mark()}]\nlet ${mark()};\n\`\`\`\n:::`),
  block('foreign ::: unknown', (mark) => `::: ${mark()}\n${mark()}\n:::`),
  block('foreign !!! warning', (mark) => `!!! warning "${mark()}"\n    ${mark()}`),
  block('foreign ??? note', (mark) => `??? note "${mark()}"\n    ${mark()}`),
  block('foreign === tab', (mark) => `=== "${mark()}"\n\n    ${mark()}`),
  block('foreign [[toc]]', (mark) => `[[toc]]\n\n${mark()}`),
  block('foreign {% %}', (mark) => `{% hint style="info" %}\n${mark()}\n{% endhint %}`),
  block('foreign code title in brackets', (mark) => `\`\`\`js [${mark()}]\nlet ${mark()};\n\`\`\``),
  block('foreign definition list', (mark) => `${mark()}\n: ${mark()}`),
  block('foreign attributes', (mark) => `${mark()} {.${mark('text', { attributes: ['class'], markdown: false })}}`),
  inline('foreign {{ }}', (mark) => `{{ ${mark()} }}`),
  inline('foreign wiki link', (mark) => `[[${mark()}]]`),
  inline('foreign highlight', (mark) => `==${mark()}==`),
  inline('foreign inline footnote', (mark) => `^[${mark()}]`),
  inline('foreign role', (mark) => `{ref}\`${mark()}\``),
  inline('foreign insertion', (mark) => `++${mark()}++`),
];

/** The examples of the table of foreign syntax, with a marker for each word that is not part of the syntax. */
const foreignExamples = Object.entries(foreignSyntax).map(([name, { example }]) =>
  block(
    `foreign syntax ${name}`,
    (mark) => `${example.replace(/\b(?:Text|Title|Tab|Page|Ctrl|Ready|language|run)\b/gi, () => mark())}\n\n${mark()}`,
  ),
);

/** All constructs that are not components. */
export const plainConstructs: readonly Construct[] = [
  ...inlines,
  ...htmlInlines,
  ...jsxParts,
  ...blocks,
  ...foreign,
  ...foreignExamples,
];
