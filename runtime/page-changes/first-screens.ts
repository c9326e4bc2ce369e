/** The part of a long page that is laid out before the first paint. Sizes are in pixels, and rather too small: more is shown. */

/** The height of the blocks that are shown first, in screens. */
const screens = 1.25;

const lineHeight = 26;
const characterWidth = 8;
const gap = 20;

/** The width of the text on a wide screen. */
const textWidth = 700;

/**
 * Takes the blocks of `content` out that do not fit in the first screens. Returns a function that puts them back;
 * `undefined` if all fit.
 */
export function takeRest(content: HTMLElement): (() => void) | undefined {
  const text = content.querySelector('.mdx-content');
  if (!text) return undefined;
  const blocks = [...text.childNodes];
  let left = innerHeight * screens;
  const count = blocks.findIndex((block) => {
    left -= block.nodeType === Node.ELEMENT_NODE ? heightOf(block.textContent!) : 0;
    return left < 0;
  });
  const after = count === -1 ? [] : blocks.slice(count + 1);
  if (after.length === 0) return undefined;
  const rest = document.createDocumentFragment();
  rest.append(...after);
  return () => text.append(rest);
}

/** Code has a line break for each line, other text has few. */
function heightOf(text: string): number {
  const breaks = text.split('\n').length;
  const lines = Math.max(breaks, (text.length * characterWidth) / Math.min(innerWidth, textWidth));
  return lines * lineHeight + gap;
}
