/** The `_redirects` file of a built site, interpreted like hosts do. */
import { decodeAddress } from '../addresses/encode-address.js';
import { textIfRegular } from '../reader/regular-file.js';
import { join } from 'node:path';
import { redirectLocation } from '../shell/documents/redirect-pages.js';
import { isPlain, RedirectTable } from '../nav/redirects.js';

/** The target of a request. */
export interface RedirectAnswer {
  location: string;
  status: number;
  /**
   * Whether the rule matches only this path. Exact rules take precedence over files, because the file is itself a
   * redirect page.
   */
  isPlain: boolean;
}

/** Reads the file in `folder`. Returns a function that resolves a path (decoded, with base) and its query. */
export function readRedirects(folder: string): (path: string, query: string) => RedirectAnswer | undefined {
  const file = join(folder, '_redirects');
  const lines = (textIfRegular(file) ?? '').split('\n');
  const rules = lines.flatMap((line) => {
    const [source, destination, status = '301'] = line.trim().split(/\s+/);
    if (!source?.startsWith('/') || !destination || !/^30[1278]/.test(status)) return [];
    const rule = { source: decodeAddress(source), destination: destination.replace(/:splat\b/g, '*') };
    return [{ ...rule, permanent: /^30[18]/.test(status) }];
  });
  const table = new RedirectTable(rules);
  return (path, query) => {
    const match = table.find(path);
    // Headers contain only ASCII.
    const location = match && redirectLocation(match.destination, '/', query)?.replace(/[^!-~]/gu, encodeURIComponent);
    if (!match || location === undefined) return undefined;
    return { location, status: match.rule.permanent ? 301 : 302, isPlain: isPlain(match.rule) };
  };
}
