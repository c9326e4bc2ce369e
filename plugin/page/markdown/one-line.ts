/** Text on one line, because a line break would end an entry of a list. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Text of settings or front matter as one line of Markdown: tags outside code are text, as on the page. */
export function markdownLine(text: string): string {
  return oneLine(text).replace(/(`+)(?!`).*?(?<!`)\1(?!`)|<(?!https?:|mailto:)(?=[a-z/!?])/gi, (match) =>
    match === '<' ? '\\<' : match,
  );
}
