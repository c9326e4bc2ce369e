/** The settings that name services: `integrations` of docs.json, `integrations` and `analytics` of mint.json. */
import { alsoUsed, look } from '../../config/schema/effect.js';
import { optional } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import { integrations } from './services-schema.js';
import { toServices } from './to-services.js';

export const settings = {
  settings: { integrations: look(integrations.optional()) },
  older: {
    analytics: look(optional(integrations, { ...alsoUsed('integrations'), newer: '"integrations": { … }' })),
  },
  toSite: (checked, report) => ({ analytics: toServices(checked, report) }),
} satisfies SettingsPart;
