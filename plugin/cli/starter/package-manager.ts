/** The package manager of a project, and its commands. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isOutsideWorkspace } from './pnpm-workspace.js';

/** The commands of a package manager. */
export interface PackageManager {
  install: string;
  /** Runs a script of package.json. */
  run(script: string): string;
  /** Runs the installed Octavo. */
  octavo: string;
  /** Commands that make it available to a workflow; npm comes with Node. */
  setup: readonly string[];
  /** Its own files besides `node_modules` that do not belong into a new repository. Default: none. */
  files?: readonly string[];
  /** Whether packages stay in archives by default, so that editors cannot open their files. Default: false. */
  keepsArchives?: boolean;
}

const managers = {
  npm: { install: 'npm install', run: (script) => `npm run ${script}`, octavo: 'npx octavo', setup: [] },
  pnpm: {
    install: 'pnpm install',
    run: (script) => `pnpm run ${script}`,
    octavo: 'pnpm octavo',
    setup: ['corepack enable'],
  },
  yarn: {
    install: 'yarn install',
    run: (script) => `yarn run ${script}`,
    octavo: 'yarn octavo',
    setup: ['corepack enable'],
    files: ['.yarn', '.pnp.*'],
    keepsArchives: true,
  },
  bun: {
    install: 'bun install',
    run: (script) => `bun run ${script}`,
    octavo: 'bun run octavo',
    setup: ['npm install --global bun'],
  },
} satisfies Record<string, PackageManager>;

type ManagerName = keyof typeof managers;

const lockFiles: Record<ManagerName, readonly string[]> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
};

/**
 * The package manager whose lock file is in `folder` or closest above it, up to `top`. Without one, the package manager
 * that runs the command: `userAgent` starts with its name, as in `pnpm/10.0.0`. Default: npm.
 */
export function packageManagerOf(folder: string, top: string, userAgent = ''): PackageManager {
  const names = Object.keys(managers) as ManagerName[];
  for (let current = folder; ; current = dirname(current)) {
    const locked = names.find((name) => lockFiles[name].some((file) => existsSync(join(current, file))));
    if (locked === 'pnpm' && isOutsideWorkspace(folder, top))
      return { ...managers.pnpm, install: 'pnpm install --ignore-workspace' };
    if (locked) return managers[locked];
    if (current === top || current === dirname(current)) break;
  }
  return managers[names.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm'];
}
