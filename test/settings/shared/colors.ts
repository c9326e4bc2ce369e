/** Colors in both modes, and the color of anchors. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';
import type { SiteReader } from '../site-reader.js';

/** The color of an element of the open page. */
function colorOf({ page }: SiteReader, selector: string, property = 'color'): Promise<string> {
  return page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const groups = [{ group: 'Start', pages: ['index', 'guide', 'api/users'] }];
const anchor = '.nav-anchors a[href="https://blog.acme.example"] > div@style';

/** Two anchors in each schema. The first one sets no color. */
const anchors = {
  v1: {
    navigation: groups,
    anchors: [
      { name: 'Blog', url: 'https://blog.acme.example', icon: 'newspaper' },
      { name: 'Forum', url: 'https://forum.acme.example', icon: 'comments', color: '#101010' },
    ],
  },
  v2: {
    navigation: {
      groups,
      global: {
        anchors: [
          { anchor: 'Blog', href: 'https://blog.acme.example', icon: 'newspaper' },
          { anchor: 'Forum', href: 'https://forum.acme.example', icon: 'comments', color: '#101010' },
        ],
      },
    },
  },
} as const;

export const cases: SettingCase[] = [
  {
    key: 'colors.adjust',
    shows: 'links have the exact color of the brand',
    config: { colors: { primary: '#ff6600', adjust: false } },
    async see(site) {
      await site.open('/guide');
      expect(await colorOf(site, '#sidebar a[aria-current=page]')).toBe('rgb(255, 102, 0)');
    },
  },
  {
    key: [
      'colors.primary',
      'colors.light',
      'colors.dark',
      'colors.background',
      'themedColor.light',
      'themedColor.dark',
    ],
    shows: 'words, buttons and ground have their colors, in each mode',
    config: {
      colors: {
        primary: '#7a1f1f',
        light: '#ffb3b3',
        dark: '#402020',
        background: { light: '#fffaf0', dark: '#1a1010' },
      },
      topbarCtaButton: { name: 'Start', url: '/guide' },
    },
    see: async (reader) => {
      await reader.open('/guide');
      expect(await colorOf(reader, '.eyebrow')).toBe('rgb(122, 31, 31)');
      expect(await colorOf(reader, '#topbar-cta-button > a > span', 'background-color')).toBe('rgb(64, 32, 32)');
      expect(await colorOf(reader, 'html', 'background-color')).toBe('rgb(255, 250, 240)');
      await reader.page.emulateMedia({ colorScheme: 'dark' });
      await reader.open('/guide');
      expect(await colorOf(reader, '.eyebrow')).toBe('rgb(255, 179, 179)');
      expect(await colorOf(reader, 'html', 'background-color')).toBe('rgb(26, 16, 16)');
    },
  },
  ...(['v1', 'v2'] as const).flatMap((schema): SettingCase[] => [
    {
      key: ['colors.anchors', 'gradient.from', 'gradient.via', 'gradient.to'],
      shows: 'the icons of anchors without a color of their own have the gradient',
      schema,
      config: {
        ...anchors[schema],
        colors: { primary: '#336699', anchors: { from: '#112233', via: '#223344', to: '#445566' } },
      },
      see: (reader) =>
        reader.facts('index.html', {
          [anchor]: '--octavo-anchor:linear-gradient(135deg,#112233,#223344,#445566);--octavo-on-anchor:#ffffff',
          '.nav-anchors a[href="https://forum.acme.example"] > div@style':
            '--octavo-anchor:light-dark(#101010,#101010);--octavo-on-anchor:light-dark(#ffffff,#ffffff)',
        }),
    },
  ]),
];
