/** The footer. */
import { platformNames } from '../../../plugin/config/schema/known-names.js';
import type { SettingCase } from '../setting-case.js';

const account = (platform: string): string => `https://${platform}.example/acme`;
const columns = '#footer > nav > div';

export const cases: SettingCase[] = [
  {
    key: [
      'footer',
      'footer.socials',
      'footer.links[].header',
      'footer.links[].items[].label',
      'footer.links[].items[].href',
      'footer.notice',
    ],
    shows: 'columns of links, accounts and a line of text stand at the foot',
    config: {
      footer: {
        socials: { github: account('github') },
        links: [
          { header: 'Company', items: [{ label: 'Jobs', href: 'https://acme.example/jobs' }] },
          { items: [{ label: 'Guide', href: 'guide' }] },
        ],
        notice: 'Made by [us](/guide).',
      },
    },
    see: (reader) =>
      reader.facts('index.html', {
        [`${columns} > p`]: 'Company',
        [`${columns} a`]: ['Jobs', 'Guide'],
        [`${columns} a@href`]: ['https://acme.example/jobs', '/guide/'],
        '.octavo-socials a[aria-label=GitHub]@href': account('github'),
        '.octavo-notice': 'Made by us.',
        '.octavo-notice a@href': '/guide/',
      }),
  },
  {
    key: [
      'footer.links[].title',
      'footer.links[].links[].label',
      'footer.links[].links[].href',
      'footer.links[].links[].url',
      'footer.links[].items[].url',
      'footer.socials[].type',
      'footer.socials[].platform',
      'footer.socials[].url',
      'footer.socials[].href',
    ],
    shows: 'accepts the v1 notation of columns and accounts',
    config: {
      footer: {
        socials: [
          { type: 'github', url: account('github') },
          { platform: 'slack', href: account('slack') },
        ],
        links: [
          {
            title: 'Company',
            links: [
              { label: 'Jobs', url: 'https://acme.example/jobs' },
              { label: 'Press', href: 'https://acme.example/press' },
            ],
          },
          { items: [{ label: 'Guide', url: 'guide' }] },
        ],
      },
    },
    see: (reader) =>
      reader.facts('index.html', {
        [`${columns} > p`]: 'Company',
        [`${columns} a`]: ['Jobs', 'Press', 'Guide'],
        '.octavo-socials a@aria-label': ['GitHub', 'Slack'],
        '.octavo-socials a@href': [account('github'), account('slack')],
      }),
  },
  {
    key: 'footerSocials',
    shows: 'every platform of the format has an icon and a name',
    config: { footerSocials: Object.fromEntries(platformNames.names.map((name) => [name, account(name)])) },
    see: (reader) =>
      reader.facts('index.html', {
        '.octavo-socials a@href': platformNames.names.map(account),
        '.octavo-socials a[aria-label]': platformNames.names.length,
        '.octavo-socials a > svg': platformNames.names.length,
        '.octavo-socials a[aria-label=LinkedIn]': 1,
        '.octavo-socials a[aria-label=YouTube]': 1,
      }),
  },
  {
    key: ['footerSocials[].type', 'footerSocials[].platform', 'footerSocials[].url', 'footerSocials[].href'],
    shows: 'accounts can be a list',
    config: {
      footerSocials: [
        { type: 'discord', url: account('discord') },
        { platform: 'x', href: account('x') },
      ],
    },
    see: (reader) =>
      reader.facts('index.html', {
        '.octavo-socials a@aria-label': ['Discord', 'X'],
        '.octavo-socials a@href': [account('discord'), account('x')],
      }),
  },
];
