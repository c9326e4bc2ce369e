import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BuildOptions, BuildResult } from '../../site-build/build-site.js';
import { OctavoError } from '../../core/errors/errors.js';
import { outputProblem } from '../../core/output/output-problem.js';

/** Builds into a temporary folder with `build`, then turns the site into one that opens from disk. */
export async function buildDiskSite(
  { disk, ...options }: BuildOptions & { outDir: string },
  build: (options: BuildOptions) => Promise<BuildResult>,
): Promise<BuildResult> {
  const { writeDiskSite } = await import('./write-disk-site.js');
  const outDir = resolve(options.outDir);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-disk-')));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // Also if a signal ends the build.
  process.once('exit', remove);
  const started = performance.now();
  try {
    const result = await build({ ...options, base: '/', outDir: folder });
    try {
      // A build with an error in its settings writes nothing.
      if (readdirSync(folder).length > 0) await writeDiskSite(folder, outDir, disk === 'zip');
    } catch (error) {
      const problem = outputProblem(error, outDir);
      if (!(problem instanceof OctavoError)) throw error;
      result.report.error(problem.problem);
    }
    return { ...result, outDir, durationMs: Math.round(performance.now() - started) };
  } finally {
    process.off('exit', remove);
    remove();
  }
}
