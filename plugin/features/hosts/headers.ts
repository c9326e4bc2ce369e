/** Headers in the formats of static hosts: `_headers` of Netlify and Cloudflare, `vercel.json`, and `.htaccess` of Apache. */
import { clientPath } from '../../outputs/client-files.js';

/** Values by name. */
export type HostHeaders = Readonly<Record<string, string>>;

/** The headers of every page and file of a site. `policy`: its Content-Security-Policy, if it has one. */
export function siteHeaders(policy: string | undefined): HostHeaders {
  return { ...(policy && { 'Content-Security-Policy': policy }), 'X-Content-Type-Options': 'nosniff' };
}

/** For files whose names change with their content. The search dialog asks for the current index all the same. */
export const cacheHeaders: HostHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The `_headers` file. */
export function headersFile(headers: HostHeaders, base: string): string {
  const rule = (path: string, values: HostHeaders): string =>
    `${encodeURI(base)}${path}\n${Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return rule('*', headers) + rule(`${clientPath}*`, cacheHeaders);
}

/**
 * The part of `.htaccess` besides redirects: the 404 page, types and headers. Apache does not know Markdown, and sends text
 * in the charset of the server.
 */
export function htaccessHeaders(headers: HostHeaders, base: string): string {
  const lines = (values: HostHeaders): string =>
    Object.entries(values)
      .map(([name, value]) => `Header set ${name} "${value}"`)
      .join('\n');
  const cached = `<If "%{REQUEST_URI} =~ m#/${clientPath}#">\n${lines(cacheHeaders)}\n</If>`;
  const types = 'AddDefaultCharset utf-8\nAddType text/markdown .md\nAddCharset utf-8 .md .json';
  return `ErrorDocument 404 "${encodeURI(base)}404.html"\n${types}\n<IfModule mod_headers.c>\n${lines(headers)}\n${cached}\n</IfModule>\n`;
}
