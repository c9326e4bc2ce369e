/** Redirects in the format of hosts that support neither redirect pages nor `_redirects`: Vercel and Apache. */
import { decodeAddress } from '../../addresses/encode-address.js';
import type { Redirect } from '../../nav/redirects.js';
import { escapePattern, redirectPatterns, type RedirectPattern } from '../../shell/documents/redirect-patterns.js';
import { clientPath } from '../../outputs/client-files.js';
import { cacheHeaders, type HostHeaders } from './headers.js';

/** `vercel.json` with the redirects and headers: files take precedence over rules. */
export function vercelFile(redirects: readonly Redirect[], base: string, headers: HostHeaders): string {
  const rules = redirectPatterns(redirects, base);
  if (rules.length === 0) return vercelHeaders(headers, base);
  const route = ({ pattern, target, permanent }: RedirectPattern): object => ({
    src: `^${escapePattern(base)}${pattern}/?$`,
    headers: { Location: target },
    status: permanent ? 308 : 307,
  });
  // Redirect pages are files, so exact rules must precede the filesystem handler.
  const routes = [
    { src: '/.*', headers, continue: true },
    { src: `^${escapePattern(base)}${clientPath}.*`, headers: cacheHeaders, continue: true },
    ...rules.filter((rule) => rule.isPlain).map(route),
    { handle: 'filesystem' },
    ...rules.filter((rule) => !rule.isPlain).map(route),
    { src: '/.*', status: 404, dest: `${base}404.html` },
  ];
  return `${JSON.stringify({ routes }, null, 1)}\n`;
}

/** Without redirects, the host selects files as usual. */
function vercelHeaders(headers: HostHeaders, base: string): string {
  const rule = (source: string, values: HostHeaders): object => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const rules = [rule('/(.*)', headers), rule(`${base}${clientPath}(.*)`, cacheHeaders)];
  return `${JSON.stringify({ headers: rules }, null, 1)}\n`;
}

/** The redirects in `.htaccess` of Apache. Empty if there are none. */
export function htaccessRules(redirects: readonly Redirect[], base: string): string {
  // Apache compares decoded paths.
  const rules = redirectPatterns(redirects, base, decodeAddress);
  if (rules.length === 0) return '';
  const lines = rules.flatMap(({ pattern, target, isPlain: plain, permanent }) => {
    const to = target.replace(/%/g, '\\%').replace(/"/g, '%22');
    const flags = `R=${permanent ? 301 : 302},NE,QSA,L`;
    // A page takes precedence over a rule with placeholders. Exact rules only compete with their own redirect page.
    const unless = plain ? [] : ['RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteCond %{REQUEST_FILENAME} !-d'];
    return [...unless, `RewriteRule "^${pattern.replace(/"/g, '\\"')}/?$" "${to}" [${flags}]`];
  });
  return `<IfModule mod_rewrite.c>\nRewriteEngine On\nRewriteBase ${base}\n${lines.join('\n')}\n</IfModule>\n`;
}
