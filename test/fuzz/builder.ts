/** Builds sites in a child process, and starts a new one after a crash or a timeout. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildAnswer, BuildJob } from './build-child.js';

/** `died`: the process ended during the build. `hung`: the build timed out. `printed`: its output. */
export type Outcome = (BuildAnswer | { died: string } | { hung: number }) & { printed: string };

const program = fileURLToPath(new URL('./build-child.js', import.meta.url));

export class Builder {
  #child: ChildProcess | undefined;
  #printed = '';

  /** Builds a site; `limit` is in milliseconds. */
  async build(job: BuildJob, limit: number): Promise<Outcome> {
    const child = await this.#ready();
    this.#printed = '';
    const answer = await new Promise<BuildAnswer | { died: string } | { hung: number }>((resolve) => {
      const timer = setTimeout(() => {
        this.close();
        resolve({ hung: limit });
      }, limit);
      const ended = (code: number | null, signal: string | null): void => {
        clearTimeout(timer);
        // After a timeout, another child may already have taken its place.
        if (this.#child === child) this.#child = undefined;
        resolve({ died: `exit code ${code ?? signal}` });
      };
      child.once('exit', ended);
      child.once('message', (message: BuildAnswer) => {
        child.off('exit', ended);
        resolve(message);
        clearTimeout(timer);
      });
      child.send(job);
    });
    child.removeAllListeners('message');
    return { ...answer, printed: this.#printed };
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #ready(): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    const child = fork(program, { silent: true });
    this.#child = child;
    const note = (text: Buffer): void => void (this.#printed = (this.#printed + text.toString()).slice(0, 100_000));
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }
}
