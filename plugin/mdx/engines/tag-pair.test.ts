import { describe, expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { parsePlain } from '../parse-page.js';

const engines = ['native', 'reference'] as const;

function errorsOf(source: string, engine: (typeof engines)[number]): { line: number; message: string; hint: string }[] {
  const report = new Report();
  parsePlain(source, 'a.mdx', { variables: {}, engine }, report);
  expect(report.warnings).toEqual([]);
  return report.errors.map(({ line, message, hint }) => ({ line, message, hint }));
}

const contents = ['one\n\ntwo', 'one\n- a\n- b', 'one\n\n```js\nx\n```\n\ntwo', 'one\n\n<Tip>two</Tip>\n\nthree'];
/** Where the tags are, and which of them the hint moves. */
const places: { name: string; write: (tag: string, text: string) => string; moved: (tag: string) => string }[] = [
  {
    name: 'text after the opening tag',
    write: (tag, text) => `<${tag}>${text}\n\n</${tag}>`,
    moved: (tag) => `Put <${tag}> on its own line.`,
  },
  {
    name: 'text at both tags',
    write: (tag, text) => `<${tag}>${text}\n\nend</${tag}>`,
    moved: (tag) => `Put <${tag}> and </${tag}> on lines of their own.`,
  },
  {
    name: 'text around the tags',
    write: (tag, text) => `before <${tag}>${text}\n\nend</${tag}> after`,
    moved: (tag) => `Put <${tag}> and </${tag}> on lines of their own.`,
  },
];
const cases = places.flatMap((place) => contents.map((text) => ({ ...place, text })));

describe.each(engines)('%s', (engine) => {
  test.each(cases)('$name, $text: each is reported, and the hint fixes it', ({ write, moved, text }) => {
    const tags = ['Note', 'Card', 'Note'];
    const parts = tags.map((tag) => write(tag, text));
    const errors = errorsOf(`${parts.join('\n\n')}\n`, engine);
    const lines = parts.map(
      (_, index) => parts.slice(0, index).join('\n\n').split('\n').length + (index === 0 ? 0 : 2),
    );
    expect(errors.map(({ line, hint }) => ({ line, hint }))).toEqual(
      tags.map((tag, index) => ({ line: lines[index], hint: moved(tag) })),
    );
    const fixed = parts.map((part) => part.replace(/<\/?(?:Note|Card)>/g, '\n\n$&\n\n'));
    expect(errorsOf(`${fixed.join('\n\n')}\n`, engine)).toEqual([]);
  });

  test('tags after another mistake of the kind are reported with it', () => {
    const errors = errorsOf('<Note>one\n\ntwo\n</Note>\n\n<Tip>\nthree\n', engine);
    expect(errors.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 <Note> and </Note> are in different paragraphs.',
      '6 <Tip> has no closing tag where one is needed.',
    ]);
  });

  test.each([
    ['- item\n  <Note>\n  x\n</Note>\n', '<Note> and </Note> are not in the same list item, quote or heading.'],
    ['> <Note>\n> x\n</Note>\n', '<Note> and </Note> are not in the same list item, quote or heading.'],
    ['**bold <b>x** y</b>\n', '<b> starts in emphasis, a link or a table cell, and is closed outside of it.'],
  ])('%j is explained', (source, message) => {
    expect(errorsOf(source, engine).map((error) => error.message)).toEqual([message]);
  });
});
