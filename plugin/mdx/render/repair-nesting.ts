/** Nesting that JSX allows and HTML does not: a browser would end the outer element early and scatter its content. */

/** Elements that end an open paragraph when they start. */
const blocks =
  'address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|summary|table|ul';

/** Within these, paragraphs outside do not count. */
const scopes = 'button|td|th|caption|object|template';

const tags = new RegExp(`<(/?)(a|${scopes}|${blocks})(?=[\\s/>])([^<>]*)>`, 'g');
const isScope = new RegExp(`^(?:${scopes})$`);

interface Open {
  name: string;
  /** What it is in the output. */
  as: string;
  attributes: string;
  /** Place of its start tag in the output. */
  index: number;
}

/**
 * Makes a paragraph that holds blocks a `div`, and a link in a link a `span`. Attribute values never hold a raw `<` or
 * `>`, so tags can be found by pattern.
 */
export function repairNesting(html: string): string {
  const parts: string[] = [];
  const open: Open[] = [];
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes, index } of html.matchAll(tags)) {
    parts.push(html.slice(end, index));
    end = index + tag.length;
    parts.push(slash ? endTag(name!, tag, open) : startTag(name!, attributes!, tag, parts, open));
  }
  return parts.join('') + html.slice(end);
}

function startTag(name: string, attributes: string, tag: string, parts: string[], open: Open[]): string {
  if (isScope.test(name)) {
    open.push({ name, as: name, attributes, index: parts.length });
    return tag;
  }
  if (name === 'a') {
    const isNested = lastOpen(open, 'a') !== undefined;
    open.push({ name, as: isNested ? 'span' : 'a', attributes, index: parts.length });
    return isNested ? `<span${attributes.replace(/\s(?:href|target|rel|download)(?:="[^"]*")?/g, '')}>` : tag;
  }
  const paragraph = lastOpen(open, 'p');
  if (paragraph?.as === 'p') {
    paragraph.as = 'div';
    parts[paragraph.index] = `<div${paragraph.attributes}>`;
  }
  if (name === 'p') open.push({ name, as: 'p', attributes, index: parts.length });
  return tag;
}

function endTag(name: string, tag: string, open: Open[]): string {
  const place = open.findLastIndex((each) => each.name === name);
  if (place < 0) return tag;
  const [{ as }] = open.splice(place, 1) as [Open];
  return `</${as}>`;
}

/** The innermost open element of that name, in the scope that is open. */
function lastOpen(open: readonly Open[], name: string): Open | undefined {
  const last = open.findLast((each) => each.name === name || isScope.test(each.name));
  return last?.name === name ? last : undefined;
}
