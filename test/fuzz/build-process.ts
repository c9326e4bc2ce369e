/** A build in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { bin } from '../cli/bin.js';

/** The end of a build. */
export interface BuildEnd {
  status: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export class BuildProcess {
  readonly child: ChildProcess;
  readonly end: Promise<BuildEnd>;

  /** Builds `root` into `outDir` without a cache. */
  constructor(root: string, outDir: string) {
    this.child = spawn(process.execPath, [bin, 'build', root, '--out', outDir, '--no-cache', '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    this.child.stdout!.on('data', (text: Buffer) => (stdout += text.toString()));
    this.child.stderr!.on('data', (text: Buffer) => (stderr += text.toString()));
    this.end = new Promise((resolve) => {
      this.child.once('close', (status, signal) => resolve({ status, signal, stdout, stderr }));
    });
  }
}

/** The problems in the output of a build; `undefined` if it is not JSON. */
export function problemsOf({
  stdout,
}: BuildEnd): { pages: number; errors: Problem[]; warnings: Problem[] } | undefined {
  try {
    return JSON.parse(stdout) as { pages: number; errors: Problem[]; warnings: Problem[] };
  } catch {
    return undefined;
  }
}
