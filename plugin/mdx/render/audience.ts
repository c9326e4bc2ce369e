/** Parts of a page that only people, or only agents, are to read: what `<Visibility>` marks in the content. */

const marks = {
  humans: { start: '<!--octavo:humans-->', end: '<!--/octavo:humans-->' },
  agents: { start: '<octavo-visibility for="agents">', end: '</octavo-visibility>' },
};

/** The content for one kind of reader: the parts of the others are gone, and all marks. */
export function contentFor(audience: 'humans' | 'agents', content: string): string {
  const own = marks[audience];
  const other = marks[audience === 'humans' ? 'agents' : 'humans'];
  let text = content.includes(other.start) ? withoutParts(content, other.start, other.end) : content;
  if (text.includes(own.start)) text = text.replaceAll(own.start, '').replaceAll(own.end, '');
  return text;
}

/** Removes what stands between the marks; parts may stand in each other. */
function withoutParts(content: string, start: string, end: string): string {
  let kept = '';
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of content.matchAll(new RegExp(`${start}|${end}`, 'g'))) {
    if (depth === 0) kept += content.slice(from, index);
    depth = Math.max(0, depth + (mark === start ? 1 : -1));
    from = index + mark.length;
  }
  return depth === 0 ? kept + content.slice(from) : kept;
}
