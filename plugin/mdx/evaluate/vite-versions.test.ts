import { afterEach, expect, test, vi } from 'vitest';
import type * as versions from './vite-versions.js';

afterEach(() => {
  vi.doUnmock('vite');
  vi.resetModules();
});

/** The module as it is in Vite 7, which compiles with esbuild. */
async function inVite7(transformWithEsbuild: unknown): Promise<typeof versions> {
  vi.resetModules();
  vi.doMock('vite', () => ({ transformWithOxc: undefined, transformWithEsbuild }));
  return import('./vite-versions.js');
}

test('Vite 8 compiles JSX with Oxc', async () => {
  const { transformJsx, jsxConfig, bundlerOptions } = await import('./vite-versions.js');
  expect(await transformJsx('export default <p>a</p>;', '/docs/a.mdx', 'octavo')).toContain('octavo/jsx-runtime');
  expect(Object.keys(jsxConfig('octavo'))).toEqual(['oxc']);
  expect(bundlerOptions({ input: 'a' })).toEqual({ rolldownOptions: { input: 'a' } });
});

test('Vite 7 compiles JSX with esbuild', async () => {
  const transform = vi.fn<(...args: unknown[]) => Promise<{ code: string }>>(() =>
    Promise.resolve({ code: 'compiled' }),
  );
  const { transformJsx, jsxConfig, bundlerOptions } = await inVite7(transform);
  expect(await transformJsx('<p>a</p>', '/docs/a.mdx', 'octavo')).toBe('compiled');
  const options = { jsx: 'automatic', jsxImportSource: 'octavo', jsxDev: false };
  expect(transform).toHaveBeenCalledWith('<p>a</p>', '/docs/a.mdx.jsx', { ...options, sourcemap: false });
  expect(jsxConfig('octavo')).toEqual({ esbuild: options });
  expect(bundlerOptions({ input: 'a' })).toEqual({ rollupOptions: { input: 'a' } });
});
