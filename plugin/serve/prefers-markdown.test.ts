import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.js';

test.each([
  ['text/markdown', true],
  ['text/plain', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html, text/markdown', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['*/*', false],
  [undefined, false],
])('%s', (accept, expected) => expect(prefersMarkdown(accept)).toBe(expected));
