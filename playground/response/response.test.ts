import { expect, test } from 'vitest';
import { BodyCollector } from './body-collector.js';
import { fileName } from './file-name.js';
import { MessageStream } from './message-stream.js';

const bytes = (text: string) => new TextEncoder().encode(text);

test('decodes characters that are split between chunks, in the character set of the server', async () => {
  const body = new BodyCollector('text/plain');
  const text = bytes('é😀');
  for (const byte of text) await body.add(Uint8Array.of(byte));
  await body.end();
  expect(body.text).toBe('é😀');
  const latin = new BodyCollector('text/plain; charset=ISO-8859-1');
  await latin.add(Uint8Array.of(0xe9));
  expect(latin.text).toBe('é');
});

test('keeps all bytes, but only the beginning as text', async () => {
  const body = new BodyCollector('text/plain');
  for (let count = 0; count < 3; count++) await body.add(new Uint8Array(10_000_000).fill(120));
  await body.end();
  expect([body.size, body.blob().size, body.text.length, body.isTruncated]).toEqual([
    30_000_000,
    30_000_000,
    524_288,
    true,
  ]);
});

test('reads lines and events across chunks', async () => {
  const lines = new MessageStream('lines');
  for (const part of ['{"a"', ':1}\r\n\n', '{"b":2}']) await lines.add(part);
  await lines.end('');
  expect(lines.messages.map(({ data }) => data)).toEqual(['{"a":1}', '{"b":2}']);
  const events = new MessageStream('events');
  for (const part of ['id: 1\nevent: x\nda', 'ta: a\ndata: b\n\n', ': comment\n\ndata: last']) await events.add(part);
  await events.end('');
  expect(events.messages).toMatchObject([
    { number: 1, id: '1', event: 'x', data: 'a\nb' },
    { number: 2, data: 'last' },
  ]);
});

test('keeps the last messages of a long stream, and the beginning of a long line', async () => {
  const stream = new MessageStream('lines');
  for (let count = 0; count < 5000; count++) await stream.add(`${count}\n`);
  expect([stream.count, stream.messages.length, stream.messages[0]!.data]).toEqual([5000, 500, '4500']);
  for (let count = 0; count < 100; count++) await stream.add('x'.repeat(10_000));
  await stream.end('');
  expect(stream.messages.at(-1)!.data.length).toBeLessThan(80_000);
});

test.each([
  ['https://a.test/x/report', [['content-disposition', `attachment; filename="a b.pdf"`]], 'a b.pdf'],
  ['https://a.test/x', [['content-disposition', `attachment; filename="x"; filename*=UTF-8''%C3%A9.txt`]], 'é.txt'],
  ['https://a.test/x', [['content-disposition', 'attachment; filename="../../etc/x.sh"']], 'x.sh'],
  ['https://a.test/users/', [['content-type', 'application/json']], 'response.json'],
  ['https://a.test/a%2Fb.png', [], 'b.png'],
] as [string, [string, string][], string][])('names the download of %s', (url, headers, name) => {
  expect(fileName(url, headers)).toBe(name);
});
