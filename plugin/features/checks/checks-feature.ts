import type { SettingsSchemas } from '../../config/schema/settings.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import type { LinkCheck } from './check-links.js';

const linkChecks = new WeakMap<LoadedSite, LinkCheck>();

/** Problems of a site beyond its settings and single pages. `loadSchemas`: the keys of front matter, which most processes do not need. */
export const createChecks = (loadSchemas: (loaded: LoadedSite) => Promise<SettingsSchemas>): BuiltinHooks => ({
  name: 'checks',
  async check(site) {
    const { loaded, links, ids, redirects, isOutput, built } = site;
    const { LinkCheck } = await import('./check-links.js');
    const { checkSettings } = await import('./check-settings.js');
    const { blockedFiles } = await import('./site/blocked-files.js');
    const { filesNotLoaded } = await import('./site/files-not-loaded.js');
    const { frontMatter } = await loadSchemas(loaded);
    return [
      ...new LinkCheck(loaded.site, loaded, isOutput).check(links, ids),
      ...(await checkSettings(loaded.site, loaded, redirects, isOutput, frontMatter)),
      ...blockedFiles(site),
      ...filesNotLoaded(site),
      ...(built && loaded.styles.length + loaded.scripts.length > 0
        ? await (await import('./selectors/check-selectors.js')).checkSelectors({ ...site, built })
        : []),
    ];
  },
  async checkPage({ links, ids }, { loaded, isOutput }) {
    const { LinkCheck } = await import('./check-links.js');
    return getOrInsert(linkChecks, loaded, () => new LinkCheck(loaded.site, loaded, isOutput)).check(links, ids);
  },
  async inspect({ loaded: { site, pages }, links, specifications }) {
    const { duplicateTitles } = await import('./site/duplicate-titles.js');
    const { operationRules } = await import('./site/operation-rules.js');
    const { orphanPages } = await import('./site/orphan-pages.js');
    return [
      ...orphanPages(site, pages, links),
      ...duplicateTitles(site, pages),
      ...(await operationRules(pages, specifications)),
    ];
  },
});
