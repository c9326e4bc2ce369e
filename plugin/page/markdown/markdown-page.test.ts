import { expect, test } from 'vitest';
import { markdownPage } from './markdown-page.js';

test('has title and description before the content, notes after it', () => {
  expect(
    markdownPage({ meta: { title: 'Install', description: 'How\nto.' } }, 'Words.', [
      '> ## Agent instructions\n>\n> Be exact.',
    ]),
  ).toBe('# Install\n\n> How to.\n\nWords.\n\n> ## Agent instructions\n>\n> Be exact.\n');
});

test('a page that hides its title starts with the heading of its content, or with its name', () => {
  const page = { meta: { title: 'Install', description: 'How to.' }, isTitleHidden: true };
  expect(markdownPage(page, '# Install it\n\nWords.')).toBe('# Install it\n\n> How to.\n\nWords.\n');
  expect(markdownPage(page, '# Install it')).toBe('# Install it\n\n> How to.\n');
  expect(markdownPage(page, '## First\n\nWords.')).toBe('# Install\n\n> How to.\n\n## First\n\nWords.\n');
});

test.each([
  ['<Sequence> and </Sequence>', '\\<Sequence> and \\</Sequence>'],
  ['Use `<Note>` and ``a`<b>``', 'Use `<Note>` and ``a`<b>``'],
  ['<https://example.com>, 1 < 2, a<-b', '<https://example.com>, 1 < 2, a<-b'],
  ['` <b>', '` \\<b>'],
])('the title %s is text, not HTML', (title, written) => {
  expect(markdownPage({ meta: { title, description: title } }, '')).toBe(`# ${written}\n\n> ${written}\n`);
});
