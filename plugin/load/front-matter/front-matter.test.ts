import { expect, test } from 'vitest';
import { settingsSchemas } from '../../site-build/settings.js';
import { Report } from '../../core/errors/errors.js';
import { readFrontMatter } from './front-matter.js';
import { plain, toMeta } from './front-matter-values.js';

const read = (source: string) => {
  const report = new Report();
  const { data, body } = readFrontMatter(source, 'a.mdx', report);
  return { meta: toMeta(data, settingsSchemas.frontMatter), data, body, report };
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

test('reports each duplicate key, and uses its last value', () => {
  const { meta, report } = read('---\ntitle: One\ntitle: Two\nicon: a: b\n"title": Three\n---\n');
  expect(meta).toEqual({ title: 'Three', icon: 'a: b' });
  expect(report.errors.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 Duplicate key "title". The value on line 2 is overwritten.',
    '5 Duplicate key "title". The value on line 3 is overwritten.',
    '4 The front matter is not valid YAML at `icon`: a value with a colon needs quotes.',
  ]);
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
  ['!<', '2:1', 'unexpected end'],
  ['n: !<', '2:4', 'begins with !'],
  ['title: *name*', '2:8', 'begins with *'],
  ['title: "C:\\dir"', '2:12', 'unknown escape sequence'],
  ['title: [a, b', '2:8', 'begins with ['],
  ['title: a\nicon:star\ntag: b', '3:1', 'not a key with a value'],
  ['title: a\n  icon: star', '3:7', 'bad indentation'],
  ['title: a\nown:\n  a: 1\n  a: 2\ntag: b', '5:3', 'a key is repeated'],
  ['title: a\nrelated:\n  - a: b: c', '4:9', 'bad indentation'],
  ['title: a\n--- Words\nicon: star', '3:1', 'single document'],
  ['title:a\nicon: star', '2:1', 'not a key with a value'],
  ['# Words\n  title: a\nicon: star', '2:1', 'not a key with a value'],
  ['- a\n- b', '2:1', 'not a key with a value'],
  ['{ title: a', '2:1', 'unexpected end'],
  ['title: a\n...\nicon: b', '2:1', 'single document'],
])('locates the error in %j', (yaml, place, reason) => {
  const { errors } = read(`---\n${yaml}\n---`).report;
  expect(errors.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
  expect(errors[0]!.message).toContain(reason);
});

test('below a key with an error, keeps what is on its line and the keys after it', () => {
  const { data } = read('---\n"title": a\n--- b\nboost: 2\njust words\nown:\n  - a: b: c\ntag: b\n---');
  expect(data).toEqual({ title: 'a', boost: 2, own: null, tag: 'b' });
});

test.each([
  [
    'title: Update #2 (28 "New" Skills)',
    '2:15',
    '#2 (28 "New" Skills)',
    'title: "Update #2 (28 \\"New\\" Skills)". If',
  ],
  ['icon: book\ncolor: #fff  ', '3:8', '#fff', 'color: "#fff". If'],
  ['title: a\r\ntag: C #1\r', '3:8', '#1', 'tag: "C #1". If'],
  ['tags:\n  - one\n  - C #1', '4:7', '#1', 'Put the value in quotes. If'],
  ['description: one\n  two #2', '3:7', '#2', 'Put the value in quotes. If'],
])('reports the text that YAML takes for a comment in %j', (yaml, place, text, hint) => {
  const { warnings } = read(`---\n${yaml}\n---`).report;
  expect(warnings.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    `${place} In YAML, a # after a space starts a comment, so "${text}" is not part of the value.`,
  ]);
  expect(warnings[0]!.hint).toContain(hint);
});

test.each([
  'title: Update # a comment',
  'title: "One #2" #3',
  '#title: One\ntitle: Two\n  #tag: x',
  'title: "Update #2"\ndescription: One\\#2 C#',
  "title: 'Update #2'",
  'description: |\n  Update #2\nown: [a, "b #2"]',
  'description: >\n  Update #2\n  and #3',
  'title: One: two #2',
])('does not take %j for lost text', (yaml) => {
  expect(read(`---\n${yaml}\n---`).report.warnings.map(({ code }) => code)).not.toContain('front-matter-comment');
});

// YAML 1.1, but only `true` and `false` are boolean.
test.each([
  ['yes no on off y n', 'yes no on off y n'.split(' ')],
  ['true True TRUE false', [true, true, true, false]],
  ['010 0o10 0x1f 0b11 1_000 1:30 +1', [8, '0o10', 31, 3, 1000, 90, 1]],
  ['1.0 1e3 .5 .inf -.inf 01.5 1.2.3', [1, 1000, 0.5, Infinity, -Infinity, '01.5', '1.2.3']],
  ['~ null Null nil', [null, null, null, 'nil']],
  ['2024-01-02 2024-1-2', [new Date('2024-01-02'), '2024-1-2']],
  ['2024-01-02T03:04:05+02:00', ['2024-01-02T03:04:05+02:00']],
])('reads the values %s', (values, expected) => {
  expect(plain(read(`---\nown: [${values.replaceAll(' ', ', ')}]\n---`).data)).toEqual({ own: plain(expected) });
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

test.each([
  '4.10 2.0 0123 1_000 12345678901234567890 0x1F 1e3 .5 1.50e-7 +1 -0 1:30 .inf -.INF .NaN True FALSE'.split(' '),
  '2024-01-02 2024-01-02T03:04:05+02:00 2001-12-14t21:59:43.10-05:00'.split(' '),
])('text keeps the characters %s, …', (...values) => {
  for (const value of values) {
    expect(read(`---\ntitle: ${value}\nsidebarTitle: ${value} # comment\nboost: 2\n---`).meta).toMatchObject({
      title: value,
      sidebarTitle: value,
      boost: 2,
    });
    expect(read(`---\n{ tag: ${value}, keywords: [a, ${value}] }\n---`).meta).toMatchObject({
      tag: value,
      keywords: ['a', value],
    });
    expect(read(`---\nkeywords:\n  - ${value}\ntitle: Page: ${value}\ntag: ${value}\n---`).meta).toMatchObject({
      keywords: [value],
      tag: value,
    });
  }
});

test('a number where no text is expected stays a number', () => {
  expect(read('---\nboost: 2.0\nown: { a: [1.50] }\n---').meta).toMatchObject({ boost: 2, own: { a: [1.5] } });
});

test.each([
  '\n\n',
  '\uFEFF\n',
  '\uFEFF\uFEFF',
  '<!-- License -->\n',
  '{/* One\n---\ntwo */}\n \t\n<!-- three -->\r\n\r\n',
])('reads front matter after %j, with the lines of the file', (before) => {
  const { meta, body, report } = read(`${before}---\ntitle: Mars\nicon: a: b\n---\nText`);
  const line = before.split('\n').length;
  expect(meta).toEqual({ title: 'Mars', icon: 'a: b' });
  expect(body).toBe(`${'\n'.repeat(line + 3)}Text`);
  expect(report.errors).toMatchObject([{ line: line + 2 }]);
  expect(read(`${before}---\ntitle: Mars\n`).report.warnings).toMatchObject([{ code: 'front-matter-unclosed', line }]);
});

test.each(['\n---\n\nText\n\n---\n', 'Text <!-- a -->\n---\ntitle: a\n---\n', '<!-- a --> ---\ntitle: a\n---\n'])(
  'takes rules of Markdown in %j for rules',
  (source) => expect(read(source)).toMatchObject({ meta: { title: '' }, body: source }),
);
