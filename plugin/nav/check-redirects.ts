/**
 * Finds redirects that cannot work: loops, chains, rules hidden by a page or an earlier rule, sources that no host
 * supports.
 */
import { decodeAddress } from '../addresses/encode-address.js';
import { pageLink } from '../addresses/addresses.js';
import { fileKind } from '../reader/file-kinds.js';
import { fileStart, type Problem } from '../core/errors/errors.js';
import { nearest } from '../core/text/nearest.js';
import type { FolderScan } from '../load/scan/scan-folder.js';
import { canBeOneOf, hasHash, isPlain, placeholderNames, RedirectTable, type Redirect } from './redirects.js';
import type { PageEntry, Site } from '../core/model/types.js';

/** The valid rules, and the problems of the invalid rules. */
export interface CheckedRedirects {
  live: Redirect[];
  problems: Problem[];
}

/** Limit for the length of a redirect chain. */
const maxSteps = 20;

/** Checks all redirects of a site against each other and against its pages. */
export function checkRedirects(
  { redirects, configFile, seo }: Site,
  { pages, assets }: Pick<FolderScan, 'pages' | 'assets'>,
): CheckedRedirects {
  const check = new RedirectCheck(redirects, pages, assets);
  const problems: Problem[] = [];
  const rules = redirects.filter((rule, index) => {
    const fault = check.faultOf(rule, index);
    if (fault) problems.push({ ...fileStart(configFile), ...rule.location, ...fault });
    return !fault?.isDead;
  });
  const routes = new Set(pages.map(({ route }) => route));
  const destinationOf = ({ destination }: Redirect): string =>
    pageLink(withoutIndex(destination, routes), routes, seo.trailingSlash);
  const toPages = ({ destination }: Redirect): boolean =>
    seo.trailingSlash !== false && canBeOneOf(destination, routes.keys());
  const live = rules.map((rule) => ({
    ...rule,
    destination: destinationOf(rule),
    ...(toPages(rule) && { toPages: true }),
  }));
  return { live, problems };
}

/** `/guides/index#part` → `/guides#part`, as in links of pages, unless a page has the longer path. */
function withoutIndex(destination: string, routes: ReadonlySet<string>): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(destination) ?? [];
  const shorter = path.replace(/(?:(?<=.)\/|(?<=^\/))index\/?$/, '');
  return shorter !== path && !routes.has(path.replace(/\/$/, '')) && routes.has(shorter) ? shorter + rest : destination;
}

/** `isDead`: the rule is removed. */
type Fault = Pick<Problem, 'code' | 'message' | 'hint'> & { isDead: boolean };

class RedirectCheck {
  readonly #table: RedirectTable;
  readonly #rules: readonly Redirect[];
  readonly #pages: ReadonlyMap<string, PageEntry>;
  readonly #files: ReadonlySet<string>;

  constructor(rules: readonly Redirect[], pages: readonly PageEntry[], assets: readonly string[]) {
    this.#rules = rules;
    this.#table = new RedirectTable(rules);
    this.#pages = new Map(pages.map((page) => [page.route, page]));
    this.#files = new Set(assets);
  }

  faultOf(rule: Redirect, index: number): Fault | undefined {
    return formFault(rule) ?? this.#hidden(rule, index) ?? this.#loop(rule, index);
  }

