import { expect, test } from 'vitest';
import { toMarkdown } from '../markdown/write-markdown.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { joinFootnotes } from './footnotes.js';

const mark = (label: string, of = '', again = ''): string =>
  `<sup><a href="#user-content-fn-${label}" id="user-content-fnref-${label}${again}" data-footnote-ref${of}>9</a></sup>`;
const list = (labels: readonly string[], of = ''): string =>
  `<section data-footnotes${of}><ol>${labels
    .map(
      (label) =>
        `<li id="user-content-fn-${label}"><p>Note ${label}. <a href="#user-content-fnref-${label}" data-footnote-backref aria-label="">↩</a></p></li>`,
    )
    .join('')}</ol></section>`;
const of = ' data-octavo-footnotes-of="snippets/a.mdx"';

const page = `<p>One${mark('a')}</p><p>Two${mark('a', of)}${mark('a', of, '-2')}</p>${list(['a'], of)}<div>${mark('a', of)}${list(['a'], of)}</div><p>${mark('b')}</p>${list(['a', 'b'])}`;

test('the footnotes of a page and its snippets have one list, one numbering, and unique ids', () => {
  const tree = parseHtml(page);
  joinFootnotes(tree);
  const html = writeContent(tree);
  expect([...html.matchAll(/data-footnote-ref>(\d)/g)].map(([, number]) => number)).toEqual(['1', '2', '2', '3', '4']);
  expect(html.match(/<section/g)).toHaveLength(1);
  expect(html).not.toContain('data-octavo');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of html.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target);
});

test('they read as footnotes of Markdown', () => {
  const tree = parseHtml(page);
  joinFootnotes(tree);
  expect(toMarkdown(tree)).toBe(
    'One[^1]\n\nTwo[^2][^2]\n\n[^3]\n\n[^4]\n\n[^1]: Note a.\n\n[^2]: Note a.\n\n[^3]: Note a.\n\n[^4]: Note b.',
  );
});

test('the footnotes of a page without snippets are unchanged', () => {
  const html = `<p>One${mark('a')}</p>${list(['a'])}`;
  const tree = parseHtml(html);
  joinFootnotes(tree);
  expect(writeContent(tree)).toBe(html);
});
