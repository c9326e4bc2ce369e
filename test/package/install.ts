/** Packs Octavo and installs the tarball into an empty project, once for all package tests. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const checkout = fileURLToPath(new URL('../../', import.meta.url));

/** Other packages of the projects, linked from the checkout. */
const linked = [
  '@vitejs/plugin-react',
  '@vitejs/plugin-vue',
  '@sveltejs/vite-plugin-svelte',
  'react',
  'react-dom',
  'svelte',
  'vue',
  'typescript',
];

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the installed package. Projects are its subfolders. */
    installed: string;
  }
}

/**
 * The global setup. `OCTAVO_TARBALL` tests that file instead of a new one, and `OCTAVO_VITE` installs that version of Vite,
 * for example `7`. By default it is the version that the checkout uses.
 */
export function setup({ provide }: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-package-')));
  const tarball = process.env.OCTAVO_TARBALL ?? pack(folder);
  const vite = process.env.OCTAVO_VITE ?? versionOf('vite');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  // The plugin in the checkout needs Vite 8.
  const others = /^\D*7/.test(vite) ? ['@vitejs/plugin-react@5'] : [];
  npm(
    folder,
    'install',
    tarball,
    `vite@${vite}`,
    'pagefind@1',
    ...others,
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  );
  for (const name of linked) {
    const target = join(folder, 'node_modules', name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(checkout, 'node_modules', name), target, 'junction');
  }
  provide('installed', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

function pack(folder: string): string {
  // The tests require `npm run build`, so do not build again.
  npm(checkout, 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder);
  return join(
    folder,
    readdirSync(folder).find((file) => file.endsWith('.tgz'))!,
  );
}

function versionOf(name: string): string {
  const output = execFileSync(process.execPath, ['-p', `require('${name}/package.json').version`], { cwd: checkout });
  return output.toString().trim();
}

/** Runs npm by its script if npm started this process, because Windows has no executable `npm` file. */
function npm(cwd: string, ...args: string[]): void {
  const script = process.env.npm_execpath;
  const options = { cwd, stdio: ['ignore', 'ignore', 'inherit'] as 'ignore'[], env: { ...process.env, NODE_ENV: '' } };
  if (script?.endsWith('.js')) execFileSync(process.execPath, [script, ...args], options);
  else execFileSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
