/** Writes a page that shows a stored and a new screenshot side by side. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from './changed-boxes.js';

/** Two screenshots that differ. */
export interface Difference {
  stored: Buffer;
  taken: Buffer;
  boxes: readonly Box[];
}

/** Writes `NAME.html` to `folder` and returns its path. The changed regions are framed. */
export function writeDifference(folder: string, name: string, { stored, taken, boxes }: Difference): string {
  const frames = boxes.map(
    ({ x, y, width, height }) =>
      `<i style="left:${x - 4}px;top:${y - 4}px;width:${width + 8}px;height:${height + 8}px"></i>`,
  );
  const figures = [
    ['Stored', stored],
    ['Now', taken],
  ].map(
    ([title, file]) =>
      `<figure><figcaption>${title}</figcaption><div><img alt="" src="data:image/png;base64,${file!.toString('base64')}">${frames.join('')}</div></figure>`,
  );
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<style>
body { display: flex; gap: 24px; margin: 24px; background: #777; color: #fff; font: 16px sans-serif; }
figure { margin: 0; }
div { position: relative; margin-top: 8px; }
img { display: block; }
i { position: absolute; box-sizing: border-box; border: 2px solid #f0f; }
</style>
${figures.join('\n')}
</html>
`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.html`);
  writeFileSync(file, html);
  return file;
}
