/** Reports which of the settings and content that a site uses are supported, for `octavo check --compat`. */
import { readComponentProps } from '../../config/component-props.js';
import type { SettingsSchemas } from '../../config/schema/settings.js';
import { handle, task } from '../../core/pool/pool.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import type { PageUse } from './tally.js';

/** The settings and content that a page or snippet uses. */
const useTask = task<{ file: string }, PageUse>('compat.use');

/** `loadSchemas`: the settings and the keys of front matter, which most processes do not need. */
export const createCompat = (loadSchemas: (loaded: LoadedSite) => Promise<SettingsSchemas>): BuiltinHooks => ({
  name: 'compat',
  tasks: ({ loaded, read, parse }) => [
    handle(useTask, async ({ file }) => {
      const { pageUse } = await import('./page-use.js');
      const { frontMatter } = await loadSchemas(loaded);
      return pageUse({ source: read(file), file }, parse, frontMatter, readComponentProps());
    }),
  ],
  async compat(loaded, pool) {
    const { compatReport } = await import('./compat-report.js');
    return compatReport(loaded, await loadSchemas(loaded), async (file) => {
      const outcome = await pool.run(useTask, { file });
      return 'output' in outcome ? outcome.output : undefined;
    });
  },
});
