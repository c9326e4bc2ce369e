/** The `_headers` file of Netlify, Cloudflare and others: lines with a path, and indented lines with its headers. */

/** The headers of the paths that match. */
export interface HeaderRule {
  /** As written: `*` matches everything, `:name` one folder. */
  path: string;
  /** By name in lower case. */
  headers: Record<string, string>;
}

/** A line that no host can use. */
export interface HeaderFault {
  /** 1-based. */
  line: number;
  message: string;
  hint: string;
}

/** Characters of a value that servers, proxies and browsers accept. Many refuse more. */
const maxValue = 64_000;

/** Headers that describe the connection or the body. Hosts set them themselves. */
const ownHeaders = new Set(['connection', 'content-encoding', 'content-length', 'transfer-encoding', 'upgrade']);

/** The rules of a file without the lines that no host can use, which are `faults`. */
export function parseHostHeaders(text: string): { rules: HeaderRule[]; faults: HeaderFault[] } {
  const rules: HeaderRule[] = [];
  const faults: HeaderFault[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const fault = /^\s/.test(line) ? addHeader(line.trim(), rules.at(-1)) : addPath(line.trim(), rules);
    if (fault) faults.push({ line: index + 1, ...fault });
  }
  return { rules, faults };
}

type Fault = Omit<HeaderFault, 'line'> | undefined;

function addPath(path: string, rules: HeaderRule[]): Fault {
  // Cloudflare accepts addresses with a host, which do not apply to other servers.
  if (!/^(?:\/|https?:\/\/)/.test(path))
    return {
      message: `${quoted(path)} is not a path.`,
      hint: 'Begin the path with "/", and indent the headers below it.',
    };
  rules.push({ path, headers: {} });
  return undefined;
}

function addHeader(line: string, rule: HeaderRule | undefined): Fault {
  // Cloudflare removes a header of an earlier rule.
  if (line.startsWith('! ')) return undefined;
  const at = line.indexOf(':');
  const [name, value] = at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).trim()];
  const fault = rule ? headerFault(name, value) : noPath;
  if (fault) return fault;
  rule!.headers[name.toLowerCase()] = value;
  return undefined;
}

const noPath = {
  message: 'This header has no path above it.',
  hint: 'Write a line with its path above it, such as /*.',
};

function headerFault(name: string, value: string): Fault {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    return { message: `${quoted(name)} is not the name of a header.`, hint: 'Write "Name: value".' };
  if (value === '') return { message: `The header "${name}" has no value.`, hint: `Write "${name}: value".` };
  if (ownHeaders.has(name.toLowerCase()))
    return { message: `Hosts set the header "${name}" themselves.`, hint: 'Remove the line.' };
  const character = /[^\t\x20-\x7E\x80-\xFF]/u.exec(value)?.[0];
  if (character !== undefined)
    return {
      message: `The value of the header "${name}" contains ${quoted(character)}, which headers cannot contain.`,
      hint: 'Remove the character, or write it percent-encoded if the header allows it.',
    };
  return value.length <= maxValue
    ? undefined
    : {
        message: `The value of the header "${name}" has ${value.length} characters. Many servers and browsers refuse more than ${maxValue}.`,
        hint: 'Shorten the value.',
      };
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
