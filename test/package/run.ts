/** Runs commands in a project, like its owner. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

const scripts = { octavo: 'octavo/dist/node/cli.js', vite: 'vite/bin/vite.js', tsc: 'typescript/bin/tsc' };

/** The output and the exit code of a command. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs a command to its end. */
export function run(cwd: string, name: keyof typeof scripts, ...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, [fileOf(name), ...args], { cwd, env: environment() }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

/** A server that runs until it is closed. */
export interface Running {
  /** Without a trailing slash. */
  url: string;
  output(): string;
  close(): Promise<void>;
}

/** Starts a server on a free port and waits for the URL that it prints. */
export async function serve(cwd: string, name: keyof typeof scripts, ...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [fileOf(name), ...args], { cwd, env: environment() });
  let output = '';
  const url = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /(http:\/\/(?:localhost|127\.0\.0\.1):\d+)/.exec(output) ?? [];
      if (address !== undefined) found(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => failed(new Error(`${name} ${args.join(' ')} ended with ${code}:\n${output}`)));
  });
  return { url, output: () => output, close: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function fileOf(name: keyof typeof scripts): string {
  return join(inject('installed'), 'node_modules', scripts[name]);
}

/** An environment with plain output and a separate cache, without variables of the test runner. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|FORCE_COLOR)/.test(name));
  return { ...Object.fromEntries(own), NO_COLOR: '1', XDG_CACHE_HOME: join(inject('installed'), 'cache') };
}
