/** The settings as a program gives them. */
import type { z } from 'zod';
import type { besideList, settingsV1, settingsV2 } from './schema/settings.js';

/** What docs.json may hold, in either form: `navigation` is an object, or a list as in older files. */
export type DocsConfig = Omit<z.input<typeof settingsV2>, keyof typeof besideList> | z.input<typeof settingsV1>;

/** Settings that a program gives, and the file they stand in, relative to the docs folder. */
export interface GivenSettings {
  config: DocsConfig;
  file: string;
}

/**
 * Gives the settings back: an editor completes them and marks what does not fit.
 *
 * @example
 * export default defineConfig({ name: 'Acme', navigation: { pages: ['index'] } });
 */
export function defineConfig(config: DocsConfig): DocsConfig {
  return config;
}
