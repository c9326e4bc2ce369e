import { expect, test } from 'vitest';
import { sourceFrame } from './source-frame.js';

test('marks the characters below the line, after up to two lines before it', () => {
  const text = 'one\ntwo\nthree\nfour\nfive';
  expect(sourceFrame(text, { line: 4, column: 2 }, 3)).toBe('2 | two\n3 | three\n4 | four\n  |  ^^^');
});

test('shows the part of a long line that is around the column', () => {
  const text = `short\n${'a'.repeat(5000)}"wrong"${'b'.repeat(5000)}`;
  const [short, long, marker] = sourceFrame(text, { line: 2, column: 5001 }, 7).split('\n');
  expect(short).toBe('1 | …');
  expect(long).toBe(`2 | …${'a'.repeat(100)}"wrong"${'b'.repeat(53)}…`);
  expect(long!.slice(marker!.indexOf('^'), marker!.lastIndexOf('^') + 1)).toBe('"wrong"');
});

test('marks no characters after the part that is shown', () => {
  const [line, marker] = sourceFrame('x'.repeat(1000), { line: 1, column: 150 }, 900).split('\n');
  expect(marker!.length).toBe(line!.length - 1);
});
