import { expect, test } from 'vitest';
import { markdownPage } from './markdown-page.js';

test('has title and description before the content, instructions after it', () => {
  expect(markdownPage({ title: 'Install', description: 'How\nto.' }, 'Words.', ['Be exact.'])).toBe(
    '# Install\n\n> How to.\n\nWords.\n\n> ## Agent instructions\n>\n> Be exact.\n',
  );
});
