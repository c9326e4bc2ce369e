/** Builds a site while its pages are removed, rewritten and renamed, or ends the build with a signal. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { BuildProcess, problemsOf, type BuildEnd } from './build-process.js';
import { builtPages } from './compare-dev.js';
import { traceIn } from './findings.js';
import { processTree, remaining } from './process-tree.js';
import { Random } from './random.js';
import { StormSite } from './storm-site.js';

export interface BuildStormOptions {
  seed: string;
  /** Number of builds while pages change. */
  builds: number;
  /** Number of builds that a signal ends. */
  signals: number;
  /** Number of pages. */
  pages: number;
  onProgress?(line: string): void;
}

/** Returns the faults; empty if each build left the old site, or a new one without dead entries in its navigation. */
export async function buildStorm({ seed, builds, signals, pages, onProgress }: BuildStormOptions): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-storm-'));
  const random = new Random('build', seed);
  const site = new StormSite(join(folder, 'repository'), random, pages);
  const outDir = join(folder, 'output', 'site');
  const findings: string[] = [];
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  try {
    await new BuildProcess(site.root, outDir).end;
    for (let build = 1; build <= builds; build++) {
      const found = await changedBuild(site, outDir, random, count);
      findings.push(...found.map((finding) => `build ${build}: ${finding}`));
      if (build % 5 === 0) site.restore();
    }
    site.restore();
    for (let build = 1; build <= signals; build++) {
      const found = await endedBuild(site, outDir, random);
      findings.push(...found.map((finding) => `signal ${build}: ${finding}`));
    }
    onProgress?.(Array.from(counts, ([name, number]) => `${number} × ${name}`).join(', '));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return findings;
}

/** Builds the site while its pages change. `count` is called with how the build ended. */
async function changedBuild(
  site: StormSite,
  outDir: string,
  random: Random,
  count: (end: string) => void,
): Promise<string[]> {
  const before = filesIn(outDir);
  const end = await duringChanges(new BuildProcess(site.root, outDir), site, random);
  const errors = problemsOf(end)?.errors ?? [];
  count(`exit ${end.status} ${errors[0]?.code ?? ''} ${filesIn(outDir) === before ? 'old site' : 'new site'}`);
  const places = errors.flatMap((error) => error.places ?? [error]);
  const failed = places.map(({ file }) => `/${file.replace(/(?:^index)?\.mdx$/, '')}`);
  return [...judged(end), ...judgedSite(outDir, before, failed), ...leftBeside(outDir)];
}

/** Changes pages until the build ends. */
async function duringChanges(build: BuildProcess, site: StormSite, random: Random): Promise<BuildEnd> {
  // From hundreds of changes to one.
  const calm = random.pick([400, 20_000, 200_000]);
  let isRunning = true;
  const end = build.end.finally(() => (isRunning = false));
  // A build scans the folder after its start, so that the changes begin at a random moment of it.
  for (let turns = random.below(40); isRunning && turns > 0; turns--) processTree(build.child.pid!);
  while (isRunning) {
    site.changePage();
    for (let turns = random.below(calm); isRunning && turns > 0; turns--) await setImmediate();
  }
  return end;
}

/** Ends a build with a signal at a random moment. */
async function endedBuild({ root }: StormSite, outDir: string, random: Random): Promise<string[]> {
  const before = filesIn(outDir);
  const build = new BuildProcess(root, outDir);
  for (let turns = random.below(60) + 1; turns > 0; turns--) {
    processTree(build.child.pid!);
    await setImmediate();
  }
  const tree = processTree(build.child.pid!);
  build.child.kill(random.pick(['SIGINT', 'SIGTERM'] as const));
  const { stderr } = await build.end;
  return [
    ...(await remaining(tree)).map(({ command }) => `still running: ${command}`),
    ...(/\bat \S+:\d+:\d+|ENOTEMPTY/.test(stderr) ? [stderr] : []),
    ...(filesIn(outDir) === before ? [] : ['the site differs']),
    ...leftBeside(outDir),
  ];
}

function judged(end: BuildEnd): string[] {
  const trace = traceIn(end.stderr + end.stdout);
  if (trace !== undefined) return [`a stack trace: ${trace}`];
  const result = problemsOf(end);
  if (!result) return [`no JSON: ${end.stdout}${end.stderr}`];
  const unlocated = result.errors.filter(({ file, code }) => !file || /internal/.test(code));
  if (end.status !== (result.errors.length > 0 ? 1 : 0)) return [`exit code ${end.status}`];
  return unlocated.map((problem) => `not located: ${JSON.stringify(problem)}`);
}

/** Whether the output is the old site, or a complete one. `failed`: routes of pages with errors. */
function judgedSite(outDir: string, before: string, failed: readonly string[]): string[] {
  if (filesIn(outDir) === before) return [];
  return builtPages(outDir).flatMap(({ route, document }) => {
    if (!document.trimEnd().endsWith('</html>')) return [`${route} is not complete`];
    // The start page, if there is no index page.
    if (document.includes('http-equiv="refresh"')) return [];
    const sidebar = /id="sidebar-content"[\s\S]*?id="octavo-main"/.exec(document)?.[0] ?? '';
    const targets = Array.from(sidebar.matchAll(/ href="(\/[^"#?]*)"/g), ([, target]) => target!);
    if (targets.length === 0) return [`${route} has no navigation`];
    const dead = targets.filter(
      (target) => !failed.includes(target) && !existsSync(join(outDir, target, 'index.html')),
    );
    return dead.map((target) => `${route} links to ${target}, which does not exist`);
  });
}

/** A text that differs if a file of the folder differs. */
function filesIn(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return paths.map((path) => `${path}\n${readFileSync(path, 'base64')}`).join('\n');
}

function leftBeside(outDir: string): string[] {
  const names = readdirSync(dirname(outDir));
  return names.length === 1 ? [] : [`left behind: ${names.join(', ')}`];
}
