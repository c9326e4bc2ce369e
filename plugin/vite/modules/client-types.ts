/** Types of the modules that apps import from the plugin. `octavo/client` declares them. */
import type { PageMeta } from '../../core/model/types.js';
import type { TocEntry } from '../../mdx/types.js';

export type { PageMeta, Site } from '../../core/model/types.js';

/** `import * as page from '../guide.mdx'`: the rendered page. */
export interface PageModule {
  /** `/guides/install`, without base. */
  route: string;
  meta: PageMeta;
  toc: TocEntry[];
  html: string;
  /** The MDX source without front matter. */
  source: string;
  /** The files that `mountPage` of `octavo/runtime` loads. */
  assets: {
    css: string;
    elements(): Promise<unknown>;
    scripts: readonly string[];
    styles: readonly string[];
  };
}

/** An entry of `virtual:octavo/routes`. */
export interface PageRoute extends Pick<PageModule, 'route' | 'meta'> {
  /** Whether it is not in the navigation. */
  hidden: boolean;
  load(): Promise<PageModule>;
}
