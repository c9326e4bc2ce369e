/**
 * `npm run bench [-- COUNT …]`: builds sites of generated pages (default 500 and 2000) twice each, cold and unchanged,
 * and prints the measurements, including how the time for one page grows with its length. It asserts nothing, because
 * times depend on the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printGrowth } from './growth.js';
import { measureBuild, type Measured } from './measure.js';
import { weighElements } from './element-weight.js';
import { weighPage } from './weigh-page.js';
import { writePages } from './write-pages.js';

const counts = process.argv.slice(2).map(Number);

async function measureSite(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  const root = join(folder, 'docs');
  const outDir = join(folder, 'out');
  try {
    writePages(root, count);
    print(count, 'cold', await measureBuild(root, outDir));
    print(count, 'unchanged', await measureBuild(root, outDir));
    const { all, scripts, requests, layoutShift } = await weighPage(outDir, '/guides/mission-1/');
    console.log(
      `        one page, gzip: ${all.toFixed(1)} KB in ${requests} requests, scripts ${scripts.toFixed(1)} KB, layout shift ${layoutShift.toFixed(4)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(count: number, kind: string, { seconds, megabytes }: Measured): void {
  const cells = [
    String(count).padStart(6),
    kind.padEnd(10),
    seconds.toFixed(2).padStart(8),
    (count / seconds).toFixed(0).padStart(8),
  ];
  console.log(`${cells.join(' ')} ${megabytes.toFixed(0).padStart(8)}`);
}

console.log(`Node ${process.versions.node}, ${availableParallelism()} processors, ${cpus()[0]?.model ?? 'unknown'}\n`);
console.log(' pages build       seconds  pages/s  peak MB');
for (const count of counts.length > 0 ? counts : [500, 2000]) await measureSite(count);

console.log('\n element                  gzip bytes, without Lit');
for (const { tag, gzip } of weighElements(fileURLToPath(new URL('../../client/', import.meta.url))))
  console.log(` ${tag.padEnd(24)} ${String(gzip).padStart(10)}`);
await printGrowth();
