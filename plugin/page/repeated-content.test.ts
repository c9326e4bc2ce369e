import { describe, expect, test } from 'vitest';
import { parseHtml } from '../core/tree/parse-html.js';
import { walkAll } from '../core/tree/walk-html.js';
import { toMarkdown } from './markdown/write-markdown.js';
import { finishPage } from './finish-page.js';
import { withRepeatedContent } from './repeated-content.js';
import { textSections } from './text-sections.js';

const field = (id: string, rest: string): string =>
  `<octavo-response-field id="${id}" flat><a slot="name" href="#${id}"><code>user_name</code></a>\n${rest}</octavo-response-field>`;
const type = '<code slot="type">string</code>';
const described = `${type}\n<div><div>Name &amp; <em>address</em>.</div><p>Options: <code>a</code></p></div>`;
const code =
  '<octavo-code-block language="json"><span slot="title">200</span><pre tabindex="0"><code class="language-json"><span class="line"><span class="l1">"a&lt;b"</span></span></code></pre></octavo-code-block>';

const repeatedIn = (html: string): string[] => {
  const tags: string[] = [];
  walkAll(parseHtml(html, withRepeatedContent), (element) => {
    if (element.repeated) tags.push(element.tag);
  });
  return tags;
};

describe('content that pages repeat', () => {
  test('is written, read as Markdown and searched like any other content, with the ids of its page', () => {
    for (const id of ['200-user_name', 'body-user_name']) {
      const html = `<h2>Response</h2>${field(id, described)}${code}<p>After</p>`;
      const page = parseHtml(html);
      const finished = finishPage(html, '', [], { index: () => undefined });
      expect(toMarkdown(parseHtml(html, withRepeatedContent))).toBe(toMarkdown(page));
      expect(textSections(parseHtml(html, withRepeatedContent))).toEqual(textSections(page));
      expect(finished.html).toContain(field(id, described));
      expect(finished.html).toMatch(
        /<octavo-code-block language="json"><template shadowrootmode="open">.*<\/template><span slot="title">/,
      );
      expect(finished.ids).toEqual([id, 'response']);
    }
    expect(repeatedIn(field('a', described) + field('b', described) + code)).toEqual([
      'octavo-response-field',
      'octavo-response-field',
      'octavo-code-block',
    ]);
  });

  test('can be inside of a field, which is then parsed', () => {
    const html = field('a', `<details>${field('b', type)}</details>`);
    expect(repeatedIn(html)).toEqual(['octavo-response-field']);
    expect(toMarkdown(parseHtml(html, withRepeatedContent))).toBe(toMarkdown(parseHtml(html)));
  });

  test.each([
    ['an element that is not closed', field('a', '<div>text')],
    ['an end tag of an outer element', `<details>${field('a', '</details>')}`],
    ['an id', field('a', '<p id="x">text</p>')],
    ['a class', field('a', '<p class="mt-4">text</p>')],
    ['a paragraph that browsers end early', field('a', '<p>text<ul><li>item</li></ul></p>')],
    ['an image', field('a', '<img src="/a.png">')],
    ['a field without a link to itself', '<octavo-response-field name="a">text</octavo-response-field>'],
    ['code that is not highlighted', '<octavo-code-block><pre><code>a</code></pre></octavo-code-block>'],
    ['code with the types of its compiler', code.replace('class="l1"', 'data-type="x"')],
  ])('is parsed with the page where it has %s', (_, html) => {
    expect(repeatedIn(html).filter((tag) => !html.includes('<details>') || tag !== 'octavo-response-field')).toEqual(
      [],
    );
    expect(toMarkdown(parseHtml(html, withRepeatedContent))).toBe(toMarkdown(parseHtml(html)));
  });
});
