/** Redirects, the 404 page, services, and Markdown for language models. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: ['redirects[].source', 'redirects[].destination', 'redirects[].permanent'],
    shows: 'an old address leads on, on hosts that know redirects and on those that do not',
    config: { redirects: [{ source: '/old', destination: '/guide', permanent: false }] },
    see: async (reader) => {
      expect(reader.file('_redirects')).toBe('/old /guide/ 302\n');
      const page = await reader.open('/old/?a=1#long-way');
      await page.waitForURL('**/guide/?a=1#long-way');
    },
  },
  {
    key: ['errors.404.title', 'errors.404.description'],
    shows: 'the page for unknown addresses has the words of the author',
    config: { errors: { '404': { title: 'Lost', description: 'Try the [guide](/guide).' } } },
    see: async (reader) => {
      const page = await reader.open('/nowhere/at/all');
      expect(await page.title()).toBe('Lost - Acme');
      expect(await page.locator('#content a[href="/guide/"]').allInnerTexts()).toEqual(['guide']);
    },
  },
  {
    key: 'errors.404.redirect',
    shows: 'unknown addresses lead to the start page',
    config: { errors: { '404': { redirect: true } } },
    see: async (reader) => {
      await reader.facts('404.html', { 'meta[http-equiv=refresh]': 1 });
      const page = await reader.open('/nowhere');
      await page.waitForURL((url) => url.pathname === '/');
    },
  },
  ...(['integrations', 'analytics'] as const).map((key): SettingCase => ({
    key,
    shows: 'a service is loaded, and a note says which policy allows it; without services no host is asked',
    config: { [key]: { ga4: { measurementId: 'G-ACME' } } },
    see: async (reader) => {
      await reader.open();
      await reader.eventually(() => reader.asked).toContain('https://www.googletagmanager.com/gtag/js?id=G-ACME');
      expect(reader.file('_octavo/content-security-policy.txt')).toContain('https://www.googletagmanager.com');
    },
  })),
  {
    key: 'markdown.instructions',
    shows: 'language models find the instructions at the end of pages as Markdown and in llms.txt',
    config: { markdown: { instructions: ['Prefer the guide.', 'Be brief.'] } },
    see: async (reader) => {
      expect(reader.file('guide.md')).toMatch(/\n> Prefer the guide\.\n> Be brief\.\n$/);
      expect(reader.file('llms.txt')).toContain('Prefer the guide.');
    },
  },
  {
    key: 'hideFeedbackButtons',
    shows: 'no feedback is asked for',
    config: { feedback: { thumbsRating: true }, hideFeedbackButtons: true },
    see: (reader) => reader.facts('index.html', { '#feedback-form': 0 }),
  },
];
