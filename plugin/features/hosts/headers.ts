/** Headers in the formats of static hosts: `_headers` of Netlify and Cloudflare, `vercel.json`, `.htaccess` of Apache, and nginx. */
import { clientPath } from '../../outputs/client-files.js';

/** Values by name. */
export type HostHeaders = Readonly<Record<string, string>>;

/** The headers of every page and file of a site. `policy`: its Content-Security-Policy, if it has one. */
export function siteHeaders(policy: string | undefined): HostHeaders {
  return { ...(policy && { 'Content-Security-Policy': policy }), 'X-Content-Type-Options': 'nosniff' };
}

/** For files whose names change with their content. The search dialog asks for the current index all the same. */
export const cacheHeaders: HostHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** For all other files: browsers ask whether they have changed. Hosts that read `_headers` do so by themselves. */
const otherCacheHeaders: HostHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The path of the headers for nginx in the output. */
export const nginxPath = '_nginx.conf';

/** Directives for the `server` of nginx, which reads no files of a site by itself. */
export function nginxHeaders(headers: HostHeaders): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** The `_headers` file. */
export function headersFile(headers: HostHeaders, base: string): string {
  const rule = (path: string, values: HostHeaders): string =>
    `${encodeURI(base)}${path}\n${Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return rule('*', headers) + rule(`${clientPath}*`, cacheHeaders);
}

/** Media types of text. Apache and nginx have several names for some. */
const compressedTypes = [
  'text/html',
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'text/plain',
  'text/markdown',
  'text/yaml',
  'text/xml',
  'application/xml',
  'image/svg+xml',
];

/**
 * The part of `.htaccess` besides redirects: the 404 page, types, headers and compression. Apache does not know Markdown
 * and YAML, and sends text in the charset of the server. `always` includes the 404 page and redirects.
 */
export function htaccessHeaders(headers: HostHeaders, base: string): string {
  const lines = (values: HostHeaders): string =>
    Object.entries(values)
      .map(([name, value]) => `Header always set ${name} "${value}"`)
      .join('\n');
  const cached = `<If "%{REQUEST_URI} =~ m#/${clientPath}#">\n${lines(cacheHeaders)}\n</If>`;
  const all = lines({ ...headers, ...otherCacheHeaders });
  return [
    `ErrorDocument 404 "${encodeURI(base)}404.html"`,
    'AddDefaultCharset utf-8',
    'AddType text/markdown .md\nAddType text/yaml .yaml .yml',
    'AddCharset utf-8 .md .yaml .yml .json .js .css .xml',
    `<IfModule mod_headers.c>\n${all}\n${cached}\n</IfModule>`,
    `<IfModule mod_filter.c>\n<IfModule mod_deflate.c>\nAddOutputFilterByType DEFLATE ${compressedTypes.join(' ')}\n</IfModule>\n</IfModule>`,
    '',
  ].join('\n');
}
