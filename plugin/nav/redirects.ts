/** Redirects: finds the rule that matches a path, and its destination. */
import type { Site } from '../core/model/types.js';
import { decodeAddress, encodeParts } from '../addresses/encode-address.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

/** A rule of the settings. */
export type Redirect = Site['redirects'][number];

/** A rule that matches a path, with the destination for that path (without base path). */
export interface RedirectMatch {
  rule: Redirect;
  /** Index of the rule in the settings. */
  index: number;
  destination: string;
}

interface Pattern {
  rule: Redirect;
  index: number;
  expression: RegExp;
  names: string[];
}

/**
 * Placeholders in sources and destinations: `:name*` for any number of segments, `:name` for part of a segment, `*`.
 */
const placeholder = /:([A-Za-z_]\w*)(\*)?|\*/g;

/** Whether `source` matches a single path, so that a page can be written there. */
export function isPlain({ source }: Redirect): boolean {
  return source.startsWith('/') && source.search(placeholder) === -1 && !source.includes('#');
}

/** Whether `source` contains a hash, which only browsers see. */
export function hasHash({ source }: Redirect): boolean {
  return source.includes('#');
}

/** Whether a destination with placeholders is one of these routes for some values. */
export function canBeOneOf(destination: string, routes: Iterable<string>): boolean {
  const path = destination.replace(/[?#].*$/s, '');
  if (!path.startsWith('/') || path.search(placeholder) === -1) return false;
  const { expression } = pattern({ source: path, destination, permanent: true }, 0);
  return [...routes].some((route) => expression.test(route));
}

/** Names of the placeholders in an address; `*` for unnamed ones. */
export function placeholderNames(address: string): string[] {
  return [...address.matchAll(placeholder)].map(([, name]) => name ?? '*');
}

/** All rules of a site. The first match wins. Only rules with a matching fixed prefix are tried. */
export class RedirectTable {
  readonly #plain = new Map<string, { rule: Redirect; index: number }>();
  readonly #patterns = new Map<string, Pattern[]>();

  constructor(rules: readonly Redirect[]) {
    for (const [index, rule] of rules.entries()) {
      if (hasHash(rule) || !rule.source.startsWith('/')) continue;
      const path = trimmed(decodeAddress(rule.source));
      if (!isPlain(rule)) this.#add(pattern(rule, index));
      else if (!this.#plain.has(path)) this.#plain.set(path, { rule, index });
    }
  }

  /** The first rule for `path` (decoded, without base, query and hash). `before`: only rules before that index. */
  find(path: string, before = Infinity): RedirectMatch | undefined {
    const wanted = trimmed(path);
    const plain = this.#plain.get(wanted);
    let best = plain && plain.index < before ? plain.index : before;
    let match: RedirectMatch | undefined =
      plain && plain.index < before ? { ...plain, destination: plain.rule.destination } : undefined;
    for (const prefix of prefixesOf(wanted)) {
      for (const { rule, index, expression, names } of this.#patterns.get(prefix) ?? []) {
        if (index >= best) break;
        const parts = expression.exec(wanted);
        if (!parts) continue;
        best = index;
        match = { rule, index, destination: fill(rule.destination, names, parts.slice(1)) };
        break;
      }
    }
    return match;
  }

  #add(added: Pattern): void {
    const source = decodeAddress(added.rule.source);
    const fixed = source.slice(0, source.search(placeholder));
    const prefix = fixed.slice(0, fixed.lastIndexOf('/') + 1);
    getOrInsert(this.#patterns, prefix, () => []).push(added);
  }
}

/** `/a/b` → `/`, `/a/`, `/a/b/`. */
function prefixesOf(path: string): string[] {
  const steps = path.split('/').filter((step) => step !== '');
  return ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}/`)];
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

function pattern(rule: Redirect, index: number): Pattern {
  const names: string[] = [];
  const source = decodeAddress(rule.source);
  let text = '';
  let end = 0;
  for (const { 0: token, 1: name, 2: star, index: start } of trimmed(source).matchAll(placeholder)) {
    const before = source.slice(end, start);
    const isRest = star !== undefined || token === '*';
    const takesSlash = isRest && before.endsWith('/');
    text += escape(takesSlash ? before.slice(0, -1) : before);
    text += takesSlash ? '(?:/(.*))?' : isRest ? '(.*)' : '([^/]+)';
    names.push(name ?? '*');
    end = start + token.length;
  }
  return { rule, index, names, expression: new RegExp(`^${text}${escape(trimmed(source).slice(end))}$`, 's') };
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');
}

/**
 * The destination with the values of the placeholders. It never points to another host than the author's destination.
 */
function fill(destination: string, names: readonly string[], values: readonly (string | undefined)[]): string {
  const filled = destination.replace(placeholder, (token: string, name: string | undefined) => {
    const index = names.indexOf(name ?? '*');
    return index === -1 ? token : encodeParts(values[index] ?? '');
  });
  if (!destination.startsWith('/')) return filled;
  const path = filled.replace(/^[/\\]+/, '/');
  // An empty placeholder leaves no trailing slash; a slash that the author wrote is kept.
  return /\/(?=$|[?#])/.test(destination) ? path : path.replace(/(.)\/(?=$|[?#])/, '$1');
}
