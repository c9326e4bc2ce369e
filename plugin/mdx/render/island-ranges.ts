/** Where in the HTML of a page live components stand: what they draw themselves must stay as they draw it. */

const boundary = /<!--(\/?)octavo-island\b|<(\/?)octavo-slot\b/g;

/** Tells whether the character at `at` is drawn by a live component, and not content of the page in one of its slots. */
export function islandRanges(html: string): (at: number) => boolean {
  if (!html.includes('<!--octavo-island ')) return () => false;
  const changes: { at: number; isLive: boolean }[] = [];
  const stack: boolean[] = [];
  for (const match of html.matchAll(boundary)) {
    const [text, endIsland, endSlot] = match;
    if (endIsland === '/' || endSlot === '/') stack.pop();
    else stack.push(text.startsWith('<!--'));
    changes.push({ at: match.index, isLive: stack.at(-1) ?? false });
  }
  return (at) => {
    let low = 0;
    let high = changes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (changes[middle]!.at <= at) low = middle + 1;
      else high = middle;
    }
    return changes[low - 1]?.isLive ?? false;
  };
}
