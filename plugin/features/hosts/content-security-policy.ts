/** The Content-Security-Policy of a site: as strict as its pages, settings and services permit. */
import type { Policy } from '../../load/plugins-file.js';
import type { ContactedHosts } from '../../plugins/builtin.js';
import { isPlain } from '../../nav/redirects.js';
import { scriptHash } from '../../page/facts/script-hash.js';
import type { PageScripts } from '../../mdx/types.js';
import { firstPaintScript, type FirstPaintScript } from '../../shell/first-paint.js';
import { sharedVersionCount } from '../../nav/shared-versions.js';
import type { Site } from '../../core/model/types.js';

/** Path of the note in the output. */
export const policyPath = '_octavo/content-security-policy.txt';

/** Cloudflare ignores longer lines of `_headers`. */
const maxCharacters = 1900;

/** The input of the policy. */
export interface PolicyFacts {
  site: Pick<Site, 'navigation' | 'redirects'>;
  /** The services of the site, and hosts that its features contact. */
  services: readonly ContactedHosts[];
  /** Inline scripts and hosts of scripts in the author's pages. */
  scripts: readonly PageScripts[];
  /** Whether pages have interactive components, which can request data from anywhere. */
  hasIslands: boolean;
  /** The author's scripts, HTML files and other content that the build does not read. */
  unknownCode: readonly string[];
}

/** The policy of a site, and whether it is certain to allow all that the site does. */
export function contentSecurityPolicy(facts: PolicyFacts): { policy: string; isCertain: boolean } {
  const { services, scripts, hasIslands, unknownCode } = facts;
  const handlers = scripts.flatMap((page) => page.handlers);
  const isOpen = hasIslands || services.some(({ modules = [] }) => modules.length > 0) || scripts.some(isUnknown);
  const of = (kind: Exclude<keyof Policy, 'isComplete'>): readonly string[] =>
    services.flatMap((service) => service[kind] ?? []);
  const connects = services.flatMap((each) => (isOpen && each.isComplete === false ? [] : (each.connect ?? [])));
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...ownScripts(facts),
      ...scripts.flatMap((page) => [...page.inline, ...(page.ofPlugins?.inline ?? [])]),
      ...(handlers.length > 0 ? ["'unsafe-hashes'", ...handlers] : []),
      ...scripts.flatMap((page) => page.hosts),
      ...of('script'),
    ],
    'style-src': ["'self'", "'unsafe-inline'", 'https:', ...of('style')],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...of('img')],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', ...of('media')],
    'font-src': ["'self'", 'data:', 'https:', ...of('font')],
    'frame-src': ["'self'", 'https:', ...of('frame')],
    'connect-src': connects.includes('*') ? ['*'] : ["'self'", ...(isOpen ? ['https:', 'wss:'] : []), ...connects],
    'form-action': ["'self'", 'https:'],
    'base-uri': ["'self'"],
    'object-src': [scripts.some(({ hasObjects }) => hasObjects) ? "'self'" : "'none'"],
  };
  const policy = Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
  return {
    policy,
    isCertain:
      services.every(({ isComplete }) => isComplete !== false) &&
      unknownCode.length === 0 &&
      policy.length <= maxCharacters,
  };
}

/** Whether the scripts of a page can request data from anywhere. */
function isUnknown({ inline, handlers, hosts, hasObjects }: PageScripts): boolean {
  return inline.length + handlers.length + hosts.length > 0 || hasObjects === true;
}

/** Hashes of Octavo's inline scripts. */
function ownScripts({ site, hasIslands }: PolicyFacts): string[] {
  const names: FirstPaintScript[] = ['theme', 'groups', 'navigation', 'aside', 'tabs', 'redirect'];
  if (hasIslands) names.push('early-events');
  if (site.redirects.some((redirect) => !isPlain(redirect))) names.push('moved');
  if (sharedVersionCount(site.navigation) > 0) names.push('versions');
  return names.map((name) => scriptHash(firstPaintScript(name)));
}

/** A note for the operator of the host, for a policy that the build does not set because it may forbid too much. */
export function policyNote(facts: PolicyFacts): string {
  const reasons = [
    ...(facts.services.some(({ isComplete }) => isComplete === false)
      ? ['A service may contact more hosts while it runs, such as a tag manager. Its documentation lists them.']
      : []),
    ...(facts.unknownCode.length > 0
      ? [`Code that you wrote may need its own entries: ${facts.unknownCode.slice(0, 10).join(', ')}`]
      : []),
  ];
  return [
    'The build does not send this policy, because it may not allow all that the site does. Test it, then add it to the',
    'headers of your host:',
    '',
    `Content-Security-Policy: ${contentSecurityPolicy(facts).policy}`,
    '',
    ...reasons,
    '',
  ].join('\n');
}
