import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packageManagerOf } from './package-manager.js';

const top = mkdtempSync(join(tmpdir(), 'octavo-workspace-'));
afterAll(() => rmSync(top, { recursive: true }));

function installIn(folder: string, workspace: string): string {
  writeFileSync(join(top, 'pnpm-workspace.yaml'), workspace);
  mkdirSync(join(top, folder), { recursive: true });
  return packageManagerOf(join(top, folder), top).install;
}

test('pnpm installs a folder on its own that the workspace does not list', () => {
  const alone = 'pnpm install --ignore-workspace';
  const workspace = "packages:\n  - 'packages/*'\n  - ./sites/**\n  - '!sites/old/*'\n";
  expect(
    ['docs', 'packages/docs', 'packages/a/docs', 'sites/a/docs', 'sites/old/docs', ''].map((folder) =>
      installIn(folder, workspace),
    ),
  ).toEqual([alone, 'pnpm install', alone, 'pnpm install', alone, 'pnpm install']);
  expect(installIn('docs', 'packages: [')).toBe(alone);
});
