/** Links and the button at the top, in the older spelling. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

const star = 'https://api.github.com/repos/acme/docs';
const button = '#topbar-cta-button';

export const cases: SettingCase[] = [
  {
    key: ['topbarCtaButton.type', 'topbarCtaButton.url'],
    shows: 'a button to a repository has its name and stars; the number is kept',
    config: { topbarCtaButton: { type: 'github', url: 'https://github.com/acme/docs' } },
    see: async (reader) => {
      await reader.facts('index.html', { [`${button} > span:not(.stars)`]: 'acme/docs', [`${button} .stars`]: 1 });
      reader.answer((url) => (url === star ? { json: { stargazers_count: 12_345 } } : undefined));
      await reader.open();
      await reader.eventually(() => reader.page.locator(button).innerText()).toMatch(/acme\/docs\s+12\.3k/);
      const asked = reader.asked.length;
      await reader.open('/guide/');
      await reader.eventually(() => reader.page.locator(button).innerText()).toContain('12.3k');
      expect(reader.asked.length).toBe(asked);
    },
  },
  {
    key: ['topbarCtaButton.type', 'topbarCtaButton.url'],
    shows:
      'where the host refuses or cannot be reached, the button says the name alone, and the host is not asked again at once',
    config: { topbarCtaButton: { type: 'github', url: 'https://git.acme.example/acme/docs' } },
    see: async (reader) => {
      await reader.facts('index.html', {
        '.stars@data-stars': Array(2).fill(`https://git.acme.example/api/v3/repos/acme/docs`),
      });
      reader.answer(() => ({ status: 403, json: { message: 'rate limit' } }));
      await reader.open();
      await reader.eventually(() => reader.asked.length).toBe(1);
      expect((await reader.page.locator(button).innerText()).trim()).toBe('acme/docs');
      await reader
        .eventually(() =>
          reader.page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('octavo-stars'))),
        )
        .toBe(true);
      await reader.open('/guide/');
      await reader.page.waitForLoadState('networkidle');
      expect(reader.asked.length).toBe(1);
    },
  },
  {
    key: ['topbarCtaButton.name', 'topbarCtaButton.url', 'topbarCtaButton.style', 'topbarCtaButton.arrow'],
    shows: 'a button leads where it says, with round ends and an arrow',
    config: { topbarCtaButton: { name: 'Start', url: '/guide', style: 'pill', arrow: true } },
    see: async (reader) => {
      await reader.facts('index.html', { [`${button}.button-pill[href="/guide"]`]: 'Start', [`${button} svg`]: 1 });
      expect(reader.file('index.html')).not.toContain('/stars-');
    },
  },
  {
    key: ['topbarLinks[].name', 'topbarLinks[].url', 'topbarLinks[].icon'],
    shows: 'links stand in the top bar, in order',
    config: {
      topbarLinks: [
        { name: 'Help', url: 'mailto:help@acme.example', icon: 'envelope' },
        { name: 'Guide', url: 'guide' },
      ],
    },
    see: (reader) =>
      reader.facts('index.html', {
        '#navbar .navbar-links a': ['Help', 'Guide'],
        '#navbar .navbar-links a@href': ['mailto:help@acme.example', '/guide'],
        '#navbar .navbar-links svg': 1,
      }),
  },
];
