import { expect, test } from 'vitest';
import { briefText } from './brief-text.js';
import { formatProblem } from '../errors/errors.js';
import { joinPlaces } from '../../config/messages/problem-places.js';
import { sourceFrame } from './source-frame.js';

test('keeps short text, and the start and end of long text', () => {
  expect(briefText('short')).toBe('short');
  expect(briefText('two\n  lines')).toBe('two lines');
  expect(briefText('abcdefghijkl', 8)).toBe('abcde…kl');
  expect(briefText(`abcd😀${'x'.repeat(20)}😀a`, 8)).toBe('abcd…a');
});

test('a problem that quotes a megabyte fits on a few lines', () => {
  const long = 'x'.repeat(1_000_000);
  const problem = {
    code: 'a',
    message: `Unknown "${long}" here.`,
    hint: `Write ${long}.`,
    file: 'a.mdx',
    line: 1,
    column: 1,
    frame: sourceFrame(`${long}\n${long}`, { line: 2, column: 3 }, long.length),
  };
  expect(formatProblem(problem).length).toBeLessThan(4_000);
  expect(JSON.stringify(joinPlaces([problem])).length).toBeLessThan(4_000);
  expect(joinPlaces([problem])[0]!.message).toMatch(/^Unknown "x+…x+" here\.$/);
});
