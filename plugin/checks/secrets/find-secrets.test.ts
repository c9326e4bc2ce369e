import { expect, test } from 'vitest';
import { secretLines } from '../../../test/check/secret-examples.js';
import { findSecrets } from './find-secrets.js';

test.each(secretLines)('finds a key of %s', (_, key) => {
  for (const text of [`KEY=${key}`, `"${key}"`, `Bearer ${key}`, `\`${key}\``, `token:${key},`, `${key}.`])
    expect(findSecrets(`First line\n${text}`)).toMatchObject([{ code: 'secret-exposed', line: 2 }]);
});

test('finds values by the name of their setting, and private keys', () => {
  const value = 'q7Xc2LmT9vWz4KbN8yRf3HsD6gJpA1uE5oQiZx0V';
  expect(findSecrets(`aws_secret_access_key = ${value}`)).toHaveLength(1);
  expect(findSecrets(`sha1: ${value}`)).toEqual([]);
  const lines = Array.from({ length: 6 }, (_, index) => `${value}${value.slice(index, index + 20)}Yk3`).join('\n');
  const kind = 'PRIVATE KEY-----';
  expect(findSecrets(`-----BEGIN RSA ${kind}\n${lines}\n-----END RSA ${kind}`)).toHaveLength(1);
  expect(findSecrets(`-----BEGIN ${kind}\nMIIE...\n-----END ${kind}`)).toEqual([]);
});

test('shows only the beginning of a key', () => {
  for (const [, key] of secretLines) expect(findSecrets(key)[0]!.message).not.toContain(key.slice(0, 14));
});

test.each([
  `sk_${'test'}_4eC39HqLyjWDarjtT1zdp7dc`,
  `AKIA${'IOSFODNN7EXAMPLE'}`,
  `AKIA${'1234567890ABCDEF'}`,
  `AccountKey=${'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw'}==`,
  `ghp_${'x'.repeat(36)}`,
  `ghp_${'aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789'}`,
  `ghp_${'1234567890'.repeat(4).slice(0, 36)}`,
  `sk-proj-${'your-openai-api-key-goes-here-1234567890abcdef'}`,
  `sk-ant-api03-${'...'}`,
  `sk-${'abcd'.repeat(12)}`,
  `xoxb-${'123456789012-123456789012'}-${'your-slack-bot-token-here'}`,
  `https://hooks.slack.com/services/${'T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX'}`,
  `SG.${'xxxxxxxxxxxxxxxxxxxxxx'}.${'x'.repeat(43)}`,
  `key-${'0'.repeat(32)}`,
])('a placeholder or published example is not a secret: %s', (text) =>
  expect(findSecrets(`KEY="${text}"`)).toEqual([]),
);
