import { z } from 'zod';
import { dateText, ownerName } from './plugins/schemas.mjs';

/** Keys of docs.json and of pages, checked by zod and by schemas of other libraries. */
const levels = {
  name: 'levels',
  settings: {
    levels: z.object({ label: z.string().default('Level') }).prefault({}),
  },
  frontMatter: {
    level: z.enum(['basic', 'expert']).default('basic'),
    reviewed: dateText,
    owner: ownerName,
  },
  pageData: ({ meta }, site, { settings }) => ({
    meta: { badge: `${settings.levels.label}: ${meta.level}` },
  }),
  parts: {
    header: {
      after: ({ meta }, { h }) =>
        h('p', { class: 'facts' }, `${meta.badge}, ${meta.owner}, reviewed ${meta.reviewed ?? 'never'}`),
    },
  },
};

export default { plugins: [levels] };
