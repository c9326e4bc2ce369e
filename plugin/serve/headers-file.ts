/** The `_headers` file of a built site, interpreted like hosts do. */
import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { decodeAddress } from '../addresses/encode-address.js';

interface Rule {
  pattern: RegExp;
  headers: OutgoingHttpHeaders;
}

/** Reads the file in `folder`. Returns a function that finds the headers of a path (decoded, with base). */
export function readHeaders(folder: string): (path: string) => OutgoingHttpHeaders {
  const file = join(folder, '_headers');
  const rules: Rule[] = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value });
    else if (line.startsWith('/')) rules.push({ pattern: patternOf(decodeAddress(line.trim())), headers: {} });
  }
  return (path) =>
    Object.assign(
      {},
      ...rules.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.headers),
    ) as object as OutgoingHttpHeaders;
}

/** `*` matches everything, `:name` one folder. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`);
}
