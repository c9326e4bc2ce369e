/** Links and the button in the navbar (v2), and icons. */
import { iconDrawing } from '../icon-drawing.js';
import type { SettingCase } from '../setting-case.js';

const links = '#navbar .navbar-link a';
const button = '#topbar-cta-button > a';
const bell = iconDrawing('fontawesome/regular/bell')[0]!;
const house = iconDrawing('lucide/house');

/** The same links and button in each notation. */
const spellings = {
  label: { label: 'label', href: 'href' },
  name: { label: 'name', href: 'url' },
} as const;

function link(spelling: keyof typeof spellings, label: string, href: string): Record<string, unknown> {
  const { label: labelKey, href: hrefKey } = spellings[spelling];
  return { [labelKey]: label, [hrefKey]: href };
}

function keysOf(owner: string, spelling: keyof typeof spellings): string[] {
  const { label, href } = spellings[spelling];
  return [`${owner}.${label}`, `${owner}.${href}`];
}

/** A case for one notation of the links and the button. */
function linksCase(spelling: keyof typeof spellings): SettingCase {
  return {
    key: [
      ...(spelling === 'label' ? ['navbar'] : []),
      ...keysOf('navbar.links[]', spelling),
      ...keysOf('navbar.primary', spelling),
    ],
    shows: 'links and the button lead where they say',
    config: {
      navbar: {
        links: [link(spelling, 'Help', 'mailto:help@acme.example'), link(spelling, 'Read', 'guide')],
        primary: link(spelling, 'Begin', '/guide'),
      },
    },
    see: (reader) =>
      reader.facts('index.html', {
        [links]: ['Help', 'Read'],
        [`${links}@href`]: ['mailto:help@acme.example', '/guide/'],
        [button]: 'Begin',
        [`${button} svg`]: 1,
        [`${button}@href`]: '/guide/',
      }),
  };
}

export const cases: SettingCase[] = [
  linksCase('label'),
  linksCase('name'),
  {
    key: [
      'navbar.links[].icon',
      'navbar.links[].iconType',
      'navbar.primary.icon',
      'navbar.primary.iconType',
      'navbar.primary.style',
      'navbar.primary.arrow',
    ],
    shows: 'links and the button have icons in a style, and the button round ends and no arrow',
    config: {
      navbar: {
        links: [{ label: 'News', href: '/guide', icon: 'bell', iconType: 'regular' }],
        primary: { label: 'Begin', href: '/guide', icon: 'bell', iconType: 'regular', style: 'pill', arrow: false },
      },
    },
    see: (reader) =>
      reader.facts('index.html', {
        [`${links} path@d`]: bell,
        [`${button}.octavo-control-round svg:first-child path@d`]: bell,
        [`${button} svg`]: 1,
      }),
  },
  {
    key: ['navbar.links[].type', 'navbar.primary.type'],
    shows: 'a repository and a chat show their name and sign',
    config: {
      navbar: {
        links: [{ type: 'discord', href: 'https://discord.example/acme' }],
        primary: { type: 'github', href: 'https://git.acme.example/acme/docs' },
      },
    },
    see: (reader) =>
      reader.facts('index.html', {
        [links]: 'Discord',
        [`${links} svg`]: 1,
        [button]: 'acme/docs',
        [`${button} svg`]: 1,
      }),
  },
  {
    key: ['icon.name', 'icon.style', 'icon.library'],
    shows: 'an icon can name its style and its library',
    config: {
      navbar: {
        links: [
          { label: 'News', href: '/guide', icon: { name: 'bell', style: 'regular' } },
          { label: 'Home', href: '/', icon: { name: 'house', library: 'lucide' } },
        ],
      },
    },
    see: (reader) => reader.facts('index.html', { [`${links} path@d`]: [bell, ...house] }),
  },
  {
    key: 'icons.library',
    shows: 'icons are those of the library',
    config: { icons: { library: 'lucide' }, navbar: { links: [{ label: 'Home', href: '/', icon: 'house' }] } },
    see: (reader) => reader.facts('index.html', { [`${links} path@d`]: house }),
  },
  {
    key: ['topbarLinks[].label', 'topbarLinks[].href', 'topbarLinks[].iconType', 'topbarCtaButton.label'],
    shows: 'the v1 keys accept v2 values',
    config: {
      topbarLinks: [{ label: 'News', href: '/guide', icon: 'bell', iconType: 'regular' }],
      topbarCtaButton: { label: 'Begin', url: '/guide' },
    },
    see: (reader) =>
      reader.facts('index.html', {
        [`${links}[href="/guide/"]`]: 'News',
        [`${links} path@d`]: bell,
        [button]: 'Begin',
      }),
  },
  {
    key: ['topbarCtaButton.href', 'topbarCtaButton.icon', 'topbarCtaButton.iconType'],
    shows: 'the older button has an icon in a style',
    config: { topbarCtaButton: { label: 'Begin', href: '/guide', icon: 'bell', iconType: 'regular' } },
    see: (reader) => reader.facts('index.html', { [`${button}[href="/guide/"] svg:first-child path@d`]: bell }),
  },
  {
    key: 'topbarLinks[].type',
    shows: 'a link to a repository has its name',
    config: { topbarLinks: [{ type: 'github', url: 'https://git.acme.example/acme/docs' }] },
    see: (reader) => reader.facts('index.html', { [`${links} > span:first-of-type`]: 'acme/docs' }),
  },
];
