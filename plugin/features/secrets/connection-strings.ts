/** Addresses with a user and a password, such as connection strings of databases. */
import { decodeAddress } from '../../addresses/encode-address.js';
import type { SecretFormat } from './secret-formats.js';
import { regularity } from './is-placeholder.js';

/** The parts of `scheme://user:password@host`. */
const pattern =
  /(?<![\w+.-])([a-z][a-z\d+.-]{1,20}):\/\/([^\s/:@"'`<>\\]{0,80}):([^\s/@"'`<>\\]{1,120})@([a-z\d_](?:[\w-]|\.(?=\w)){0,120}|\[[\da-f:]+\])/gi;

/** Addresses whose password looks real. */
export const connectionStrings: SecretFormat = {
  name: 'an address with a password',
  marker: '://',
  pattern,
  isReal: ([, , user = '', password = '', host = '']) =>
    isRealPassword(decodeAddress(password), decodeAddress(user), host),
  shown: ([, scheme, user, , host]) => `${scheme}://${user}:…@${host}`,
  hint: 'Change the password, then write a placeholder such as YOUR_PASSWORD. The history of the repository still contains it.',
};

/** Names of hosts that only examples have, and hosts that are not on the internet. */
const exampleHosts: readonly RegExp[] = [
  /^(?:.*\.)?(?:example|test|invalid|localhost|local|internal|lan|intranet)$/i,
  /(?:^|[.-])(?:acme|db-?host|domain|dummy|example|foo|host|hostname|my|placeholder|sample|server|some|xx+|your)(?:[.-]|$)/i,
  /(?:your|my)-?(?:cluster|company|database|db|domain|host|instance|org|project|server|site)/i,
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|192\.0\.2|198\.51\.100|203\.0\.113)\.[\d.]+$/,
];

/** Characters. A password for a host that is not reachable from outside is only real if nobody would make it up. */
const minLocalPasswordLength = 20;

function isRealPassword(password: string, user: string, host: string): boolean {
  const isReachable = host.includes('.') && !exampleHosts.some((example) => example.test(host));
  if (password.length < (isReachable ? 8 : minLocalPasswordLength) || password.toLowerCase() === user.toLowerCase())
    return false;
  return !isPlaceholder(password) && isMixed(password);
}

/** Words that passwords of examples are made of, also with digits and signs in place of letters (`p4ssw0rd`). */
const words =
  /pass|pwd|secret|change|admin|root|test|user|example|your|dummy|demo|sample|token|credential|api.?key|database|postgres|mysql|mongo|redis|rabbit|guest|login|welcome|letmein|hunter|qwert|placeholder|insert|replace|here|strong|secure|safe|super|random|generated|foo|bar\b|baz|lorem|redacted/i;
const replaced: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a', '!': 'i' };

function isPlaceholder(password: string): boolean {
  const plain = password.replace(/[013457$@!]/g, (character) => replaced[character]!);
  return (
    /[{}[\]*…]|\.\.\.|^[$%]|^[A-Z]+(?:[_-][A-Z\d]+)*$/.test(password) ||
    words.test(password) ||
    words.test(plain) ||
    new Set(password).size < 6 ||
    regularity(password, 3) >= 0.5
  );
}

/** Whether letters and digits, or capital and small letters, are mixed as in no word of a language. */
function isMixed(password: string): boolean {
  const hasDigitInside = /[a-z].*\d.*[a-z]|\d.*[a-z].*\d/i.test(password);
  return hasDigitInside || (password.match(/[a-z][A-Z]/g) ?? []).length >= 3;
}
