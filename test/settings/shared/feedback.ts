/** Feedback about a page. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

const files = {
  'package.json': '{ "repository": { "url": "git+https://github.com/acme/docs.git", "directory": "site" } }',
};

export const cases: SettingCase[] = [
  {
    key: 'feedback.thumbsRating',
    shows: 'buttons ask whether the page was helpful, tell the page the answer and remember it; no host is asked',
    config: { feedback: { thumbsRating: true } },
    see: async (reader) => {
      await reader.facts('index.html', { '#rating-question': 'Was this page helpful?', '#feedback-form li': 0 });
      const page = await reader.open();
      const answer = page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener('octavo-feedback', (event) => resolve((event as CustomEvent).detail));
          }),
      );
      await page.getByRole('button', { name: 'Yes' }).focus();
      await page.keyboard.press('Enter');
      expect(await answer).toEqual({ path: '/', helpful: true });
      await page.reload();
      // The script of the element loads when the page is used.
      await page.mouse.move(200, 200, { steps: 2 });
      const yes = page.getByRole('button', { name: 'Yes' });
      await reader.eventually(() => yes.getAttribute('aria-pressed')).toBe('true');
      expect(reader.asked).toEqual([]);
    },
  },
  {
    key: 'feedback.endpoint',
    shows: 'answers are posted to the URL as JSON',
    config: { feedback: { thumbsRating: true, endpoint: 'https://feedback.octavo.test/answers' } },
    see: async (reader) => {
      const page = await reader.open();
      // Playwright does not have the body of a request in every browser.
      await page.evaluate(() => {
        const { fetch } = window;
        window.fetch = (url, options) => {
          if (options?.method === 'POST') document.body.dataset.sent = String(options.body);
          return fetch(url, options);
        };
      });
      await page.getByRole('button', { name: 'No' }).click();
      const sent = (): Promise<string | undefined> => page.evaluate(() => document.body.dataset.sent);
      await reader.eventually(sent).toBe(JSON.stringify({ path: '/', helpful: false }));
      await reader.eventually(() => reader.asked).toContain('https://feedback.octavo.test/answers');
    },
  },
  {
    key: ['feedback.suggestEdit', 'feedback.raiseIssue'],
    shows: 'links lead to the source of the page and to a new issue about it',
    config: { feedback: { suggestEdit: true, raiseIssue: true } },
    files,
    see: (reader) =>
      reader.facts('guide/index.html', {
        '#feedback-form a@href': [
          'https://github.com/acme/docs/edit/main/site/guide.mdx',
          'https://github.com/acme/docs/issues/new?title=Docs%3A+Guide&body=Page%3A+%2Fguide',
        ],
      }),
  },
  {
    key: 'feedback.enabled',
    shows: 'feedback can be turned off as a whole',
    config: { feedback: { enabled: false, thumbsRating: true } },
    see: (reader) => reader.facts('index.html', { '#feedback-form': 0 }),
  },
];
