import { pathToFileURL } from 'node:url';

/**
 * The exports of a module of the author, which runs in this process: JavaScript or TypeScript. `key`: changes with the module, because
 * Node imports each address once. Node before 22.18 reads no TypeScript, so Vite does.
 */
export async function importModule(path: string, key: string): Promise<{ default?: unknown }> {
  const readsTypeScript = Boolean((process.features as { typescript?: unknown }).typescript);
  if (!path.endsWith('ts') || readsTypeScript) return import(`${pathToFileURL(path).href}?${key}`);
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<{ default?: unknown }>(path, {
    configFile: false,
    envDir: false,
    logLevel: 'silent',
  });
  return module;
}