  #hidden(rule: Redirect, index: number): Fault | undefined {
    const { source } = rule;
    const published = isPlain(rule) || hasHash(rule) ? this.#publishedAt(source) : undefined;
    if (published) {
      const message = `The redirect from "${source}" is never used, because ${published} is published at that path.`;
      return { ...hidden, message, hint: 'Remove the redirect, or move what is there.' };
    }
    if (hasHash(rule)) return undefined;
    const earlier = this.#table.find(sample(source), index);
    if (!earlier) return undefined;
    const { rule: other } = earlier;
    const line = placeOf(other.location, rule.location);
    const match = `"${other.source}"${line}`;
    if (rule.destination === (other.source === source ? other.destination : earlier.destination)) {
      const message = `${match} already redirects to the same destination.`;
      return { ...hidden, code: 'redirect-repeated', message, hint: 'Remove this redirect.' };
    }
    if (other.source === source) {
      const message = `Duplicate redirect from "${source}"; the first one${line} is used.`;
      return { ...hidden, code: 'redirect-twice', message, hint: 'Remove one of them.' };
    }
    const message = `This redirect is never used, because ${match} matches first.`;
    return { ...hidden, message, hint: 'Move it before that one, or remove it.' };
  }

  /** The page or file at the path of a source. */
  #publishedAt(source: string): string | undefined {
    const path = decodeAddress(source.replace(/#.*$/s, '').replace(/(.)\/+$/, '$1'));
    const page = this.#pages.get(path) ?? this.#pages.get(path.replace(/(?:(?<=.)\/|(?<=^\/))index\.html$/, ''));
    if (page) return nameOf(page);
    const markdown = path.endsWith('.md') && this.#pages.get(path === '/index.md' ? '/' : path.slice(0, -3));
    if (markdown) return `the Markdown form of ${nameOf(markdown)}`;
    const file = path.slice(1);
    return this.#files.has(file) && fileKind(file) === 'website' ? file : undefined;
  }

  /** Whether the rule redirects back to itself, or to other rules. */
  #loop(rule: Redirect, index: number): Fault | undefined {
    if (hasHash(rule) || rule.destination.includes('://')) return undefined;
    const ruleChain: number[] = [];
    let path = sample(rule.source);
    let end = rule.destination;
    for (let step = 0; step < maxSteps; step++) {
      const match = this.#table.find(path);
      if (!match || (this.#pages.has(path) && step > 0)) return this.#chain(rule, ruleChain, end);
      if (ruleChain.includes(match.index) && match.index !== index) return undefined;
      if (match.index === index && step > 0) break;
      ruleChain.push(match.index);
      end = match.destination;
      path = decodeAddress(end.replace(/[?#].*$/s, ''));
      if (!path.startsWith('/')) return this.#chain(rule, ruleChain, end);
    }
    const steps = this.#sources(ruleChain);
    return {
      code: 'redirect-loop',
      message: `The redirect from "${rule.source}" is a loop: "${steps}" → "${rule.source}".`,
      hint: 'Redirect to a page. Until then, this redirect is left out.',
      isDead: true,
    };
  }

  /** A rule that redirects to other rules, so that readers wait for each of them. */
  #chain(rule: Redirect, ruleChain: readonly number[], end: string): Fault | undefined {
    if (ruleChain.length < 2 || this.#mayBePage(rule)) return undefined;
    const hint = isPlain(rule) ? `Write "destination": "${end}".` : 'Redirect directly to the final destination.';
    return {
      code: 'redirect-chain',
      message: `The redirect from "${rule.source}" points to another redirect: "${this.#sources(ruleChain)}".`,
      hint,
      isDead: false,
      ...rule.destinationLocation,
    };
  }

  /** Whether a rule with placeholders can redirect to a page, which then takes precedence over another rule. */
  #mayBePage({ destination }: Redirect): boolean {
    const [, fixed = ''] = /^([^:*]*)[:*]/.exec(destination.replace(/[?#].*$/s, '')) ?? [];
    return fixed !== '' && [...this.#pages.keys()].some((route) => route.startsWith(fixed));
  }

  #sources(ruleChain: readonly number[]): string {
    return ruleChain.map((each) => this.#rules[each]!.source).join('" → "');
  }
}

/** ` on line 3`, with the name of another file. */
function placeOf(place: Redirect['location'], from: Redirect['location']): string {
  if (!place) return '';
  return place.file === from?.file ? ` on line ${place.line}` : ` in ${place.file}:${place.line}`;
}

const hidden = { code: 'redirect-hidden', isDead: true };

/** A path that matches a source, with segments that match no other rule. */
function sample(source: string): string {
  const decoded = decodeAddress(source);
  return decoded.replace(/:\w+\*|\*/g, '\u0001/\u0002').replace(/:[A-Za-z_]\w*/g, '\u0001');
}

function formFault(rule: Redirect): Fault | undefined {
  const { source, destination } = rule;
  const code = 'redirect-form';
  if (!source.startsWith('/')) {
    const path = URL.canParse(source) ? new URL(source).pathname : '/old';
    const message = `The source of a redirect must be a path of this site; found "${source}".`;
    return { code, isDead: true, message, hint: `Write "source": "${path}".` };
  }
  const [path = '', query] = source.replace(/#.*$/s, '').split('?');
  if (query !== undefined) {
    const message = `The source "${source}" of a redirect has a query, but hosts compare only paths.`;
    const hint = `Write "source": "${path}", which also matches requests with a query, or remove the redirect.`;
    return { code, isDead: true, message, hint };
  }
  const expression = /\(.*\)|\[.*\]|\\.|\.\*|[\^$|{}]/.exec(source);
  if (expression) {
    const fixed = source.replace(/\(?\.\*\)?|\(.*\)|\[.*\][*+]?/g, ':rest*').replace(/[\\^$|{}()]/g, '');
    const message = `"${source}" is a regular expression. Use ":name" for one path segment and ":name*" for all that follow.`;
    return { code, isDead: true, message, hint: `Write "source": "${fixed}".` };
  }
  const names = placeholderNames(source);
  const twice = names.find((name, position) => name !== '*' && names.indexOf(name) !== position);
  if (twice !== undefined) {
    const message = `"${source}" uses "${shown(twice)}" twice.`;
    return { code, isDead: true, message, hint: 'Give each placeholder a unique name.' };
  }
  const missing = (destination.startsWith('/') ? placeholderNames(destination) : []).find(
    (name) => !names.includes(name),
  );
  if (missing === undefined) return undefined;
  const message = `The destination "${destination}" uses "${shown(missing)}", which "${source}" does not have.`;
  const [first] = names;
  const suggestion = nearest(missing, names) ?? first;
  const hint =
    suggestion === undefined
      ? `Add the placeholder to the source, for example "source": "${source.replace(/\/$/, '')}/${shown(missing)}".`
      : `Did you mean "${shown(suggestion)}"? The destination uses the names of the source.`;
  return { code, isDead: true, message, hint, ...rule.destinationLocation };
}

function shown(name: string): string {
  return name === '*' ? '*' : `:${name}`;
}

/** The file of a page, or the name of the operation or schema that a page without a file documents. */
function nameOf({ file, api, generatedSource }: PageEntry): string {
  return generatedSource === undefined
    ? file
    : `the page of ${api?.label ?? ''} ${api?.name ?? ''}`.replace(/ +/g, ' ');
}
