/** Says what an MDX syntax error means to an author, and how to mend it. */
import type { Problem } from '../../errors.js';

type Explanation = Pick<Problem, 'message' | 'hint'>;

const bareBrace =
  "To show a brace, write \\{ or {'{'}. Inside braces MDX expects JavaScript, such as {1 + 1} or {/* a comment */}.";
const bareAngle = 'To show a less-than sign, write &lt; (as in &lt;5 or &lt;name&gt;), or put the text in `code`.';

const tagName = /<\/?([^\s>`/(]*)/;

/** The causes that are met in practice, by what the engines say; the first that fits counts. */
const syntaxCauses: { pattern: RegExp; explain: (reason: string, text: string) => Explanation }[] = [
  {
    pattern: /<!--|create a comment/,
    explain: () => ({
      message: 'An HTML comment is not closed.',
      hint: 'End it with -->, or write {/* … */}.',
    }),
  },
  {
    pattern: /Expected a closing tag for|Expected the closing tag|expected corresponding closing tag for/,
    explain: (reason) => closingTag(reason),
  },
  {
    pattern: /closing slash `?\/|expected an open tag first/,
    explain: (_reason, text) => ({
      message: `The closing tag ${tagIn(text, '</…>')} has no opening tag before it.`,
      hint: 'Remove it, or add the opening tag. A tag that opens inside a paragraph or list must close there too.',
    }),
  },
  {
    pattern: /lazy line/,
    explain: () => ({
      message: 'A tag or expression goes on outside the list or quote in which it began.',
      hint: 'Indent its further lines as far as its first line (in a quote, start them with >), or write it on one line.',
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
      hint: 'Leave an empty line after it. A sentence that begins with "import" or "export" can begin with &#105; or &#101; for its first letter.',
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

/** Message and hint for what an engine says; `found` is the source from the place of the error on. */
export function explainSyntax(reason: string, text: string): Explanation {
  const cause = syntaxCauses.find(({ pattern }) => pattern.test(reason));
  return (
    cause?.explain(reason, text) ?? {
      message: `The page is not valid MDX: ${firstClause(reason)}.`,
      hint: 'Check the braces and tags at this place: a { or < that is only text is written \\{ or &lt;.',
    }
  );
}

function closingTag(reason: string): Explanation {
  const [, name = ''] = /closing tag for `<([^>\s`]*)/.exec(reason) ?? [];
  const other = /closing tag `<\/([^>`]*)>?`/.exec(reason)?.[1];
  const otherTag = other ? `; </${other}> was found first` : '';
  return {
    message: `<${name}> has no closing tag where one is needed${otherTag}.`,
    hint: /^[A-Z]/.test(name)
      ? `Write </${name}> on the same level of indentation as <${name}>, with no list or quote ending in between, or <${name} /> where it has no content.`
      : `Write </${name}>, or <${name} /> where it has no content. If it is only text, write &lt;${name}&gt;.`,
  };
}

function tagIn(text: string, fallback: string): string {
  const name = tagName.exec(text.slice(0, 80))?.[1];
  return name ? `</${name}>` : fallback;
}

/** What the JavaScript parser says, after the colon. */
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
