/** The formats of keys that providers can be recognized by. */

export interface SecretFormat {
  /** A description of the key for the message: `a GitHub token`. */
  name: string;
  /** Text that is part of every key, to skip pages without one. */
  marker: string;
  /** The first group, or the match without groups, is the part that differs between keys. */
  pattern: RegExp;
  /** Whether a match looks real. Default: if the part that differs is not a placeholder. */
  isReal?(match: readonly string[]): boolean;
  /** The part of a match that reports show. Default: its beginning. */
  shown?(match: readonly string[]): string;
  /** The fix. Default: to revoke the key. */
  hint?: string;
}

/** Every format has a fixed prefix and length, so that other text rarely matches. */
export const secretFormats: readonly SecretFormat[] = [
  ...tokens('an AWS access key', ['AKIA ASIA', '[A-Z2-7]{16}']),
  ...keyed(
    'an AWS secret access key',
    ['aws_secret_access_key', 'AWS_SECRET_ACCESS_KEY', 'secretAccessKey', 'SecretAccessKey'],
    '[A-Za-z0-9+/]{40}',
  ),
  ...tokens('a Google API key', ['AIza', '[\\w-]{35}']),
  ...tokens('a Google OAuth client secret', ['GOCSPX-', '[\\w-]{28}']),
  ...keyed('an Azure storage key', ['AccountKey', 'AZURE_STORAGE_KEY'], '[A-Za-z0-9+/]{86}=='),
  { name: 'an Azure client secret', marker: '8Q~', pattern: /(?<![\w~.-])([\w~.-]{3}8Q~[\w~.-]{31,34})(?![\w~-])/g },
  ...tokens('a DigitalOcean token', ['dop_v1_ doo_v1_ dor_v1_', '[a-f0-9]{64}']),
  ...tokens('a Databricks token', ['dapi', '[a-f0-9]{32}(?:-\\d)?']),
  ...tokens('a Heroku key', ['HRKU-', '[\\w-]{36,80}']),
  ...tokens('a Supabase token', ['sbp_', '[a-f0-9]{40}'], ['sb_secret_', '[\\w-]{20,60}']),
  ...tokens('a HashiCorp Vault token', ['hvs.', '[\\w-]{24,}'], ['hvb.', '[\\w-]{100,}']),
  ...tokens('a Doppler token', ['dp.pt.', '[A-Za-z0-9]{40,44}'], ['dp.st.', '[\\w.-]{40,60}']),
  ...tokens('a Pulumi token', ['pul-', '[a-f0-9]{40}']),
  ...tokens('a PlanetScale token', ['pscale_tkn_ pscale_pw_', '[\\w=.-]{32,64}']),
  ...tokens('a Grafana token', ['glsa_', '[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}'], ['glc_', 'eyJ[A-Za-z0-9+/=]{40,}']),
  ...tokens('a New Relic key', ['NRAK-', '[A-Z0-9]{27}']),
  ...tokens('a Sentry token', ['sntrys_', 'eyJ[A-Za-z0-9+/=_]{80,}'], ['sntryu_', '[a-f0-9]{64}']),
  ...tokens(
    'a GitHub token',
    ['ghp_ gho_ ghu_ ghs_', '[A-Za-z0-9]{36}'],
    ['ghr_', '[A-Za-z0-9]{36,76}'],
    ['github_pat_', '[A-Za-z0-9]{22}_[A-Za-z0-9]{59}'],
  ),
  ...tokens(
    'a GitLab token',
    ['glpat-', '[\\w-]{20,60}(?:\\.[\\w.]{9,20})?'],
    ['gldt-', '[\\w-]{20}'],
    ['glrt-', '[\\w-]{20,60}'],
  ),
  ...tokens('a Bitbucket or Atlassian token', ['ATATT3', '[\\w-]{60,}(?:=[A-F0-9]{8})?'], ['ATBB', '[A-Za-z0-9]{32}']),
  ...tokens('an npm token', ['npm_', '[A-Za-z0-9]{36}']),
  ...tokens('a PyPI token', ['pypi-', 'AgEIcHlwaS5vcmc[\\w-]{50,}']),
  ...tokens('a RubyGems key', ['rubygems_', '[a-f0-9]{48}']),
  ...tokens('a Docker Hub token', ['dckr_pat_', '[\\w-]{27}'], ['dckr_oat_', '[\\w-]{32}']),
  ...tokens('a Stripe secret key', ['sk_live_ sk_test_ rk_live_ rk_test_', '[A-Za-z0-9]{24,120}']),
  // Of Stripe, and of all services that follow Standard Webhooks.
  ...tokens('a webhook secret', ['whsec_', '[A-Za-z0-9+/]{32,64}']),
  ...tokens('a Square token', ['sq0atp-', '[\\w-]{22}'], ['sq0csp-', '[\\w-]{43}'], ['EAAA', '[\\w-]{60}']),
  ...tokens('a Shopify token', ['shpat_ shpca_ shppa_ shpss_', '[a-fA-F0-9]{32}']),
  ...tokens('a PayPal token', ['access_token$production$', '[a-z0-9]{16}\\$[a-f0-9]{32}']),
  ...tokens('a Razorpay key', ['rzp_live_', '[A-Za-z0-9]{14}']),
  ...tokens('an OpenAI key', ['sk-proj- sk-svcacct- sk-admin-', '[\\w-]{40,}'], ['sk-', '[A-Za-z0-9]{48}']),
  ...tokens('an Anthropic key', ['sk-ant-', '(?:api|admin|oat)\\d\\d-[\\w-]{60,}']),
  ...tokens('an OpenRouter key', ['sk-or-v1-', '[a-f0-9]{64}']),
  ...tokens('a Hugging Face token', ['hf_', '[A-Za-z0-9]{34,40}']),
  ...tokens('a Groq key', ['gsk_', '[A-Za-z0-9]{52}']),
  ...tokens('a Pinecone key', ['pcsk_', '[A-Za-z0-9]{5,8}_[A-Za-z0-9]{50,70}']),
  ...tokens('a Replicate token', ['r8_', '[A-Za-z0-9]{37}']),
  ...tokens('a Perplexity key', ['pplx-', '[A-Za-z0-9]{48,64}']),
  ...tokens('an xAI key', ['xai-', '[A-Za-z0-9]{70,90}']),
  ...tokens('a LangSmith key', ['lsv2_pt_ lsv2_sk_', '[a-f0-9]{32}_[a-f0-9]{10}']),
  ...tokens(
    'a Slack token',
    ['xoxb- xoxp- xoxa- xoxr- xoxs-', '[0-9]{9,14}-[A-Za-z0-9-]{20,}'],
    ['xapp-', '\\d-[A-Z0-9]{9,14}-\\d{9,14}-[a-f0-9]{64}'],
  ),
  ...tokens('a Slack webhook', ['hooks.slack.com/services/', 'T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}']),
  {
    name: 'a Discord bot token',
    marker: '.',
    pattern: /(?<![\w.-])([MNO][A-Za-z\d]{23,27}\.[A-Za-z\d_-]{6}\.[\w-]{27,38})(?![\w-])/g,
  },
  ...tokens('a Discord webhook', ['discord.com/api/webhooks/', '\\d{17,20}/[\\w-]{60,72}']),
  { name: 'a Telegram bot token', marker: ':AA', pattern: /(?:(?<![\w-])|\bbot)\d{8,10}:(AA[\w-]{33})(?![\w-])/g },
  ...keyed('a Twilio auth token', ['TWILIO_AUTH_TOKEN', 'twilio_auth_token'], '[a-f0-9]{32}'),
  ...keyed('a Datadog key', ['DD_API_KEY', 'DATADOG_API_KEY'], '[a-f0-9]{32}'),
  ...keyed('a Datadog key', ['DD_APP_KEY', 'DATADOG_APP_KEY'], '[a-f0-9]{40}'),
  ...keyed('a Cloudflare token', ['CLOUDFLARE_API_TOKEN', 'CF_API_TOKEN'], '[\\w-]{40}'),
  { name: 'a Twilio API key', marker: 'SK', pattern: /(?<![\w-])SK([a-f0-9]{32})(?![\w-])/g },
  ...tokens('a SendGrid key', ['SG.', '[\\w-]{22}\\.[\\w-]{43}']),
  ...tokens('a Mailgun key', ['key-', '[a-f0-9]{32}']),
  ...tokens('a Mailchimp key', ['', '[a-f0-9]{32}-us\\d{1,2}']).map((format) => ({ ...format, marker: '-us' })),
  ...tokens('a Brevo key', ['xkeysib-', '[a-f0-9]{64}-[A-Za-z0-9]{16}']),
  ...tokens('a Resend key', ['re_', '[A-Za-z0-9]{8}_[A-Za-z0-9]{24}']),
  ...tokens('a Linear key', ['lin_api_', '[A-Za-z0-9]{40}']),
  ...tokens('a Notion token', ['secret_', '[A-Za-z0-9]{43}'], ['ntn_', '[A-Za-z0-9]{46}']),
  { name: 'an Airtable token', marker: 'pat', pattern: /(?<![\w.-])pat([A-Za-z0-9]{14}\.[a-f0-9]{64})(?![\w.-])/g },
  ...tokens('a Figma token', ['figd_', '[\\w-]{40}']),
  ...tokens('a Postman key', ['PMAK-', '[a-f0-9]{24}-[a-f0-9]{34}']),
  ...tokens('a Mapbox secret token', ['sk.eyJ', '[\\w-]{50,}\\.[\\w-]{20,}']),
  {
    name: 'a private key',
    marker: 'PRIVATE KEY-----',
    pattern:
      /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----((?:\s|\\n)*[A-Za-z0-9+/=]{40}(?:\s|\\n|[A-Za-z0-9+/=]){20,})(?:-----END|$)/g,
  },
];

/** Keys that begin with a prefix: `[prefixes, separated by spaces, and the rest as a pattern]`. */
function tokens(name: string, ...parts: readonly (readonly [prefixes: string, rest: string])[]): SecretFormat[] {
  return parts.flatMap(([prefixes, rest]) =>
    prefixes.split(' ').map((prefix) => ({
      name,
      marker: prefix,
      pattern: new RegExp(`(?<![\\w-])${prefix.replace(/[$./]/g, '\\$&')}(${rest})(?![\\w+=-])`, 'g'),
    })),
  );
}

/** A value that has no form of its own, after one of the names of its setting. */
function keyed(name: string, settings: readonly string[], value: string): SecretFormat[] {
  return settings.map((setting) => ({
    name,
    marker: setting,
    pattern: new RegExp(`${setting}["']?\\s*[:=]\\s*["']?(${value})(?![\\w+/=-])`, 'g'),
  }));
}
