import { escapeHtml } from '../../runtime/jsx/escape.js';

/** A page that leads on to `to` (an address with the base path, or a URL) at once, for hosts that know no redirects. */
export function renderRedirect(to: string): string {
  const href = escapeHtml(to);
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Redirecting</title><meta name="robots" content="noindex">' +
    `<meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${href}"><a href="${href}">Go to ${href}</a></html>\n`
  );
}
