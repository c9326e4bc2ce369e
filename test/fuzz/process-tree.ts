/** The processes that a process has started. */
import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { limits } from '../time-limits.mjs';

export interface RunningProcess {
  pid: number;
  parent: number;
  /** Memory in MB. */
  memory: number;
  command: string;
}

/** The process and all its descendants, the process first. Empty if it has ended. */
export function processTree(pid: number): RunningProcess[] {
  const all = processes();
  const tree = all.filter((each) => each.pid === pid);
  for (const { pid: parent } of tree) tree.push(...all.filter((each) => each.parent === parent));
  return tree;
}

/** Waits until the processes have ended. Returns the processes that have not ended. */
export async function remaining(processes: readonly RunningProcess[]): Promise<RunningProcess[]> {
  const end = Date.now() + limits.wait();
  let left = stillRunning(processes);
  while (left.length > 0 && Date.now() < end) {
    await setTimeout(50);
    left = stillRunning(left);
  }
  return left;
}

function stillRunning(earlier: readonly RunningProcess[]): RunningProcess[] {
  const now = new Map(processes().map((each) => [each.pid, each.command]));
  return earlier.filter(({ pid, command }) => now.get(pid) === command);
}

function processes(): RunningProcess[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return list.split('\n').flatMap((line) => {
    const [, pid, parent, size, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined
      ? []
      : { pid: Number(pid), parent: Number(parent), memory: Math.round(Number(size) / 1024), command };
  });
}
