/** Executes a code sample. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLanguage } from '../../playground/model/samples/languages.js';
import type { HttpRequest } from '../../playground/model/request/build-request.js';

/** The command that runs each language. */
const commands: Readonly<Record<string, { file: string; command: readonly [string, ...string[]]; needs: string }>> = {
  curl: { file: 'sample.sh', command: ['bash'], needs: 'curl --version' },
  javascript: { file: 'sample.mjs', command: [process.execPath], needs: 'true' },
  python: { file: 'sample.py', command: ['python3'], needs: "python3 -c 'import requests'" },
};

export const sampleLanguages = Object.keys(commands);

/** The languages whose programs this machine has. */
export const runnableLanguages = sampleLanguages.filter(
  (language) => spawnSync('bash', ['-c', commands[language]!.needs], { stdio: 'ignore' }).status === 0,
);

/** Runs the sample in `folder`; resolves with its stderr if it fails. */
export async function runSample(language: string, request: HttpRequest, folder: string): Promise<string> {
  const { file, command } = commands[language]!;
  const write = await findLanguage(language)!.load();
  writeFileSync(join(folder, file), write(request));
  const [program, ...rest] = command;
  const child = spawn(program, [...rest, file], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return status === 0 ? '' : stderr.slice(-400);
}
