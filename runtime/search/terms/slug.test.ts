import { expect, test } from 'vitest';
import { slug } from './slug.js';

test.each([
  ['Using act()', 'using-act'],
  ['Triggering your task in Next.js', 'triggering-your-task-in-next-js'],
  ['session.in — clients → task', 'session-in-—-clients-→-task'],
  ['Search, SEO, and AI indexing', 'search-seo-and-ai-indexing'],
  ['Are there any restrictions?', 'are-there-any-restrictions'],
  ['Über groups 自动导航', 'über-groups-自动导航'],
  ['snake_case `code`', 'snake_case-code'],
  ['\u200BStep 2: Buy', 'step-2-buy'],
])('the id of %s is the one that links in this format use', (title, id) => {
  expect(slug(title)).toBe(id);
});
