/** Measures the files that a browser loads for one page. */
import { launchBrowser } from '../browser/launch-browser.js';
import { serveFolder } from '../browser/serve-folder.js';
import { watchLayout } from '../browser/watch-layout.js';

export interface Weight {
  /** Transferred kilobytes, gzipped. */
  all: number;
  scripts: number;
  requests: number;
  layoutShift: number;
}

/** Loads `path` of the site in `folder`, with a cold cache, and waits until the network is quiet. */
export async function weighPage(folder: string, path: string): Promise<Weight> {
  const browser = await launchBrowser();
  const server = await serveFolder(folder);
  try {
    const page = await browser.newPage();
    const sizes: { type: string; bytes: Promise<number> }[] = [];
    page.on('requestfinished', (request) => {
      const bytes = request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
      sizes.push({ type: request.resourceType(), bytes });
    });
    await page.addInitScript(watchLayout);
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const layoutShift = await page.evaluate(() => window.layoutShift);
    const loaded = await Promise.all(sizes.map(async ({ type, bytes }) => ({ type, bytes: await bytes })));
    const sum = (list: typeof loaded): number => list.reduce((total, { bytes }) => total + bytes, 0) / 1024;
    return {
      all: sum(loaded),
      scripts: sum(loaded.filter(({ type }) => type === 'script')),
      requests: loaded.length,
      layoutShift,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
