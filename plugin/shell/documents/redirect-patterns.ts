/** Redirects as regular expressions: for hosts without a format of their own, and for the script of the 404 page. */
import { address } from '../../addresses/addresses.js';
import { hasHash, isPlain, type Redirect } from '../../nav/redirects.js';
import { redirectTarget } from './redirect-pages.js';

const placeholder = /:([A-Za-z_]\w*)(\*)?|\*/g;

export interface RedirectPattern {
  /** A regular expression for the path after the base, without the leading slash. */
  pattern: string;
  target: string;
  isPlain: boolean;
  permanent: boolean;
}

/** The rules with placeholders, for the script of the 404 page: regular expressions for paths, and targets. */
export function placeholderRules(redirects: readonly Redirect[], base: string): [pattern: string, target: string][] {
  return redirectPatterns(redirects, base, (source) => address(source, '/'))
    .filter((rule) => !rule.isPlain)
    .map(({ pattern, target }) => [`${escapePattern(base)}${pattern}/?`, target]);
}

/** `spell`: writes a source as the host or the browser writes the paths that it compares. Default: as the author does. */
export function redirectPatterns(
  redirects: readonly Redirect[],
  base: string,
  spell = (source: string): string => source,
): RedirectPattern[] {
  return redirects.flatMap((redirect) => {
    const target = redirectTarget(redirect, base);
    if (target === undefined || hasHash(redirect) || !redirect.source.startsWith('/')) return [];
    const source = spell(redirect.source).slice(1).replace(/\/$/, '');
    const rule = (values: Values, filledTarget: string): RedirectPattern => {
      const { pattern, names } = patternOf(source, values);
      const filled = filledTarget.replace(placeholder, (token: string, name: string | undefined) => {
        const index = names.indexOf(name ?? '*');
        return index === -1 ? token : `$${index + 1}`;
      });
      return { pattern, target: filled, isPlain: isPlain(redirect), permanent: redirect.permanent };
    };
    const slashed = target.replace(/\/?(?=[?#]|$)/, '/');
    const ofFiles = rule(anyValues, target);
    return redirect.toPages && slashed !== target ? [rule(pageValues, slashed), ofFiles] : [ofFiles];
  });
}

/** Patterns of the values of placeholders: one segment, the rest of a path, and the rest with the slash before it. */
interface Values {
  segment: string;
  rest: string;
  slashAndRest: string;
}

/** The group begins after the slash and never with one, so that no rule redirects to another host. */
const anyValues: Values = { segment: '([^/]+)', rest: '(.*?)', slashAndRest: '(?:/+([^/].*?)?)?' };

/** Values without a dot: they name a page and no file, so that its address ends with a slash. */
const pageValues: Values = { segment: '([^/.]+)', rest: '([^.]+?)', slashAndRest: '/+([^/.][^.]*?)' };

function patternOf(source: string, values: Values): { pattern: string; names: string[] } {
  const names: string[] = [];
  let pattern = '';
  let end = 0;
  for (const { 0: token, 1: name, 2: star, index } of source.matchAll(placeholder)) {
    const before = source.slice(end, index);
    const isRest = star !== undefined || token === '*';
    const takesSlash = isRest && before.endsWith('/');
    pattern += escapePattern(takesSlash ? before.slice(0, -1) : before);
    pattern += takesSlash ? values.slashAndRest : isRest ? values.rest : values.segment;
    names.push(name ?? '*');
    end = index + token.length;
  }
  return { pattern: pattern + escapePattern(source.slice(end)), names };
}

export function escapePattern(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');
}
