import { expect, test } from 'vitest';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { addUpdateFilter } from './update-filter.js';

function withFilter(source: string): string {
  const page = parseHtml(source);
  addUpdateFilter(page);
  return writeContent(page);
}

test('a changelog with tags gets a filter above its first entry', () => {
  const update = (tag: string) => `<octavo-update><h2>x</h2><span slot="tag">${tag}</span></octavo-update>`;
  expect(withFilter(`<p>a</p>${update('R&amp;D')}${update('Web')}${update('R&amp;D')}`)).toContain(
    '<p>a</p><octavo-update-filter><button type="button" value="R&amp;D" aria-pressed="false">R&amp;D</button>' +
      '<button type="button" value="Web" aria-pressed="false">Web</button></octavo-update-filter><octavo-update>',
  );
});

test('a changelog without tags gets none', () => {
  expect(withFilter('<octavo-update>x</octavo-update>')).toBe('<octavo-update>x</octavo-update>');
});
