/** Names that usually belong to secrets. */

const secretWords = new Set([
  'apikey',
  'auth',
  'authorization',
  'bearer',
  'credential',
  'credentials',
  'cvc',
  'cvv',
  'jwt',
  'otp',
  'passcode',
  'passphrase',
  'passwd',
  'password',
  'pin',
  'pwd',
  'secret',
  'session',
  'sessionid',
  'signature',
  'ssn',
]);

/** A `key` with one of these before it is a secret. */
const secretKeys = new Set([
  'access',
  'account',
  'api',
  'auth',
  'encryption',
  'license',
  'private',
  'secret',
  'signing',
]);

/** A `token` with one of these before it is a position in a list. */
const positions = new Set(['after', 'continuation', 'cursor', 'next', 'page', 'previous', 'start', 'sync']);

/** Whether a value with this name is likely a secret: `client_secret`, `X-API-Key`, `accessToken`; not `pageToken` or `max_tokens`. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return words.some((word, index) => {
    const before = words[index - 1] ?? '';
    if (word === 'token') return !positions.has(before);
    return secretWords.has(word) || (word === 'key' && secretKeys.has(before));
  });
}

/** Whether a text that is not data, such as XML, contains a name of a secret. */
export function hasSecretName(text: string): boolean {
  return (text.match(/[\w-]+/g) ?? []).some(isSecretName);
}
