/** Links and the button in the navbar (v1). */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';
import { quiet } from '../../browser/quiet.js';

const button = '#topbar-cta-button > a';

export const cases: SettingCase[] = [
  {
    key: ['topbarCtaButton.type', 'topbarCtaButton.url'],
    shows: 'a button to a repository has its name and sign, and readers ask no other host',
    config: { topbarCtaButton: { type: 'github', url: 'https://git.acme.example/acme/docs' } },
    see: async (reader) => {
      await reader.facts('index.html', { [button]: 'acme/docs', [`${button} svg`]: 1 });
      await reader.open();
      await quiet(reader.page);
      expect(reader.asked).toEqual([]);
    },
  },
  {
    key: ['topbarCtaButton.name', 'topbarCtaButton.url', 'topbarCtaButton.style', 'topbarCtaButton.arrow'],
    shows: 'a button leads where it says, with round ends and no arrow',
    config: { topbarCtaButton: { name: 'Start', url: '/guide', style: 'pill', arrow: false } },
    see: async (reader) => {
      await reader.facts('index.html', {
        [`${button}.octavo-control-round[href="/guide/"]`]: 'Start',
        [`${button} svg`]: 0,
      });
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
        '#navbar .navbar-link a': ['Help', 'Guide'],
        '#navbar .navbar-link a@href': ['mailto:help@acme.example', '/guide/'],
        '#navbar .navbar-link svg': 1,
      }),
  },
];
