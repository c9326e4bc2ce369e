/** The title of an operation. Some specifications have whole paragraphs of Markdown as summaries. */

/** Characters of a title. Longer summaries are descriptions. */
const maxTitleLength = 80;

export interface OperationHeading {
  title: string;
  /** The summary with the description after it, if the title does not contain the whole summary. */
  description?: string;
}

/** The summary, or its first sentence if it is long; else `fallback`. */
export function operationHeading(
  summary: string | undefined,
  description: string | undefined,
  fallback: string,
): OperationHeading {
  const text = summary?.trim() ?? '';
  if (text === '') return { title: fallback, description };
  const whole = plainTitle(text);
  if (whole.length <= maxTitleLength && !/\n[ \t]*\n/.test(text))
    return { title: whole.replace(/^([^.]+)\.$/, '$1'), description };
  // A text that starts with emphasis is a note, such as "**Deprecated:** …".
  const first = /^(?:\*\*|__|[>#|])/.test(text) ? '' : plainTitle(text.split(/\n[ \t]*\n/)[0]!);
  const sentence = /^.*?[^.](?=[.!?](?:\s|$)|$)/.exec(first)?.[0] ?? '';
  const title = sentence !== '' && sentence.length <= maxTitleLength ? sentence : fallback;
  return { title, description: [text, description].filter((part) => part !== undefined).join('\n\n') };
}

/** Without links, emphasis and code marks, on one line. */
function plainTitle(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|`)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `listUsers` as `List users`. */
export function nameAsSentence(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+|\s+/u)
    .filter(Boolean)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words === '' ? name : words[0]!.toUpperCase() + words.slice(1);
}
