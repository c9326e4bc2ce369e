import { readComponentProps } from '../../config/component-props.js';
import type { SettingsSchemas } from '../../config/schema/settings.js';
import { handle } from '../../core/pool/pool.js';
import type { ApiFormat } from '../../formats/api/api-format.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import { lintTask, useTask } from './check-tasks.js';

type LoadSchemas = (loaded: LoadedSite) => Promise<SettingsSchemas>;

/**
 * Problems of a site beyond its settings and single pages, and the additional work of `octavo check`. `loadSchemas`: the settings and the
 * keys of front matter, which most processes do not need.
 */
export const createChecks = (formats: readonly ApiFormat[], loadSchemas: LoadSchemas): BuiltinHooks => ({
  name: 'checks',
  tasks: ({ loaded, read, parse, plugins }) => [
    handle(useTask, async ({ file }) => {
      const { pageUse } = await import('./compat/page-use.js');
      const { frontMatter } = await loadSchemas(loaded);
      return pageUse({ source: read(file), file }, parse, frontMatter, readComponentProps());
    }),
    handle(lintTask, async ({ source, ...page }) => {
      const { lintPage } = await import('./pages/lint-page.js');
      const apiKeys = formats.flatMap(({ keys }) => keys);
      return lintPage({ source: source ?? read(page.file), apiKeys, ...page }, parse, plugins);
    }),
  ],
  async check(site) {
    const { loaded, links, ids, redirects, isOutput, isWritten, built } = site;
    const { LinkCheck } = await import('./check-links.js');
    const { checkSettings } = await import('./check-settings.js');
    const { frontMatter } = await loadSchemas(loaded);
    const { missingFeeds } = await import('./check-page-keys.js');
    const { blockedFiles } = await import('./site/blocked-files.js');
    const { filesNotLoaded } = await import('./site/files-not-loaded.js');
    return [
      ...new LinkCheck(loaded.site, loaded, isOutput).check(links, ids),
      ...(await checkSettings(loaded.site, loaded, redirects, isOutput, frontMatter)),
      ...blockedFiles(site),
      ...filesNotLoaded(site),
      ...(isWritten ? missingFeeds(loaded) : []),
      ...(built && loaded.styles.length + loaded.scripts.length > 0
        ? await (await import('./selectors/check-selectors.js')).checkSelectors({ ...site, built })
        : []),
    ];
  },
  checkPage: async (...page) => (await import('./check-page.js')).checkPage(...page),
  inspect: async (site, pool) => (await import('./site-findings.js')).siteFindings(site, pool, formats),
  fix: async (...fixing) => (await import('./fixes/fix-files.js')).fixFiles(...fixing),
  async compat(loaded, pool) {
    const { compatReport } = await import('./compat/compat-report.js');
    return compatReport(loaded, await loadSchemas(loaded), async (file) => {
      const outcome = await pool.run(useTask, { file });
      return 'output' in outcome ? outcome.output : undefined;
    });
  },
});
