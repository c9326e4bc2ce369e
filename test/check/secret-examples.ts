/** Keys in the formats of providers, which are random and belong to nobody. */

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
