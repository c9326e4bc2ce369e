/** Redirects in the format of hosts that support neither redirect pages nor `_redirects`: Vercel and Apache. */
import { decodeAddress } from '../../core/addresses/encode-address.js';
import { address } from '../../core/addresses/addresses.js';
import { hasHash, isPlain, type Redirect } from '../../nav/redirects.js';
import { redirectTarget } from '../../shell/documents/redirect-pages.js';
import { cacheHeaders, clientPath, type HostHeaders } from './headers.js';

const placeholder = /:([A-Za-z_]\w*)(\*)?|\*/g;

interface Rule {
  /** A regular expression for the path after the base, without the leading slash. */
  pattern: string;
  target: string;
  isPlain: boolean;
  permanent: boolean;
}

/** `vercel.json` with the redirects and headers: files take precedence over rules. */
export function vercelFile(redirects: readonly Redirect[], base: string, headers: HostHeaders = {}): string {
  const rules = rulesOf(redirects, base);
  if (rules.length === 0) return vercelHeaders(headers, base);
  const route = ({ pattern, target, permanent }: Rule): object => ({
    src: `^${escape(base)}${pattern}/?$`,
    headers: { Location: target },
    status: permanent ? 308 : 307,
  });
  // Redirect pages are files, so exact rules must precede the filesystem handler.
  const routes = [
    ...(Object.keys(headers).length > 0
      ? [
          { src: '/.*', headers, continue: true },
          { src: `^${escape(base)}${clientPath}.*`, headers: cacheHeaders, continue: true },
        ]
      : []),
    ...rules.filter((rule) => rule.isPlain).map(route),
    { handle: 'filesystem' },
    ...rules.filter((rule) => !rule.isPlain).map(route),
    { src: '/.*', status: 404, dest: `${base}404.html` },
  ];
  return `${JSON.stringify({ routes }, null, 1)}\n`;
}

/** Without redirects, the host selects files as usual. */
function vercelHeaders(headers: HostHeaders, base: string): string {
  if (Object.keys(headers).length === 0) return '';
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
  const rules = rulesOf(redirects, base, decodeAddress);
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

/** The rules with placeholders, for the script of the 404 page: regular expressions for paths, and targets. */
export function placeholderRules(redirects: readonly Redirect[], base: string): [pattern: string, target: string][] {
  return rulesOf(redirects, base, (source) => address(source, '/'))
    .filter((rule) => !rule.isPlain)
    .map(({ pattern, target }) => [`${escape(base)}${pattern}/?`, target]);
}

/** `spell`: writes a source as the host or the browser writes the paths that it compares. Default: as the author does. */
function rulesOf(redirects: readonly Redirect[], base: string, spell = (source: string): string => source): Rule[] {
  return redirects.flatMap((redirect) => {
    const target = redirectTarget(redirect, base);
    if (target === undefined || hasHash(redirect) || !redirect.source.startsWith('/')) return [];
    const { pattern, names } = patternOf(spell(redirect.source).slice(1).replace(/\/$/, ''));
    const filled = target.replace(placeholder, (token: string, name: string | undefined) => {
      const index = names.indexOf(name ?? '*');
      return index === -1 ? token : `$${index + 1}`;
    });
    return [{ pattern, target: filled, isPlain: isPlain(redirect), permanent: redirect.permanent }];
  });
}

function patternOf(source: string): { pattern: string; names: string[] } {
  const names: string[] = [];
  let pattern = '';
  let end = 0;
  for (const { 0: token, 1: name, 2: star, index } of source.matchAll(placeholder)) {
    const before = source.slice(end, index);
    const isRest = star !== undefined || token === '*';
    const takesSlash = isRest && before.endsWith('/');
    pattern += escape(takesSlash ? before.slice(0, -1) : before);
    // The group begins after the slash and never with one, so that no rule redirects to another host.
    pattern += takesSlash ? '(?:/+([^/].*?)?)?' : isRest ? '(.*?)' : '([^/]+)';
    names.push(name ?? '*');
    end = index + token.length;
  }
  return { pattern: pattern + escape(source.slice(end)), names };
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');
}
