/** A loaded site: everything that its pages are built from. */
import type { CodeThemes } from '../code/themes/code-themes.js';
import type { Versions } from './versions.js';
import type { Problem } from '../core/errors/errors.js';
import type { Site } from '../core/model/types.js';
import type { Repository } from './git/repository.js';
import type { LoadedPage } from './load-page.js';
import type { SitePlugins } from './plugins-file.js';
import type { FolderScan } from './scan/scan-folder.js';

/** A loaded site. Plain data, so that it can be sent to workers. It is immutable. */
export interface LoadedSite extends Readonly<FolderScan> {
  /** The settings, with resolved fonts and, in builds, the stars of repositories. */
  readonly site: Readonly<Site>;
  /** The pages, sorted by file. */
  readonly pages: LoadedPage[];
  readonly base: string;
  readonly siteUrl?: string;
  /** The source repository; only if the site links to it. */
  readonly repository?: Repository;
  /** The code themes of the settings that exist, otherwise the defaults. Files are absolute. */
  readonly codeThemes: CodeThemes;
  /** Hash of the theme and grammar files that the settings name; empty if there are none. */
  readonly codeFiles: string;
  /** The author's configuration of Vite, absolute. */
  readonly viteConfig?: string;
  /** The author's plugins. */
  readonly plugins?: SitePlugins;
  /** The names of the features of this copy of Octavo. */
  readonly features: readonly string[];
  /** Versions of everything that affects output, including the plugins, for cache keys. */
  readonly versions: Versions;
  /** Problems of the specifications and of page references to them. They do not stop the build. */
  readonly apiProblems?: { errors: readonly Problem[]; warnings: readonly Problem[] };
}
