/** Writes redirects and headers in the formats of static hosts. */
import type { PageScripts } from '../../mdx/types.js';
import { contentSecurityPolicy, policyNote, policyPath } from './content-security-policy.js';
import type { PolicyFacts, ServiceHosts } from './content-security-policy.js';
import { headersFile, htaccessHeaders, siteHeaders } from './headers.js';
import { htaccessRules, vercelFile } from './redirect-rules.js';
import { redirectsFile } from '../../shell/redirect-pages.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { pagefindAdapter } from '../../config/search-adapter.js';
import type { Redirect } from '../../nav/redirects.js';

export interface HostFilesOptions {
  loaded: LoadedSite;
  /** The redirects that are valid. */
  redirects: readonly Redirect[];
  /** The services of the site. */
  services: readonly ServiceHosts[];
  /** What the author's pages load. */
  scripts: readonly PageScripts[];
  /** Whether pages have interactive components. */
  hasIslands: boolean;
  /** Tags of the elements that need their script, over all pages. */
  elements: ReadonlySet<string>;
  /** Files of the docs folder that are published. */
  published: readonly string[];
  /** Whether other tools write to the output folder. Their pages may need another policy. */
  isShared: boolean;
}

/** The files by path; empty ones are not needed. */
export function hostFiles(options: HostFilesOptions): Record<string, string> {
  const { redirects, isShared } = options;
  const { base } = options.loaded;
  const facts = policyFacts(options);
  const { policy, isCertain } = contentSecurityPolicy(facts);
  const isSent = isCertain && !isShared;
  const headers = siteHeaders(isSent ? policy : undefined);
  return {
    _redirects: redirectsFile(redirects, base),
    _headers: headersFile(headers, base),
    'vercel.json': vercelFile(redirects, base, headers),
    '.htaccess': htaccessHeaders(headers, base) + htaccessRules(redirects, base),
    [policyPath]: isSent ? '' : policyNote(facts),
  };
}

function policyFacts({ loaded, services, scripts, hasIslands, elements, published }: HostFilesOptions): PolicyFacts {
  const { site, base } = loaded;
  return {
    site,
    base,
    services,
    scripts,
    hasIslands,
    hasPlayground: elements.has('octavo-playground'),
    unknownCode: [...adapterOf(site), ...loaded.scripts, ...published.filter((file) => /\.html?$/i.test(file))],
  };
}

/** The author's search engine. */
function adapterOf({ search }: LoadedSite['site']): string[] {
  return search?.adapter === undefined || search.adapter === pagefindAdapter ? [] : [search.adapter];
}
