import { z } from 'zod';
import { optionalList, optionalText } from './optional.js';
import { secondName } from './effect.js';
import { platformNames } from './known-names.js';

const notShown = 'it is not shown';

const platform = optionalText({ description: 'Name of the platform.', names: platformNames, examples: ['github'] });

const account = optionalText({
  description: 'Address of the account.',
  refers: 'link',
  examples: ['https://github.com/example'],
});

const socialEntry = z
  .strictObject({
    type: platform,
    platform: platform.meta(secondName('type')),
    url: account,
    href: account.meta(secondName('url')),
  })
  .meta({
    needs: [
      { key: 'type', alias: 'platform', example: 'github', without: notShown },
      { key: 'url', alias: 'href', example: 'https://github.com/example', without: notShown },
    ],
    examples: [{ type: 'github', url: 'https://github.com/example' }],
  });

/** Accounts by platform: an object of URLs, or a list. */
export const socials = z
  .union(
    [
      z.record(z.string(), z.string().meta({ refers: 'account', examples: ['https://github.com/example'] })),
      z.array(socialEntry),
    ],
    {
      error: 'an object of platform names and URLs',
    },
  )
  .meta({
    id: 'Socials',
    keyNames: platformNames,
    description: 'Accounts on other platforms, shown as icons.',
    examples: [{ github: 'https://github.com/example' }],
  });

const footerLink = z
  .strictObject({
    label: z.string().meta({ description: 'Text of the link.', examples: ['Blog'] }),
    href: optionalText({ description: 'Link target.', refers: 'link', examples: ['https://example.com/blog'] }),
    url: optionalText({ description: 'Link target.', refers: 'link', ...secondName('href') }),
  })
  .meta({ link: 'unlabelled' });

const columnLinks = optionalList(
  footerLink,
  { description: 'Links of the column.', examples: [[{ label: 'Blog', href: 'https://example.com/blog' }]] },
  'links',
);

const footerColumn = z
  .strictObject({
    header: optionalText({ description: 'Heading of the column.', examples: ['Company'] }),
    title: optionalText({ description: 'Heading of the column.', ...secondName('header') }),
    items: columnLinks,
    links: columnLinks.meta(secondName('items')),
  })
  .meta({
    needs: [
      {
        key: 'items',
        alias: 'links',
        example: [{ label: 'Blog', href: 'https://example.com' }],
        without: notShown,
      },
    ],
  });

/** `footer` of docs.json. */
export const footer = z
  .strictObject({
    socials: socials.optional(),
    links: optionalList(footerColumn, { description: 'Columns of links.' }, 'columns'),
    notice: optionalText({
      description: 'Text at the end of the footer.',
    }),
  })
  .meta({ id: 'Footer', scope: 'footer', description: 'The footer of every page.' });
