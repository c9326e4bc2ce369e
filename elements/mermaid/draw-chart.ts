/** Loads Mermaid on pages with a diagram, once, because it is large. */
import type { Mermaid } from 'mermaid';

let count = 0;
let last: Promise<unknown> = Promise.resolve();

/** The SVG of a Mermaid chart. Renders one chart at a time, because Mermaid's settings are global. Rejects if the chart is not valid. */
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
    // A relative path, which browsers and all bundlers can resolve.
    return (await import('../../cdn/mermaid.js')).default;
  } catch (cause) {
    const message = 'Could not load Mermaid. Copy the entire folder dist/cdn of the package, not only octavo.js.';
    throw new Error(message, { cause });
  }
}
