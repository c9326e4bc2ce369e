/** Vite projects with docs, for the tests of the plugin. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const octavoFolder = fileURLToPath(new URL('../', import.meta.url));
/** A docs folder. */
export const docs = {
  'docs.json': {
    name: 'Beside an app',
    theme: 'mint',
    colors: { primary: '#0D9373' },
    navigation: { pages: ['index', 'guides/install'] },
  },
  'index.mdx': '---\ntitle: Docs\n---\n\nRead [how to install](/guides/install).\n',
  'guides/install.mdx':
    "---\ntitle: Install\n---\n\nimport Step from '/snippets/step.mdx';\n\n<Step />\n\n<Note>Be patient.</Note>\n",
  'snippets/step.mdx': 'Run the installer.\n',
};
/** An app without a framework. */
export const app = {
  'package.json': { name: 'app', private: true, type: 'module' },
  'index.html':
    '<!doctype html><title>App</title><link rel="icon" href="/icon.svg"><div id="app"></div><script type="module" src="/src/main.ts"></script>',
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'src/main.ts': "const app: HTMLElement = document.querySelector('#app')!;\napp.textContent = 'The app runs';\n",
};

/** A project folder in which `octavo` and `vite` can be imported, as after `npm install octavo vite`. */
export function project(files: Record<string, unknown>, config: string): string {
  const root = writeFiles(temporaryFolder(), { ...files, 'vite.config.js': config });
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(octavoFolder, join(root, 'node_modules', 'octavo'), 'junction');
  symlinkSync(join(octavoFolder, 'node_modules', 'vite'), join(root, 'node_modules', 'vite'), 'junction');
  return root;
}

/** A project with the package files below `node_modules`, where Vite adds a query to module ids. */
export function installedProject(files: Record<string, unknown>, config: string): string {
  const root = writeFiles(temporaryFolder(), { ...files, 'vite.config.js': config });
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(octavoFolder, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(octavoFolder, 'node_modules', name), join(packages, name), 'junction');
  const isShipped = (path: string): boolean => !/[/\\]dist[/\\](?:test|plugin)$/.test(path);
  for (const part of ['package.json', 'dist', ...shippedSources()])
    cpSync(join(octavoFolder, part), join(packages, 'octavo', part), { recursive: true, filter: isShipped });
  return root;
}

/** The folders and files of `plugin` that the package contains. */
export function shippedSources(): string[] {
  const { files } = JSON.parse(readFileSync(join(octavoFolder, 'package.json'), 'utf8')) as { files: string[] };
  return files.filter((path) => path.startsWith('plugin/')).map((path) => path.replace(/\/\*.*$/, ''));
}

/** The files with a prefix before their paths. */
export function prefixed(prefix: string, files: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [prefix + path, content]));
}

/** Status, text and redirect of the response to a browser that opens `path`. */
export async function open(
  url: string,
  path: string,
): Promise<{ status: number; text: string; location: string | null }> {
  const response = await fetch(new URL(path, url), { redirect: 'manual', headers: { accept: 'text/html,*/*' } });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

/** Vite's inline config for the tests. */
export function quiet(root: string): InlineConfig {
  return { root, logLevel: 'silent' };
}
