/** Decides which links to other sites are requested. */

/** Names and addresses that only exist as examples or in a private network. */
const privateHost =
  /^(?:localhost|(?:.*\.)?(?:example|invalid|internal|lan|local|localhost|test)|(?:.*\.)?example\.(?:com|net|org)|0\.0\.0\.0|10\..*|127\..*|169\.254\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/i;

/** Parts of addresses that readers replace. */
const placeholder = /[<>{}$]|%7B|%3C|\b(?:your|my)[_-]|\byour(?:company|domain|site|app|subdomain|org)\b|\.\.\.|…/i;

/** Whether `url` is the address of a public page. */
export function isCheckable(url: string): boolean {
  if (placeholder.test(url) || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname.includes('.') && !privateHost.test(hostname);
}

/** Tests URLs against patterns in which `*` matches any characters. */
export function matcher(patterns: readonly string[]): (url: string) => boolean {
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replace(/[$()+.?[\\\]^{|}]/g, '\\$&').replaceAll('*', '.*')}$`, 's'),
  );
  return (url) => expressions.some((expression) => expression.test(url));
}
