/** Markdown syntax of other tools that pages do not render, and the fix of each. */
import { containerComponents } from './containers.js';
import { emoji } from './emoji.js';
import type { ReportedSyntax } from './foreign-syntax.js';

/** The callout for each admonition of MkDocs and Obsidian. */
const callouts: Readonly<Record<string, string>> = {
  ...containerComponents,
  abstract: 'Info',
  summary: 'Info',
  tldr: 'Info',
  todo: 'Info',
  check: 'Check',
  done: 'Check',
  question: 'Info',
  help: 'Info',
  faq: 'Info',
  attention: 'Warning',
  failure: 'Danger',
  bug: 'Danger',
  example: 'Note',
  quote: 'Note',
  details: 'Note',
};

/** `<Warning title="…">`: the tags around the content of a callout. */
function calloutTags(type: string, title: string | undefined): string {
  const name = callouts[type.toLowerCase()] || 'Note';
  return `<${name}${title ? ` title=${JSON.stringify(title)}` : ''}> … </${name}>`;
}

const snippet =
  'Put the text in snippets, such as snippets/name.mdx, and import it: import Name from "/snippets/name.mdx".';

/** By name. If several match the same text, the first one counts. */
export const reportedSyntax = {
  admonition: {
    example: '!!! warning "Title"\n    Text',
    tools: ['MkDocs'],
    instead: '`<Warning title="Title"> … </Warning>`',
    pattern: /^!!! ?([\w-]+)[^"\n]*(?:"([^"\n]*)")?/m,
    fix: ([, type = '', title]) => `Write ${calloutTags(type, title)}.`,
  },
  collapsible: {
    example: '??? note "Title"\n    Text',
    tools: ['MkDocs'],
    instead: '[`<Accordion title="Title"> … </Accordion>`](/components/accordions)',
    pattern: /^\?\?\?\+? ?([\w-]+)[^"\n]*(?:"([^"\n]*)")?/m,
    fix: ([, type = '', title]) => `Write <Accordion title=${JSON.stringify(title ?? type)}> … </Accordion>.`,
  },
  tab: {
    example: '=== "Tab"\n\n    Text',
    tools: ['MkDocs'],
    instead: '[`<Tabs>`](/components/tabs)',
    pattern: /^===[!+]* "([^"\n]*)"/m,
    fix: ([, title]) => `Write <Tab title=${JSON.stringify(title)}> … </Tab>, and <Tabs> … </Tabs> around all tabs.`,
  },
  block: {
    example: '/// note\nText\n///',
    tools: ['MkDocs'],
    instead: '[Callouts](/components/callouts), [`<Tabs>`](/components/tabs)',
    pattern: /^\/{3,} ?(?:details|tab|html|caption|define|admonition|note|tip|info|warning|danger|check)\b.*/m,
    fix: ([line]) => `Write ${calloutTags(/[a-z]+/.exec(line)![0], undefined)}, or another component.`,
  },
  includeLine: {
    example: '--8<-- "file.md"',
    tools: ['MkDocs'],
    instead: '[Snippets](/writing/snippets)',
    pattern: /^-+8<-+ *(?:["'].*|\n.+)/m,
    isInclude: true,
    fix: () => snippet,
  },
  codeImport: {
    example: '<<< @/snippets/file.js',
    tools: ['VitePress'],
    instead: 'The code in a fence',
    pattern: /^<<< ?[@./].*/m,
    isInclude: true,
    fix: () => 'Put the code in a fence: ```js … ```.',
  },
  include: {
    example: '<!--@include: ./part.md-->',
    tools: ['VitePress'],
    instead: '[Snippets](/writing/snippets)',
    where: 'comment',
    pattern: /^<!-- ?@include: *([^\s>]+?) *-->/,
    isInclude: true,
    fix: () => snippet,
  },
  container: {
    example: '::: module.name',
    tools: ['MkDocs', 'VitePress', 'Quarto', 'MyST'],
    instead: '[A component](/start/elements-gallery)',
    pattern: /^:{3,} *(?!:).*/m,
    fix: ([line]) => fixContainer(line.trim()),
  },
  blockComponent: {
    example: '::card{title="Title"}\nText\n::',
    tools: ['Nuxt Content', 'remark-directive'],
    instead: '[A component](/start/elements-gallery)',
    // An expression in the text is an ellipsis.
    pattern: /^::[A-Za-z][\w-]*(?:[[{…].*)?$/m,
    fix: () => 'Write a component, such as <Card title="Title"> … </Card>.',
  },
  inlineDirective: {
    example: 'Press :kbd[Ctrl].',
    tools: ['remark-directive', 'Nuxt Content'],
    instead: 'HTML or [a component](/start/elements-gallery)',
    pattern: /(?<![\w:/]):([a-z][\w-]*)\[([^\]\n]*)\](?:\{[^}\n]*\})?/,
    fix: ([, name, text]) => `Write HTML or a component, such as <${name}>${text}</${name}>.`,
  },
  emoji: {
    example: 'Ready :rocket:',
    tools: ['GitHub', 'VitePress', 'MkDocs'],
    instead: 'The character itself',
    pattern: new RegExp(`(?<![\\w:]):(${Object.keys(emoji).join('|').replace('+', '\\+')}):(?![\\w:])`),
    fix: ([, name]) => `Write ${emoji[name!]}.`,
  },
  icon: {
    example: ':material-check:',
    tools: ['MkDocs'],
    instead: '[`<Icon icon="check" />`](/components/icons-and-badges)',
    pattern: /(?<![\w:]):(?:material|fontawesome(?:-(?:solid|regular|brands))?|octicons|simple)-([a-z\d-]+):/,
    fix: ([, name]) => `Write <Icon icon="${name}" />, or the name of another icon if there is none of this name.`,
  },
  embed: {
    example: '![[Page]]',
    tools: ['Obsidian', 'Foam'],
    instead: 'An image with its path, or [a snippet](/writing/snippets)',
    pattern: /!\[\[([A-Za-z][^[\]|\n]*)(?:\|[^[\]\n]+)?\]\]/,
    isInclude: true,
    fix: ([, file = '']) => (/\.\w+$/.test(file) ? `Write ![](/path/${file}), with the path of the file.` : snippet),
  },
  wikiLink: {
    example: 'See [[Page]].',
    tools: ['Obsidian', 'Foam'],
    instead: 'A link with the path of the page',
    pattern: /\[\[([A-Za-z][^[\]|\n]*)(?:\|([^[\]\n]+))?\]\]/,
    fix: ([, target, text]) => `Write [${text ?? target}](/path), with the path of the target.`,
  },
  otherAlert: {
    example: '> [!QUESTION]\n> Text',
    tools: ['Obsidian'],
    instead: '[Callouts](/components/callouts)',
    pattern: /^\[!([A-Za-z][\w-]*)(?:\|[^\]]*)?\][-+]?/m,
    fix: ([, type = '']) => `Write > [!${(callouts[type.toLowerCase()] || 'Note').toUpperCase()}].`,
  },
  docsify: {
    example: '!> Text',
    tools: ['docsify'],
    instead: '[Callouts](/components/callouts)',
    pattern: /^([!?])> /m,
    fix: ([, sign]) => `Write ${calloutTags(sign === '!' ? 'warning' : 'tip', undefined)}.`,
  },
  abbreviation: {
    example: '*[HTML]: Hyper Text Markup Language',
    tools: ['MkDocs', 'Kramdown'],
    instead: '[`<Tooltip>`](/components/tooltips)',
    pattern: /^\*\[([^\]\n]+)\]: *(.+)/m,
    fix: ([, word, text]) => `Write <Tooltip tip=${JSON.stringify(text)}>${word}</Tooltip> in the text.`,
  },
  shortcode: {
    example: '{{< note >}}Text{{< /note >}}',
    tools: ['Hugo'],
    instead: '[A component](/start/elements-gallery)',
    where: 'braces',
    pattern: /^\{\{[<%]\s*(\/?[\w-]+)?/,
    fix: ([, name = 'note']) => `Write a component, such as <Note> … </Note>, instead of ${name}.`,
  },
  includeTag: {
    example: '{% include note.html %}',
    tools: ['Jekyll', 'Liquid', 'Nunjucks', 'Markdoc', 'GitBook'],
    instead: '[A snippet](/writing/snippets)',
    where: 'braces',
    pattern: /^\{%-?\s*(?:include(?:_relative)?|partial)\b/,
    isInclude: true,
    fix: () => snippet,
  },
  tag: {
    example: '{% hint style="info" %}',
    tools: ['Jekyll', 'Liquid', 'Nunjucks', 'Markdoc', 'GitBook'],
    instead: '[A component](/start/elements-gallery)',
    where: 'braces',
    pattern: /^\{%/,
    fix: () => 'Write a component, such as <Note> … </Note>, or remove it.',
  },
  template: {
    example: '{{ page.title | upcase }}',
    tools: ['Jekyll', 'Liquid', 'Vue', 'Jinja'],
    instead: '[Variables](/writing/snippets#variables), or an expression in single braces',
    where: 'braces',
    pattern: /^\{\{(?![<%]|\s*(?:[\w$'"-]+\s*[:,}]|\.\.\.))[^{}]*\}\}$/,
    fix: () =>
      'Write the value, a variable such as {{name}} that docs.json defines, or an expression in single braces.',
  },
  attributes: {
    example: 'Text {: .class }',
    tools: ['Kramdown', 'MkDocs', 'markdown-it-attrs'],
    instead: 'HTML with a `className`',
    where: 'braces',
    pattern: /^\{(?::\s*[.#\w]|\s*\.[A-Za-z])[^{}\n]*\}$/,
    fix: ([text]) => fixAttributes(text),
  },
} as const satisfies Record<string, ReportedSyntax>;

function fixContainer(line: string): string {
  const name = /^:+ *\{?\.?([A-Za-z][\w-]*)/.exec(line)?.[1];
  if (name === undefined) return 'Remove it, or write the line that it closes.';
  return Object.hasOwn(containerComponents, name)
    ? 'Close it with ::: on its own line, in the same list, quote or component, and write it as :::name, :::name[Title] or :::name Title.'
    : `Write a component, such as <Note> … </Note>. Octavo knows these names: ${Object.keys(containerComponents).join(', ')}.`;
}

/** In Just the Docs, a paragraph with the class of a callout is one. */
function fixAttributes(text: string): string {
  const type = /^\{:?\s*\.([\w-]+)\s*\}$/.exec(text)?.[1];
  return type !== undefined && callouts[type]
    ? `For a callout, write ${calloutTags(type, undefined)} around the text below.`
    : 'Write HTML with the class, such as <div className="name"> … </div>, or remove it.';
}
