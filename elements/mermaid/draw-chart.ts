/** Mermaid is large: it is loaded once, and only by pages that show a diagram. */

let count = 0;
let last: Promise<unknown> = Promise.resolve();

/** The SVG of a Mermaid chart. Diagrams are drawn one after the other, as Mermaid's settings are global. Rejects on a wrong chart. */
export function drawChart(source: string, dark: boolean): Promise<string> {
  const drawn = last.then(() => draw(source, dark));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(source: string, dark: boolean): Promise<string> {
  const { default: mermaid } = await import('mermaid');
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
