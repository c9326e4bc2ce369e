import type { HtmlElement } from '../../core/tree/html-element.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import { feedLinks } from './feed-links.js';
import { missingFeeds } from './missing-feeds.js';
import { readUpdates } from './read-updates.js';
import { addUpdateFilter } from './update-filter.js';

/** Changelogs: the filter of their entries, and their feeds. */
export const feedsFeature: BuiltinHooks = {
  name: 'feeds',
  visitors: [{ phase: 'html', tags: ['octavo-update'], visit: (page) => addUpdateFilter(page as HtmlElement) }],
  updates: readUpdates,
  feedLinks,
  siteOutputs: async () => [(await import('./feeds-output.js')).feedsOutput],
  check: async ({ loaded, isWritten }) => (isWritten ? missingFeeds(loaded) : []),
};
