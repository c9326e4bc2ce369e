/** Explains MDX syntax errors and how to fix them. */
import { pageComponents } from '../../../elements/page-components.js';
import type { Problem } from '../../core/errors/errors.js';

type Explanation = Pick<Problem, 'message' | 'hint'>;

const bareBrace =
  "To show a brace, write \\{ or {'{'}. Inside braces MDX expects JavaScript, such as {1 + 1} or {/* a comment */}.";
const bareAngle = 'To show a less-than sign, write &lt; (as in &lt;5 or &lt;name&gt;), or put the text in `code`.';

const tagName = /<\/?([^\s>`/(]*)/;

/** Common causes, by the message of the engine. The first match counts. */
const syntaxCauses: { pattern: RegExp; explain: (reason: string, text: string) => Explanation }[] = [
  {
    pattern: /<!--|create a comment/,
    explain: () => ({
      message: 'An HTML comment is not closed.',
      hint: 'End it with -->, or write {/* … */}.',
    }),
  },
  { pattern: /^Expected the closing tag/, explain: innerClosingTag },
  { pattern: /Expected a closing tag for|expected corresponding closing tag for/, explain: closingTag },
  {
    pattern: /closing slash `?\/|expected an open tag first/,
    explain: (_reason, text) => ({
      message: `The closing tag </${tagName.exec(text.slice(0, 80))?.[1] || '…'}> has no opening tag before it.`,
      hint: 'Remove it, or add the opening tag. A tag that opens inside a paragraph or list must close there too.',
    }),
  },
  {
    pattern: /lazy line/,
    explain: (_reason, text) => ({
      message: `${tagAt(text) ?? 'The expression'} continues outside the list, quote or heading in which it starts.`,
      hint: 'Write it on one line, or indent all of its lines like the text of the list item (in a quote, start them with >), or end the list or quote with an empty line before it.',
    }),
  },
  {
    pattern: /end of file .*corresponding closing quote/,
    explain: (reason, text) => {
      const quote = /quote `(.)`/.exec(reason)?.[1] ?? '"';
      return {
        message: `${tagAt(text) ?? 'A tag'} has a value without a closing ${quote}.`,
        hint: `Add ${quote} at the end of the value.`,
      };
    },
  },
  {
    pattern: /end of file (?:before|in|after) (?!attribute value|expression)/,
    explain: (_reason, text) => ({
      message: `${tagAt(text) ?? 'A tag'} has no > at its end.`,
      hint: text.startsWith('</') ? 'Add > after its name.' : 'Add > after its attributes, or /> if it has no content.',
    }),
  },
  {
    pattern: /in attribute|attribute (name|value)|spread e|after attribute/,
    explain: (reason) => ({
      message: `A tag has an attribute that cannot be read: ${firstClause(reason)}.`,
      hint: 'Write attributes as name="text" or name={value}. For a double quote inside the text write &quot;, or use single quotes around it.',
    }),
  },
  {
    pattern: /import\/exports?/,
    explain: (reason) => ({
      message: `An import or export is not valid JavaScript${detailOf(reason)}.`,
      hint: 'Leave an empty line after it. To start a sentence with "import" or "export", write the first letter as &#105; or &#101;.',
    }),
  },
  {
    pattern: /expression|brace|acorn|oxc/,
    explain: (reason) => ({
      message: /end of file|closing brace/.test(reason)
        ? 'A { is never closed.'
        : `The text between { and } is not valid JavaScript${detailOf(reason)}.`,
      hint: bareBrace,
    }),
  },
  {
    pattern: /before name|valid JSX|in name|after `?</,
    explain: () => ({ message: 'A < does not start a tag here.', hint: bareAngle }),
  },
];

/** Message and hint for an error that an engine reports. */
export function explainSyntax(reason: string, text: string, offset: number): Explanation {
  const cause = syntaxCauses.find(({ pattern }) => pattern.test(reason));
  const quotes = /in attribute name/.test(reason) ? explainQuotes(text, offset) : undefined;
  return (
    quotes ??
    cause?.explain(reason, text.slice(offset, offset + 200)) ?? {
      message: `The page is not valid MDX: ${firstClause(reason)}.`,
      hint: 'Check the braces and tags here. To write { or < as text, use \\{ or &lt;.',
    }
  );
}

function closingTag(reason: string): Explanation {
  const [, name = ''] = /closing tag for `<([^>\s`]*)/.exec(reason) ?? [];
  const other = /closing tag `<\/([^>`]*)>?`/.exec(reason)?.[1];
  const otherTag = other ? `; </${other}> was found first` : '';
  return {
    message: `<${name}> has no closing tag where one is needed${otherTag}.`,
    hint: closingTagHint(name),
  };
}

const partNames: Record<string, string> = {
  listItem: 'a list item',
  blockQuote: 'a quote',
  tableCell: 'a table cell',
  emphasis: 'emphasized text',
  strong: 'bold text',
  delete: 'deleted text',
};

/** `<Tip>` is before a list, and `</Tip>` in it. */
function innerClosingTag(reason: string): Explanation {
  const [, name = '', type = ''] = /<\/([^>`]*)>?`.*? the end of `(\w+)`/.exec(reason) ?? [];
  return {
    message: `<${name}> is closed inside ${partNames[type] ?? `a ${type}`} that starts after it.`,
    hint: `Write </${name}> after that, indented like <${name}>, or open <${name}> inside it, too.`,
  };
}

function closingTagHint(name: string): string {
  const asText = `write \`<${name}>\` in backticks`;
  // `<YOUR_TOKEN>` is a placeholder.
  if (/^[A-Z][A-Z\d_-]+$/.test(name)) return `If it is only text, ${asText}. Otherwise add </${name}>.`;
  const add = `Add </${name}> on its own line, indented like <${name}>, or write <${name} /> if it has no content.`;
  if (Object.hasOwn(pageComponents, name)) return add;
  return `${add} If it is only text, ${asText}.`;
}

/** A value in quotes that contains the same quotes, which a backslash does not escape. */
export function explainQuotes(text: string, offset: number): Explanation | undefined {
  const tag = text.slice(text.lastIndexOf('<', offset), text.indexOf('\n', offset) + 1 || undefined);
  const [, prop, quote, written] =
    /\s([\w:.-]+)=(["'])((?:(?!\2)[^\n])*\2[^\n=>]*)\2(?=\s+[\w:.-]+=|\s*\/?>)/.exec(tag) ?? [];
  if (prop === undefined || quote === undefined || written === undefined) return undefined;
  const value = written.replace(/\\(?=["'])/g, '');
  const other = quote === '"' ? "'" : '"';
  const entity = quote === '"' ? '&quot;' : '&apos;';
  const fixed = value.includes(other) ? quote + value.replaceAll(quote, entity) + quote : other + value + other;
  const kind = quote === '"' ? 'double quotes' : 'single quotes';
  return {
    message: `The value of \`${prop}\` has ${kind} inside ${kind}.`,
    hint: `Write ${prop}=${fixed}.`,
  };
}

function tagAt(text: string): string | undefined {
  const [tag] = /^<\/?[^\s>`/(]+/.exec(text.slice(0, 80)) ?? [];
  return tag && `The tag ${tag}>`;
}

/** The message of the JavaScript parser, after the colon. */
function detailOf(reason: string): string {
  const detail = /with (?:acorn|oxc): ([^]+)$/.exec(reason)?.[1];
  return detail ? `: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}` : '';
}

function firstClause(reason: string): string {
  return reason
    .split(/, expected|\(note|;/)[0]!
    .trim()
    .replace(/\.$/, '');
}
