import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressLine } from './progress-line.js';

let written: string;

function streamOf(isTTY: boolean): NodeJS.WriteStream {
  return { isTTY, write: (text: string) => (written += text) } as unknown as NodeJS.WriteStream;
}

beforeEach(() => {
  written = '';
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('writes a line to a log every five seconds, also while no page is finished', () => {
  const progress = progressLine(streamOf(false));
  vi.advanceTimersByTime(5_000);
  progress.show(1, 3);
  progress.show(2, 3);
  vi.advanceTimersByTime(10_000);
  progress.show(3, 3);
  vi.advanceTimersByTime(5_000);
  progress.end();
  vi.advanceTimersByTime(5_000);
  expect(written).toBe('Reading the site\n2 of 3 pages\n2 of 3 pages\nFinishing the site\n');
});

test('writes nothing during a short build', () => {
  const progress = progressLine(streamOf(false));
  progress.show(3, 3);
  progress.end();
  expect(written).toBe('');
});

test('updates one line of a terminal, and clears it for other output and at the end', () => {
  const progress = progressLine(streamOf(true));
  vi.advanceTimersByTime(100);
  progress.clear();
  progress.clear();
  progress.show(1, 3);
  vi.advanceTimersByTime(100);
  progress.end();
  const start = '\r\u001B[K';
  expect(written).toBe(`${start}Reading the site${start}${start}1 of 3 pages${start}`);
});
