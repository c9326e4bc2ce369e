/** A child process that builds sites, so that a crash or a hang does not end the run. */
import type { Problem } from '../../plugin/core/errors/errors.js';

export interface BuildJob {
  root: string;
  outDir: string;
  /** In seconds. Default: the time limit of a build. */
  pageTimeout?: number;
}

/** The result of a build. `thrown`: an exception. */
export type BuildAnswer = ({ pages: number } & Problems) | { thrown: string };

interface Problems {
  errors: Problem[];
  warnings: Problem[];
  notices: Problem[];
}

const { buildSite } = (await import(new URL('../../node/index.js', import.meta.url).href)) as {
  buildSite(options: BuildJob & { cacheDir: false }): Promise<{
    pages: number;
    report: Problems;
  }>;
};

async function build(job: BuildJob): Promise<BuildAnswer> {
  try {
    const { pages, report } = await buildSite({ ...job, cacheDir: false });
    return { pages, errors: report.errors, warnings: report.warnings, notices: report.notices };
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (job: BuildJob) => {
  void build(job).then((answer) => process.send!(answer));
});
process.on('disconnect', () => process.exit());
process.send!('ready');
