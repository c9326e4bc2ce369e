/** Packs Octavo and installs the tarball into an empty project, once for all package tests. */
import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { installEnd } from './install-end.js';

const execute = promisify(execFile);
const checkout = fileURLToPath(new URL('../../', import.meta.url));

/** Other packages of the projects, linked from the checkout. */
const linked = [
  '@vitejs/plugin-react',
  '@vitejs/plugin-vue',
  '@sveltejs/vite-plugin-svelte',
  '@tailwindcss/vite',
  'tailwindcss',
  'rehype-external-links',
  'remark-code-import',
  'remark-directive',
  'remark-smartypants',
  'unist-util-visit',
  'react',
  'react-dom',
  'svelte',
  'vue',
  'typescript',
  'zod',
];

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the installed package. Projects are its subfolders. */
    installed: string;
  }
}

/**
 * The global setup. It does not wait for npm: `await-install.ts` does, before each file of the package tests.
 * `OCTAVO_TARBALL` tests that file instead of a new one, and `OCTAVO_VITE` installs that version of Vite, for example `7`. By
 * default it is the version that the checkout uses.
 */
export function setup({ provide }: TestProject): () => Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-package-')));
  const installing = install(folder).then(
    () => writeFileSync(join(folder, installEnd.done), ''),
    (error: Error) => writeFileSync(join(folder, installEnd.failed), error.message),
  );
  provide('installed', folder);
  return async () => {
    await installing;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function install(folder: string): Promise<void> {
  const tarball = process.env.OCTAVO_TARBALL ?? (await pack(folder));
  const vite = process.env.OCTAVO_VITE ?? versionOf('vite');
  // The plugin in the checkout needs Vite 8.
  const others = /^\D*7/.test(vite) ? { '@vitejs/plugin-react': '5' } : {};
  const dependencies = { octavo: `file:${tarball}`, vite, pagefind: '1', ...others };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFile(tarball)));
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await npm(folder, 'install', ...options);
  for (const name of linked) {
    const target = join(folder, 'node_modules', name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(checkout, 'node_modules', name), target, 'junction');
  }
}

/**
 * The lock file of the checkout with Octavo as a dependency. npm takes the packages from its cache, where `npm ci` put them,
 * and does not ask the registry for versions. Pagefind has another name in the checkout, where sites must not find it.
 */
function lockFile(tarball: string): object {
  const { packages, ...lock } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  const { '': octavo, 'node_modules/pagefind-for-tests': pagefind, ...others } = packages;
  const installed = { ...octavo, resolved: `file:${tarball}`, devDependencies: undefined };
  return {
    ...lock,
    packages: { ...others, 'node_modules/octavo': installed, 'node_modules/pagefind': pagefind, '': {} },
  };
}

async function pack(folder: string): Promise<string> {
  // The tests require `npm run build:all`, so do not build again.
  await npm(checkout, 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder);
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
async function npm(cwd: string, ...args: string[]): Promise<void> {
  const script = process.env.npm_execpath;
  const options = { cwd, env: { ...process.env, NODE_ENV: '' }, maxBuffer: Infinity };
  if (script?.endsWith('.js')) await execute(process.execPath, [script, ...args], options);
  else await execute('npm', args, { ...options, shell: process.platform === 'win32' });
}
