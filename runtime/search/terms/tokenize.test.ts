import { describe, expect, test } from 'vitest';
import { tokenize } from './tokenize.js';

/** The terms of a text: identifiers as a whole, then their parts. */
function terms(text: string): string {
  return tokenize(text)
    .map(({ whole, parts }) => (whole === undefined ? parts : [whole, ...parts]).join(' '))
    .join(', ');
}

test.each([
  ['Install the CLI', 'install, the, cli'],
  ['streamText', 'streamtext stream text'],
  ['api_key API_KEY api-key apiKey', 'apikey api key, apikey api key, apikey api key, apikey api key'],
  ['getHTTPResponse', 'gethttpresponse get http response'],
  ['GET /v1/users/{id}', 'get, v1.users.id v1 users id'],
  ['client.chat.create()', 'client.chat.create client chat create'],
  ['--dry-run', 'dryrun dry run'],
  ['OAuth2', 'oauth2'],
  ['C++ and C#', 'c++, and, c#'],
  ['node.js', 'node.js node js'],
  [' R ', 'r'],
  ['The language R', 'the, language'],
  ['don’t', 'don'],
  ['Größe, café, Øre', 'grosse, cafe, ore'],
  ['ＡＰＩ', 'api'],
  ['Ελλάδα', 'ελλαδα'],
])('%s → %s', (text, expected) => {
  expect(terms(text)).toBe(expected);
});

describe('scripts without spaces', () => {
  test.each([
    ['密钥管理', '密钥 钥管 管理 理'],
    ['使用API密钥', '使用 用, api, 密钥 钥'],
    ['がぎ', 'がぎ ぎ'],
    ['データベース', 'デー ータ タベ ベー ース ス'],
    ['설치', '설치 치'],
  ])('%s → %s', (text, expected) => {
    expect(terms(text)).toBe(expected);
  });

  test.each([
    ['文書の検索', '文書 書 検索 索'],
    ['取り組み', '取り り 組み み'],
    ['データを', 'デー ータ タ'],
    ['私はこれ', '私 はこ これ れ'],
  ])('a pair across the end of a Japanese word is only its first character: %s → %s', (text, expected) => {
    expect(terms(text)).toBe(expected);
  });

  test('pairs that begin with a particle are left out, but no text is without a term', () => {
    expect(terms('我的密钥')).toBe('我的 密钥 钥');
    expect(terms('的')).toBe('的');
  });
});

test('leaves out data and text without spaces', () => {
  expect(terms('a'.repeat(65))).toBe('');
  expect(terms('1234567890')).toBe('');
  expect(terms(`x-${'ab-'.repeat(40)}y`).split(' ').length).toBe(40);
});
