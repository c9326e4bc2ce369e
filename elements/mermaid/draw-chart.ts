/** Mermaid is large: it is loaded once, and only by pages that show a diagram. */
import type { Mermaid } from 'mermaid';

let count = 0;
let last: Promise<unknown> = Promise.resolve();

/** The SVG of a Mermaid chart. Diagrams are drawn one after the other, as Mermaid's settings are global. Rejects on a wrong chart. */
export function drawChart(source: string, dark: boolean): Promise<string> {
  const drawn = last.then(() => draw(source, dark));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(source: string, dark: boolean): Promise<string> {
  const mermaid = await loadMermaid();
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: dark ? 'dark' : 'neutral',
    suppressErrorRendering: true,
    fontFamily: getComputedStyle(document.body).fontFamily,
  });
  count += 1;
  return (await mermaid.render(`octavo-mermaid-${count}`, source)).svg;
}

async function loadMermaid(): Promise<Mermaid> {
  try {
    // The copy in this package, by a path that a browser and every bundler resolves.
    return (await import('../../cdn/mermaid.js')).default;
  } catch (cause) {
    const message = 'Could not load Mermaid. Copy the whole folder dist/cdn of the package, not only octavo.js.';
    throw new Error(message, { cause });
  }
}
