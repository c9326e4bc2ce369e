/** The steps of `npm run build:all`, compared with the records of the last build. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSteps, owned } from '../scripts/build-steps.mjs';
import { findFiles, matcher } from '../scripts/find-files.mjs';
import type { StepRecord } from '../scripts/step-records.mjs';

const root = resolve('.');
const steps = buildSteps(root);
const records = JSON.parse(readFileSync('dist/.build/steps.json', 'utf8')) as Record<string, StepRecord>;

test('all steps have a record', () => {
  expect(steps.map(({ name }) => name).filter((name) => !records[name])).toEqual([]);
});

/** The outputs of the steps that a step needs, directly or not. */
function neededOutputs(name: string): string[] {
  const { needs = [] } = steps.find((step) => step.name === name)!;
  return needs.flatMap((needed) => [...Object.keys(records[needed]!.outputs), ...neededOutputs(needed)]);
}

describe.each(steps)('$name', ({ name, reads, imports, writes }) => {
  test('reads only sources and outputs of the steps that it needs', () => {
    const available = new Set(neededOutputs(name));
    const isGenerated = matcher(['dist/**']);
    const inputs = Object.keys(records[name]!.inputs).filter((file) => isGenerated(file));
    expect(inputs.filter((file) => !available.has(file))).toEqual([]);
  });

  test('has only patterns of files that exist', () => {
    const patterns = [...reads, ...(imports?.entries ?? []), ...writes.filter((pattern) => pattern.includes('*'))];
    const included = patterns.filter((pattern) => !pattern.startsWith('!'));
    expect(included.filter((pattern) => findFiles(root, [pattern]).length === 0)).toEqual([]);
  });

  test('shares no outputs with other steps', () => {
    const others = steps
      .filter((step) => step.name !== name)
      .flatMap((step) => Object.keys(records[step.name]!.outputs));
    const areShared = new Set(others);
    expect(Object.keys(records[name]!.outputs).filter((file) => areShared.has(file))).toEqual([]);
  });
});

test('the package contains only outputs of the steps', () => {
  const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
  const packed = files.filter((pattern) => /^dist\/[^.]*$/.test(pattern)).map((folder) => `${folder}/**`);
  const isOwned = matcher(owned);
  const outputs = new Set(steps.flatMap(({ name }) => Object.keys(records[name]!.outputs)));
  const inPackage = findFiles(root, ['dist/*.json', ...packed]);
  expect(inPackage.length).toBeGreaterThan(500);
  expect(inPackage.filter((file) => !isOwned(file) || !outputs.has(file))).toEqual([]);
});
