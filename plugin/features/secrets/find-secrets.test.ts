import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { jsonWebToken, otherSecrets, secretLines } from '../../../test/check/secret-examples.js';
import { findSecrets } from './find-secrets.js';

test.each(secretLines)('finds a key of %s', (_, key) => {
  for (const text of [`KEY=${key}`, `"${key}"`, `Bearer ${key}`, `\`${key}\``, `token:${key},`, `${key}.`])
    expect(findSecrets(`First line\n${text}`)).toMatchObject([{ code: 'secret-exposed', line: 2 }]);
});

test.each(otherSecrets)('finds a secret in the form of %s', (_, secret) => {
  for (const text of [
    `URL=${secret}`,
    `"${secret}"`,
    `Bearer ${secret}`,
    `\`${secret}\``,
    `a: ${secret},`,
    `<${secret}>`,
  ])
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

const [tokens, addresses] = [true, false].map((isToken) =>
  otherSecrets.filter(([name]) => name.startsWith('jwt') === isToken),
);

test.each(tokens!)('shows only the beginning of a token: %s', (_, token) => {
  expect(findSecrets(token)[0]!.message).not.toContain(token.slice(0, 14));
});

test.each(addresses!)('shows an address without its password: %s', (_, address) => {
  const { message, hint } = findSecrets(address)[0]!;
  const [, shown, password, host] = /^(.*:)([^:@]*)@([\w.-]+)/.exec(address)!;
  expect(message).not.toContain(password!.slice(0, 3));
  expect(message).toContain(`"${shown}…@${host}"`);
  expect(hint).toContain('password');
});

test('reports the key of a provider in an address once, at the key', () => {
  const key = secretLines.find(([provider]) => provider === 'github')![1];
  expect(findSecrets(`https://moon:${key}@git.moonbank.io/a`)).toMatchObject([{ line: 1, column: 14 }]);
});

const placeholders =
  'password PASSWORD pass secret changeme p4ssw0rd Passw0rd123! my-secret-pw user admin123 yourTopSecretPassword ' +
  '<PASSWORD> ${PW} $PGPASSWORD {password} [password] **** xxxxxxxx ... DB_PASS %s potatosalad AbC123dEf ' +
  'abc123xyz789 1234567890 s3cr3t-k3y moonmoon1 sup3rs3cr3t';

test.each(placeholders.split(' '))('the password %s is a placeholder', (password) => {
  for (const host of ['localhost:5432', 'db', 'db.moonbank.io', 'example.com', '10.0.0.1'])
    expect(findSecrets(`URL="postgres://user:${password}@${host}/app"`)).toEqual([]);
});

test.each([
  'localhost',
  '127.0.0.1:5432',
  'db',
  'db.example.com',
  'your-host.moonbank.io',
  'host.docker.internal',
  '[::1]',
])('a short password on %s is part of an example', (host) =>
  expect(findSecrets(`postgres://moon:k7Rw2xQ9pZ@${host}/app`)).toEqual([]),
);

test.each([
  'https://a.moonbank.io:8080/@k7Rw2xQ9pZ',
  'https://moonbank.io/a:k7Rw2xQ9pZ@b.io',
  'ssh://git@moonbank.io',
  'a:k7Rw2xQ9pZ@b.io',
])('%s has no password', (text) => expect(findSecrets(text)).toEqual([]));

const publicKey = 'your-256-bit-secret';
const signed = jsonWebToken({ scope: 'moons' }, '');
const signature = createHmac('sha256', publicKey).update(signed.slice(0, -1)).digest('base64url');

test.each([
  ['with a public key', signed + signature],
  ['of jwt.io', jsonWebToken({ sub: '1234567890', name: 'Jane', iat: 1_700_000_000 })],
  ['with the time of jwt.io', jsonWebToken({ sub: 'u_8f3kq2', iat: 1_516_239_022 })],
  ['that has expired', jsonWebToken({ sub: 'u_8f3kq2', exp: 1_700_000_000 })],
  ['of an example', jsonWebToken({ iss: 'https://auth.example.com', sub: 'u_8f3kq2' })],
  ['of a person in examples', jsonWebToken({ sub: 'u_8f3kq2', name: 'John Doe' })],
  ['for browsers', jsonWebToken({ role: 'anon', ref: 'kqzwvxybplmthd' })],
  ['without claims', jsonWebToken({})],
  ['without an algorithm', jsonWebToken({ sub: 'u_8f3kq2' }, undefined, { alg: 'none' })],
  ['with a made-up signature', jsonWebToken({ sub: 'u_8f3kq2' }, 'your-256-bit-secret-your-256-bit-secret-your')],
  ['with parts that are not JSON', `eyJ${'aQz8'.repeat(5)}.eyJ${'bWx7'.repeat(5)}.${otherSecrets[0]![1].slice(-43)}`],
  ['with five parts', `${otherSecrets[0]![1]}.a1b2c3.d4e5f6`],
])('a JSON Web Token %s is not a secret', (_, token) => expect(findSecrets(`Bearer ${token}`)).toEqual([]));

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
