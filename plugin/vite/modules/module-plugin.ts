/** The docs as modules for apps: `import * as page from '../guide.mdx'`, `virtual:octavo/site`, `virtual:octavo/routes`. */
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { formatProblem } from '../../core/errors/errors.js';
import { isInside } from '../../core/text/slash-path.js';
import { docsModule, virtualModules } from './docs-module.js';
import { HotModules } from './hot-modules.js';
import { moduleFile } from '../../mdx/evaluate/module-id.js';
import type { EmitFile } from './page-assets.js';
import type { DevSession } from '../dev/dev-session.js';

/** Loads the modules, and keeps them up to date in dev. */
export function modulePlugin(session: DevSession): Plugin {
  const hot = new HotModules(session);
  return {
    name: 'octavo:modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:octavo\/|^octavo\/elements\// },
      async handler(id, importer) {
        if (virtualModules.some((known) => known === id)) return `\0${id}`;
        // A docs folder outside of the project has no packages.
        if (importer === undefined || !isInside(session.options.root, moduleFile(importer))) return undefined;
        return this.resolve(id, join(this.environment.config.root, 'index.html'), { skipSelf: true });
      },
    },
    load: {
      filter: { id: /^\0virtual:octavo\/|\.mdx?(?:\?|$)/ },
      async handler(id) {
        const isDev = this.environment.mode === 'dev';
        const folder = `${this.environment.config.build.assetsDir}/octavo`;
        const emit: EmitFile = (path, source) =>
          `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', fileName: `${folder}/${basename(path)}`, source })}`;
        const module = await docsModule(session, id, isDev ? undefined : emit);
        if (!module) return undefined;
        const { code, errors: [error] = [], warnings = [], dependencies = [] } = module;
        if (isDev) hot.remember(this.environment, id, code);
        session.onImport?.();
        for (const file of dependencies) this.addWatchFile(file);
        if (code === '' && error)
          this.error({
            message: formatProblem(error),
            loc: { file: moduleFile(id), line: error.line, column: error.column - 1 },
          });
        for (const warning of warnings) this.warn(formatProblem(warning));
        return { code, map: null };
      },
    },
    // Harmless: the table imports every page lazily, including pages that the app imports directly.
    onLog: (_level, { message }) =>
      /dynamically imported by .*virtual:octavo\/routes/.test(message) ? false : undefined,
    configureServer: (server) => hot.follow(server),
    async hotUpdate({ file, modules, timestamp }) {
      if (!isInside(session.options.root, moduleFile(file))) return undefined;
      return hot.update(this.environment, modules, timestamp);
    },
    async closeBundle() {
      await session.close();
    },
  };
}
