/** The schemas of the settings, with the keys of all parts. */
import type { ConfigOf } from '../config/docs-config.js';
import { createSettings } from '../config/schema/settings.js';

export const settingsSchemas = createSettings([]);

/** The contents of docs.json, in either schema: `navigation` is an object, or a list as in mint.json. */
export type DocsConfig = ConfigOf<never>;
