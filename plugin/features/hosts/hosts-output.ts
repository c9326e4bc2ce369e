/** Redirects and headers in the formats of static hosts. */
import type { PageScripts } from '../../mdx/types.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { ContactedHosts } from '../../plugins/builtin.js';
import type { BuiltSite, Output } from '../../outputs/output.js';
import { redirectsFile } from '../../shell/documents/redirect-pages.js';
import { contentSecurityPolicy, policyNote, policyPath, type PolicyFacts } from './content-security-policy.js';
import { headersFile, htaccessHeaders, nginxHeaders, nginxPath, siteHeaders } from './headers.js';
import { htaccessRules, vercelFile } from './redirect-rules.js';

const names: readonly string[] = [
  '.nojekyll',
  '_redirects',
  '_headers',
  'vercel.json',
  '.htaccess',
  nginxPath,
  policyPath,
];

/** The files for hosts. `services`: the services that the pages of the site load. */
export function hostsOutput(services: readonly ContactedHosts[]): Output {
  return {
    name: 'hosts',
    isForHosts: true,
    stage: 'last',
    owns: (path) => names.includes(path),
    async *files(site) {
      const { redirects, isShared, loaded } = site;
      const { base } = loaded;
      const facts = await policyFacts(site, services);
      const { policy, isCertain } = contentSecurityPolicy(facts);
      // Pages that other tools write may need another policy.
      const isSent = isCertain && !isShared;
      const headers = siteHeaders(isSent ? policy : undefined);
      // Without this file, GitHub Pages drops folders that start with "_" when it publishes a branch.
      yield { path: '.nojekyll', content: '' };
      const rules = redirectsFile(redirects, base);
      if (rules !== '') yield { path: '_redirects', content: rules };
      yield { path: '_headers', content: headersFile(headers, base) };
      yield { path: 'vercel.json', content: vercelFile(redirects, base, headers) };
      yield { path: '.htaccess', content: htaccessHeaders(headers, base) + htaccessRules(redirects, base) };
      yield { path: nginxPath, content: nginxHeaders(headers) };
      if (!isSent) yield { path: policyPath, content: policyNote(facts) };
    },
  };
}

async function policyFacts(site: BuiltSite, services: readonly ContactedHosts[]): Promise<PolicyFacts> {
  const { loaded } = site;
  const scripts: PageScripts[] = [];
  const elements = new Set<string>();
  let hasIslands = false;
  for (const page of loaded.pages) {
    const facts = await site.facts(page);
    if (facts.scripts) scripts.push(facts.scripts);
    hasIslands ||= facts.hasIslands ?? false;
    for (const tag of facts.elements) elements.add(tag);
  }
  const used = services.filter(({ elements: tags }) => tags?.some((tag) => elements.has(tag)) ?? true);
  const known = withoutKnownSearch(used, loaded);
  const modules = known.flatMap((service) => service.modules ?? []);
  return {
    site: loaded.site,
    services: [...known, ...Object.values(loaded.plugins?.policies ?? {})],
    scripts,
    hasIslands,
    unknownCode: [...modules, ...loaded.scripts, ...(await ownPages(site))],
  };
}

/** `services` without the module of a plugin that searches and names its hosts. */
function withoutKnownSearch(services: readonly ContactedHosts[], { plugins }: LoadedSite): readonly ContactedHosts[] {
  const searching = plugins?.list.findLast(({ search }) => search !== undefined);
  if (!searching || !plugins?.policies?.[searching.name]) return services;
  const file = `/${plugins.assets?.search}`;
  return services.map((service) => ({ ...service, modules: service.modules?.filter((module) => module !== file) }));
}

/** The author's HTML files. */
async function ownPages(site: BuiltSite): Promise<string[]> {
  const files: string[] = [];
  for (const file of site.loaded.assets) if (/\.html?$/i.test(file) && (await site.publishes(file))) files.push(file);
  return files;
}
