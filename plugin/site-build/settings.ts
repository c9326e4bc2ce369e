/** The schemas of the settings, with the keys of all parts. */
import type { ConfigOf } from '../config/docs-config.js';
import { createSettings } from '../config/schema/settings.js';
import { apiFormats } from './api-formats.js';

const parts = await Promise.all(apiFormats.map(({ loadSettings }) => loadSettings()));

export const settingsSchemas = createSettings(parts);

/** The contents of docs.json, in either schema: `navigation` is an object, or a list as in mint.json. */
export type DocsConfig = ConfigOf<(typeof parts)[number]>;
