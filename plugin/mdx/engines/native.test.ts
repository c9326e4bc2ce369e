import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Whether a process with this environment has the native engine, and has loaded its addon. */
function native(env: NodeJS.ProcessEnv): string {
  const module = new URL('../../../dist/plugin/mdx/engines/native.js', import.meta.url).href;
  const code = `
    const { nativeEngine, nativeMarkdown } = await import(${JSON.stringify(module)});
    const addons = process.report.getReport().sharedObjects.filter((file) => /satteri/.test(file));
    console.log(nativeEngine !== undefined, nativeMarkdown !== undefined, addons.length > 0);`;
  const options = { env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], options).trim();
}

test('a variable in the environment keeps native code from being loaded', () => {
  expect(native({ OCTAVO_ENGINE: 'reference' })).toBe('false false false');
  expect(native({ OCTAVO_ENGINE: '' })).toBe('true true true');
});
