import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OctavoError, type Report } from '../../core/errors/errors.js';
import { outputProblem } from '../../core/output/output-problem.js';

/** The result of a build. */
interface Built {
  report: Pick<Report, 'error'>;
  outDir?: string;
  durationMs: number;
}

/**
 * Builds into a temporary folder with `build`, then writes its site to `target` as one that opens from disk. `isZipped`:
 * also as `target`.zip. The site must be built for the base path `/`.
 */
export async function buildDiskSite<Result extends Built>(
  target: string,
  isZipped: boolean,
  build: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { writeDiskSite } = await import('./write-disk-site.js');
  const outDir = resolve(target);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-disk-')));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // Also if a signal ends the build.
  process.once('exit', remove);
  const started = performance.now();
  try {
    const result = await build(folder);
    try {
      // A build with an error in its settings writes nothing.
      if (readdirSync(folder).length > 0) await writeDiskSite(folder, outDir, isZipped);
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
