/** `octavo dev` in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { bin } from '../cli/bin.js';
import { limits } from '../time-limits.mjs';
import { devPage } from './compare-dev.js';
import { traceIn } from './findings.js';
import { processTree, remaining } from './process-tree.js';

export class DevProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  #printed = '';
  readonly #statuses = new Map<number, number>();

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    const note = (text: Buffer): void => void (this.#printed += text.toString());
    child.stdout!.on('data', note);
    child.stderr!.on('data', note);
  }

  static async start(root: string): Promise<DevProcess> {
    const child = spawn(process.execPath, [bin, 'dev', root, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    const url = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (data: Buffer) => {
        text += data.toString();
        const address = /http:\/\/localhost:\d+\//.exec(text)?.[0];
        if (address) resolve(address);
      });
      child.once('exit', () => reject(new Error(`octavo dev ended: ${text}`)));
    });
    return new DevProcess(child, url);
  }

  /** Requests a page. Returns the fault in the response. */
  async ask(route: string): Promise<string | undefined> {
    try {
      const response = await this.#fetch(route);
      const text = await response.text();
      this.#statuses.set(response.status, (this.#statuses.get(response.status) ?? 0) + 1);
      if (![200, 302, 404, 500].includes(response.status)) return `status ${response.status}`;
      if (response.status !== 302 && !text.includes('</html>')) return `no page: ${text.slice(0, 200)}`;
      if (response.status === 500 && !text.includes('The docs have an error'))
        return `status 500: ${text.slice(0, 500)}`;
      const internal = /"code":"(?:page-internal|internal-error)","message":"[^"]*/.exec(text);
      return internal?.[0] ?? traceIn(text);
    } catch (error) {
      return `no answer: ${String(error)} ${String((error as Error).cause)}`;
    }
  }

  /** The page at a route, without additions of the dev server. */
  async page(route: string): Promise<string> {
    return devPage(await (await this.#fetch(route)).text());
  }

  /** The number of responses by status. */
  counts(): string {
    return Array.from(this.#statuses, ([status, count]) => `${count} × ${status}`).join(', ');
  }

  /** The memory of the server and of its workers. */
  memory(): string {
    const [main, ...others] = processTree(this.#child.pid!);
    const workers = others.filter(({ command }) => command.includes('page-worker'));
    return `main ${main?.memory} MB, workers ${workers.map(({ memory }) => memory).join(' + ')} MB`;
  }

  /**
   * Ends the server as Ctrl+C does. Returns the processes that it leaves behind, and the stack traces that it has
   * printed.
   */
  async stop(): Promise<string[]> {
    const tree = processTree(this.#child.pid!);
    if (tree.length === 0) return [`the server has ended: ${this.#printed.slice(-2000)}`];
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGINT');
    await Promise.race([ended, setTimeout(limits.wait(), undefined, { ref: false })]);
    const left = (await remaining(tree)).map(({ command }) => `still running: ${command}`);
    this.#child.kill('SIGKILL');
    const trace = traceIn(this.#printed);
    return trace === undefined ? left : [...left, `a stack trace is printed:\n${trace}`];
  }

  #fetch(route: string): Promise<Response> {
    const signal = AbortSignal.timeout(limits.wait());
    return fetch(new URL(route, this.url), { signal, headers: { accept: 'text/html' }, redirect: 'manual' });
  }
}
