/** Headers in the formats of static hosts: `_headers` of Netlify and Cloudflare, `vercel.json`, and `.htaccess` of Apache. */

/** Values by name. */
export type HostHeaders = Readonly<Record<string, string>>;

/** The headers of every page and file of a site. `policy`: its Content-Security-Policy, if it has one. */
export function siteHeaders(policy: string | undefined): HostHeaders {
  return { ...(policy && { 'Content-Security-Policy': policy }), 'X-Content-Type-Options': 'nosniff' };
}

/** The `_headers` file. */
export function headersFile(headers: HostHeaders, base: string): string {
  return `${encodeURI(base)}*\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/** The part of `.htaccess`. Files without a charset would be read in the one of the server. */
export function htaccessHeaders(headers: HostHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `Header set ${name} "${value}"`);
  return `AddDefaultCharset utf-8\n<IfModule mod_headers.c>\n${lines.join('\n')}\n</IfModule>\n`;
}
