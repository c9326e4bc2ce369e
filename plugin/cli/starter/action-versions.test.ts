import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkWorkflow } from './check-workflow.js';
import { deployWorkflow } from './deploy-workflow.js';
import { packageManagerOf } from './package-manager.js';

/** Versions by action, such as `actions/checkout`. */
function actionsIn(texts: readonly string[]): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>();
  for (const [, action, version] of texts.join('\n').matchAll(/uses: ([\w/-]+)@(v\d+)/g))
    versions.set(action!, (versions.get(action!) ?? new Set()).add(version!));
  return versions;
}

function textsIn(folder: string, extension: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(extension)).map((file) => readFileSync(join(folder, file), 'utf8'));
}

test('the workflows of sites and of the docs use the same versions of actions as those of Octavo', () => {
  const project = { manager: packageManagerOf('.', '.'), project: '', docs: 'docs' };
  const written = [checkWorkflow(project), deployWorkflow(project, 'docs/dist'), ...textsIn('demo', '.mdx')];
  const versions = actionsIn([...written, ...textsIn('.github/workflows', '.yml')]);
  expect(versions.size).toBeGreaterThan(4);
  expect([...versions].filter(([, used]) => used.size > 1)).toEqual([]);
});
