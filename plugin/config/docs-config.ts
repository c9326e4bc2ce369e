/** Types of settings passed from code. */
import type { z } from 'zod';
import type { besideList, settingsV1, settingsV2 } from './schema/settings.js';

/** The contents of docs.json, in either schema: `navigation` is an object, or a list as in mint.json. */
export type DocsConfig = Omit<z.input<typeof settingsV2>, keyof typeof besideList> | z.input<typeof settingsV1>;

/** Settings passed from code, and the file that contains them, relative to the docs folder. */
export interface GivenSettings {
  config: DocsConfig;
  file: string;
}

/**
 * Returns the settings unchanged, typed so that an editor completes keys and marks invalid values.
 *
 * @example export default defineConfig({ name: 'Acme', navigation: { pages: ['index'] } });
 */
export function defineConfig(config: DocsConfig): DocsConfig {
  return config;
}
