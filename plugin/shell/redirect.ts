import { escapeHtml } from '../../runtime/jsx/escape.js';

/**
 * A page that leads on to `to` (an address with the base path, or a URL) at once, for hosts that know no redirects.
 * Query and hash of the address go along; `hashes` says where some of them lead instead, which takes a script.
 */
export function renderRedirect(to: string, hashes: Readonly<Record<string, string>> = {}): string {
  const href = escapeHtml(to);
  const targets = Object.keys(hashes).length > 0 ? JSON.stringify(hashes).replaceAll('<', '\\u003c') : '';
  const script =
    `let l=location,t=${JSON.stringify(to).replaceAll('<', '\\u003c')},h=${targets || '{}'};` +
    'if(l.search||l.hash)' +
    (targets ? 'Object.hasOwn(h,l.hash)?l.replace(h[l.hash]):' : '') +
    `l.replace(t.includes('#')?t:t+(t.includes('?')?l.search.replace('?','&'):l.search)+l.hash)`;
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Redirecting</title><meta name="robots" content="noindex">' +
    `<meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${href}">` +
    `<script>${targets ? script : script.replace(',h={}', '')}</script><a href="${href}">Go to ${href}</a></html>\n`
  );
}
