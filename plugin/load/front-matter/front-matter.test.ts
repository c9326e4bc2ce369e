import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { readFrontMatter } from './front-matter.js';
import { toMeta } from './front-matter-values.js';

const read = (source: string) => {
  const report = new Report();
  const { data, body } = readFrontMatter(source, 'a.mdx', report);
  return { meta: toMeta(data), data, body, report };
};

test('parts the front matter from the body and keeps the line numbers of the body', () => {
  const { meta, body } = read('---\ntitle: Start\nicon: book\n---\n# Hello\n');
  expect(meta).toEqual({ title: 'Start', icon: 'book' });
  expect(body).toBe('\n\n\n\n# Hello\n');
});

test('reads Windows line ends and a byte order mark', () => {
  const { meta, body } = read('\uFEFF---\r\ntitle: Start\r\nhidden: "true"\r\n---\r\nText\r\n');
  expect(meta).toEqual({ title: 'Start', hidden: true });
  expect(body).toBe('\n\n\n\nText\r\n');
});

test('takes a rule at the start of a page for a rule', () => {
  const { meta, body } = read('---\n\nOnly text.\n');
  expect(meta).toEqual({ title: '' });
  expect(body).toBe('---\n\nOnly text.\n');
});

test('reads empty front matter', () => {
  expect(read('---\n---\nText').body).toBe('\n\nText');
});

test('turns numbers and dates into text where text is expected', () => {
  expect(read('---\ntitle: 404\ndate: 2024-05-01\n---\n').meta).toEqual({ title: '404', date: '2024-05-01' });
});

test('blank text is empty, except for a title, which it hides', () => {
  const { meta } = read('---\ntitle: " "\ndescription: " "\ntag: "  "\n"og:title": " "\n---\n');
  expect(meta).toEqual({ title: ' ', description: '', tag: '', 'og:title': '' });
});

test('reports a colon in an unquoted value with its place and keeps every value', () => {
  const { meta, report } = read('---\ntitle: Guide: first steps\ndescription: All of it\n---\n');
  expect(meta).toEqual({ title: 'Guide: first steps', description: 'All of it' });
  expect(report.errors).toMatchObject([
    {
      code: 'front-matter-syntax',
      file: 'a.mdx',
      line: 2,
      hint: 'Put the value in quotes: title: "Guide: first steps"',
    },
  ]);
});

test('reports an unclosed quote at its key and reads the keys after it', () => {
  const { meta, report } = read('---\ntitle: "Guide\ndescription: All of it\n---\n');
  expect(meta).toEqual({ title: 'Guide', description: 'All of it' });
  expect(report.errors).toMatchObject([{ line: 2, hint: expect.stringContaining('Close the quote') }]);
});

test('reports a key written twice', () => {
  const { meta, report } = read('---\ntitle: One\ntitle: Two\n---\n');
  expect(meta.title).toBe('Two');
  expect(report.errors).toMatchObject([{ line: 3, hint: expect.stringContaining('each key only once') }]);
});

test('locates a repeated key without a value', () => {
  const { report } = read('---\ntitle:\ndescription: All\ntitle:\n---');
  expect(report.errors).toMatchObject([{ code: 'front-matter-syntax', line: 4, column: 1 }]);
});

test('locates a repeated key whose name has a colon', () => {
  const { report } = read('---\nog:title: a\nog:title:\n---');
  expect(report.errors).toMatchObject([{ code: 'front-matter-syntax', line: 3, column: 1 }]);
});

test.each([
  ['!<', 3],
  ['n: !<', 6],
])('never reports a column outside of the line: %s', (line, column) => {
  const { report } = read(`---\n${line}\n---`);
  expect(report.errors).toMatchObject([{ code: 'front-matter-syntax', line: 2, column }]);
});

test('never runs front matter as code', () => {
  expect(read('---js\n{ title: (() => { throw new Error("ran"); })() }\n---\n').meta).toEqual({ title: '' });
});

test('a carriage return alone ends a line', () => {
  const { meta, body } = read('---\rtitle: Start\r---\r# Hello\r');
  expect(meta).toEqual({ title: 'Start' });
  expect(body).toBe('\n\n\n# Hello\n');
});

test('locates a null character', () => {
  const { errors, warnings } = read('---\ntle\0\n---').report;
  expect([...errors, ...warnings]).toMatchObject([{ code: 'front-matter-syntax', line: 2, column: 4 }]);
});
