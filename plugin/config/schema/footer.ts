import { z } from 'zod';
import { secondName } from './effect.js';

const socialEntry = z
  .strictObject({
    type: z
      .string()
      .optional()
      .meta({ description: 'Name of the platform.', examples: ['github'] }),
    platform: z
      .string()
      .optional()
      .meta({ description: 'Name of the platform.', examples: ['github'] }),
    url: z
      .string()
      .optional()
      .meta({ description: 'Address of the account.', examples: ['https://github.com/example'] }),
    href: z
      .string()
      .optional()
      .meta({ description: 'Address of the account.', examples: ['https://github.com/example'] }),
  })
  .meta({ examples: [{ type: 'github', url: 'https://github.com/example' }] });

/** Accounts by platform: an object of URLs, or a list. */
export const socials = z
  .union([z.record(z.string(), z.string().meta({ examples: ['https://github.com/example'] })), z.array(socialEntry)], {
    error: 'an object of platform names and URLs',
  })
  .meta({
    id: 'Socials',
    description: 'Accounts on other platforms, shown as icons.',
    examples: [{ github: 'https://github.com/example' }],
  });

const footerLink = z.strictObject({
  label: z.string().meta({ description: 'Text of the link.', examples: ['Blog'] }),
  href: z
    .string()
    .optional()
    .meta({ description: 'Link target.', examples: ['https://example.com/blog'] }),
  url: z
    .string()
    .optional()
    .meta({ description: 'Link target.', ...secondName('href') }),
});

const footerColumn = z.strictObject({
  header: z
    .string()
    .optional()
    .meta({ description: 'Heading of the column.', examples: ['Company'] }),
  title: z
    .string()
    .optional()
    .meta({ description: 'Heading of the column.', ...secondName('header') }),
  items: z.array(footerLink, { error: 'a list of links' }).optional().meta({ description: 'Links of the column.' }),
  links: z
    .array(footerLink, { error: 'a list of links' })
    .optional()
    .meta({ description: 'Links of the column.', ...secondName('items') }),
});

/** `footer` of docs.json. */
export const footer = z
  .strictObject({
    socials: socials.optional(),
    links: z.array(footerColumn, { error: 'a list of columns' }).optional().meta({ description: 'Columns of links.' }),
    notice: z.string().optional().meta({
      description: 'Text at the end of the footer.',
    }),
  })
  .meta({ id: 'Footer', scope: 'footer', description: 'The footer of every page.' });
