/** A proof that a setting has its effect: a site with the key, and what a reader sees. */
import type { SiteReader } from './site-reader.js';

/** Which form of the settings: a list or an object for `navigation`. */
export type SchemaVersion = 'v1' | 'v2';

export interface SettingCase {
  /** The key, or the keys, as `plugin/config/setting-keys.ts` names them: `colors.primary`, `tab.icon`, `redirects[].source`. */
  key: string | readonly string[];
  /** What readers see; a sentence. */
  shows: string;
  /** The form that the case is written in. Default: every form that knows the keys. */
  schema?: SchemaVersion;
  /** Settings; each key takes the place of that of the base site (`base-site.ts`). */
  config: Record<string, unknown>;
  /** Files beside `index.mdx`, `guide.mdx` and `api/users.mdx`; text, or bytes. */
  files?: Record<string, string | Uint8Array>;
  /** Address of the host, as `--site` gives it. */
  siteUrl?: string;
  /**
   * Asserts what a reader sees, and throws otherwise. It is run on the site as it is, where it must hold, and for each key
   * on the site without that key, where an assertion must fail: so a key without effect cannot pass. Assert that an
   * element is there before you use it; wait with `reader.eventually`. Where settings cannot do without the key, it gets
   * another value (`other-value.ts`). Of two forms the second is only looked at as it is.
   */
  see(reader: SiteReader): Promise<void>;
}
