/** Keys in the formats of providers, which are random and not in use. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const hex = '0123456789abcdef';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

let state = 20261122;

/** Random characters, the same in each run. */
function random(length: number, alphabet = letters): string {
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return alphabet[Math.floor((state / 2 ** 32) * alphabet.length)];
  }).join('');
}

/** Provider and key. The parts are joined here, so that scanners of repositories do not stop at this file. */
export const secretLines: readonly (readonly [provider: string, key: string])[] = [
  ['aws', `AK${'IA'}${random(16, upper)}`],
  ['google', `AI${'za'}${random(35)}`],
  ['google-oauth', `GOC${'SPX-'}${random(28)}`],
  ['azure', `${random(3)}8${'Q~'}${random(34)}`],
  ['digitalocean', `dop${'_v1_'}${random(64, hex)}`],
  ['github', `gh${'p_'}${random(36)}`],
  ['github-fine', `github${'_pat_'}${random(22)}_${random(59)}`],
  ['gitlab', `gl${'pat-'}${random(20)}`],
  ['npm', `np${'m_'}${random(36)}`],
  ['pypi', `pypi-${'AgEIcHlwaS5vcmc'}${random(70)}`],
  ['docker', `dckr${'_pat_'}${random(27)}`],
  ['stripe', `sk${'_live_'}${random(24)}`],
  ['stripe-test', `sk${'_test_'}${random(99)}`],
  ['stripe-webhook', `wh${'sec_'}${random(32)}`],
  ['square', `sq0${'atp-'}${random(22)}`],
  ['shopify', `shp${'at_'}${random(32, hex)}`],
  ['openai', `sk-${'proj-'}${random(64)}`],
  ['openai-older', `sk${'-'}${random(48)}`],
  ['anthropic', `sk-${'ant-api03-'}${random(93)}AA`],
  ['hugging-face', `h${'f_'}${random(34)}`],
  ['groq', `gs${'k_'}${random(52)}`],
  ['replicate', `r${'8_'}${random(37)}`],
  ['slack', `xo${'xb-'}${random(12, '123456789')}-${random(12, '123456789')}-${random(24)}`],
  ['discord', `M${random(25)}.${random(6)}.${random(38)}`],
  ['telegram', `${random(10, '123456789')}:${'AA'}${random(33)}`],
  ['twilio', `S${'K'}${random(32, hex)}`],
  ['sendgrid', `S${'G.'}${random(22)}.${random(43)}`],
  ['linear', `lin${'_api_'}${random(40)}`],
  ['notion', `nt${'n_'}${random(46)}`],
  ['databricks', `dap${'i'}${random(32, hex)}`],
  ['postman', `PM${'AK-'}${random(24, hex)}-${random(34, hex)}`],
  ['vault', `hv${'s.'}${random(90)}`],
];

/** A part of a token, as base64url. */
function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A signed JSON Web Token, which does not expire unless its claims say so. */
export function jsonWebToken(
  claims: object,
  signature = random(43),
  header: object = { alg: 'HS256', typ: 'JWT' },
): string {
  return `${encoded(header)}.${encoded(claims)}.${signature}`;
}

const year2100 = 4_102_444_800;
const claims = { iss: 'https://auth.moonbank.io', sub: 'u_8f3kq2', exp: year2100 };
/** Random letters with digits between them. */
const password = `${random(5)}7${random(4)}2${random(3)}`;
const host = 'db-prod.moonbank.io';

/** Secrets of no provider: tokens, and addresses with a password. */
export const otherSecrets: readonly (readonly [name: string, text: string])[] = [
  ['jwt', jsonWebToken(claims)],
  ['jwt-rs256', jsonWebToken({ ...claims, exp: undefined }, random(342), { alg: 'RS256', kid: 'a' })],
  ['jwt-service-role', jsonWebToken({ role: 'service_role', ref: 'kqzwvxybplmthd', exp: year2100 })],
  ['postgres', `postgres://moon:${password}@${host}:5432/app`],
  ['postgres-driver', `postgresql+asyncpg://moon:${password}@${host}/app?sslmode=require`],
  ['mysql', `mysql://moon:${password}@${host}/app`],
  ['mongodb', `mongodb+srv://moon:${password}@cluster0.kq8zw.mongodb.net/?retryWrites=true`],
  ['redis', `rediss://:${password}@${host}:6379/0`],
  ['amqp', `amqps://moon:${password}@${host}/moon`],
  ['https', `https://moon:${password}@git.moonbank.io/a/b.git`],
  ['address', `clickhouse://moon:${password}@65.108.14.22:9440`],
  ['encoded', `smtp://mail%40moonbank.io:${password}%21%23@smtp.moonbank.io:587`],
  ['private-host', `redis://:${password}${random(8)}@cache:6379`],
];
