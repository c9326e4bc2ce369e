/** `import * as page from './guide.mdx'` in an app's code: the page, rendered. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { isInside } from '../mdx/compile/module-files.js';
import { formatProblem, Report } from '../errors.js';
import { readFrontMatter } from '../mdx/front-matter.js';
import { moduleFile } from './module-id.js';
import type { SiteSession } from './site-session.js';

/** A page; `?raw` and the like are for Vite. */
const isPage = /\.mdx?(?:\?v=[^&]*)?$/;

/** Loads pages of the docs folder as modules with `route`, `meta`, `toc`, `html` and `markdown`. */
export function pageModules(session: SiteSession): Plugin {
  return {
    name: 'octavo:page-modules',
    enforce: 'pre',
    async load(id) {
      const { root } = session.place;
      const path = moduleFile(id);
      if (!isPage.test(id) || !isInside(root, path)) return undefined;
      const file = relative(root, path).split(sep).join('/');
      const entry = (await session.opened()).pageOf(file);
      if (!entry) return undefined;
      const { problems, page } = await session.build(entry);
      const [error] = problems.errors;
      if (!page && error)
        this.error({
          message: `${formatProblem(error)}`,
          loc: { file: path, line: error.line, column: error.column - 1 },
        });
      for (const warning of problems.warnings) this.warn(formatProblem(warning));
      const { body } = readFrontMatter(readFileSync(path, 'utf8'), file, new Report());
      const values = {
        route: entry.route,
        meta: entry.meta,
        toc: page?.toc ?? [],
        html: page?.html ?? '',
        markdown: body,
      };
      const names = Object.keys(values).join(', ');
      const consts = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: `${consts.join('\n')}\nexport default { ${names} };`, map: null };
    },
  };
}
