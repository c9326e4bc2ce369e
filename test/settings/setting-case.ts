/** Proves that a setting has an effect: a site with the key, and assertions about what readers see. */
import type { SiteReader } from './site-reader.js';

/** The schema of the settings: `mint.json` (v1) or `docs.json` (v2). */
export type SchemaVersion = 'v1' | 'v2';

export interface SettingCase {
  /** The key, or the keys, as `plugin/config/setting-keys.ts` names them: `colors.primary`, `tab.icon`, `redirects[].source`. */
  key: string | readonly string[];
  /** The visible effect; a sentence. */
  shows: string;
  /** The schema of the case. Default: every schema with the keys. */
  schema?: SchemaVersion;
  /** Settings. Each key overrides the key of the base site (`base-site.ts`). */
  config: Record<string, unknown>;
  /** More files than `index.mdx`, `guide.mdx` and `api/users.mdx`, as text or bytes. */
  files?: Record<string, string | Uint8Array>;
  /** Whether the site is in a git repository, with a commit of 2026-01-02. */
  isCommitted?: boolean;
  /** URL of the site, as for `--site`. */
  siteUrl?: string;
  /**
   * Asserts the visible effect. It runs on the unchanged site, where it must pass (`settings.test.ts`), and for each
   * key on the site without that key, where an assertion must fail (`without-keys.rest.test.ts`), so a key without an
   * effect cannot pass. Assert that an element exists before you use it; wait with `reader.eventually`. A required key
   * gets another value instead (`other-value.ts`). With two schemas, only the first one runs without the keys.
   */
  see(reader: SiteReader): Promise<void>;
}
