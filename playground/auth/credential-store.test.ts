import { expect, test } from 'vitest';
import { credentialKey, credentialsAt, setCredentials, storedKeys } from './credential-store.js';

test('another server does not get the credentials', () => {
  setCredentials(credentialKey('https://a.test/v1', 'login'), { token: 'secret' });
  const others = ['https://b.test/v1', 'http://a.test/v1', 'https://a.test:444/v1', 'https://a.test.b.test', '/v1'];
  expect(others.map((server) => credentialsAt(credentialKey(server, 'login')))).toEqual(others.map(() => undefined));
  expect(credentialsAt(credentialKey('https://a.test/v1', 'other'))).toBeUndefined();
  expect(credentialsAt(credentialKey('https://a.test/v2', 'login'))).toEqual({ token: 'secret' });
  setCredentials(credentialKey('https://a.test', 'login'), undefined);
  expect(storedKeys()).toEqual([]);
});
