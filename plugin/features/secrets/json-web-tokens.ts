/** JSON Web Tokens, which grant access until they expire. */
import { isRecord } from '../../core/text/is-record.js';
import { createHmac } from 'node:crypto';
import { isPlaceholder } from './is-placeholder.js';
import type { SecretFormat } from './secret-formats.js';

/** Tokens that are valid, and not made for an example. */
export const jsonWebTokens: SecretFormat = {
  name: 'a JSON Web Token',
  marker: 'eyJ',
  // The shortest signature, of HS256, has 43 characters. Encrypted tokens have five parts.
  pattern: /(?<![\w.-])(eyJ[\w-]{10,})\.(eyJ[\w-]{5,})\.([\w-]{43,})(?![\w-]|\.[\w-])/g,
  isReal: ([token = '', header = '', payload = '', signature = '']) =>
    !isPlaceholder(signature, token) &&
    isSigned(read(header)) &&
    isInUse(read(payload)) &&
    !hasPublicKey(`${header}.${payload}`, signature),
};

type Claims = Readonly<Record<string, unknown>>;

function read(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSigned(header: Claims | undefined): boolean {
  return typeof header?.['alg'] === 'string' && header['alg'] !== 'none';
}

/** Keys that jwt.io and the local servers of Supabase sign their examples with. */
const publicKeys = [
  'your-256-bit-secret',
  'your-384-bit-secret',
  'your-512-bit-secret',
  'a-string-secret-at-least-256-bits-long',
  'a-valid-string-secret-that-is-at-least-512-bits-long-which-is-very-long',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'secret',
];

/** Whether anyone can make the signature, so that no server accepts the token. */
function hasPublicKey(content: string, signature: string): boolean {
  const bits = ({ 43: 256, 64: 384, 86: 512 } as Record<number, number>)[signature.length];
  if (bits === undefined) return false;
  return publicKeys.some((key) => createHmac(`sha${bits}`, key).update(content).digest('base64url') === signature);
}

/** The subject and the time in the token that jwt.io shows, which many examples are made from. */
const [exampleSubject, exampleTime] = ['1234567890', 1_516_239_022];

/** Names that tokens of examples and of local servers contain. */
const exampleNames =
  /(?<![a-z])(?:demo|dummy|example|fake|foo|localhost|sample|test|(?:jane|john)[ ._-]?doe|alice|bob|placeholder)(?![a-z])/i;

/** Whether the token is not expired, not public, and not an example. */
function isInUse(claims: Claims | undefined): boolean {
  if (!claims || Object.keys(claims).length === 0) return false;
  const { exp, iat, sub, role } = claims;
  if (typeof exp === 'number' && exp * 1000 < Date.now()) return false;
  // The key of Supabase for browsers.
  if (role === 'anon' || iat === exampleTime || String(sub) === exampleSubject) return false;
  return !exampleNames.test(JSON.stringify(claims));
}
