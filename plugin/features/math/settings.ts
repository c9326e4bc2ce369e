import { optionalFlag } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import type { Checked } from '../../config/validate-settings.js';

export const settings = {
  styling: { latex: optionalFlag({ description: 'Whether `$…$` is math.', default: true }) },
  toSite: ({ value }: Checked<{ styling?: { latex?: boolean } }>) => ({ math: value.styling?.latex ?? true }),
} satisfies SettingsPart;
