import { z } from 'zod';
import { optional, optionalChoice, optionalFlag, optionalList, optionalText } from './optional.js';
import { look, partial, secondName } from './effect.js';

const metaValue = z.string().meta({ examples: ['website'] });

const refersByKey = { 'og:image': 'file', 'twitter:image': 'file' } as const;

const folder = 'the path of a folder, such as "guides/v2"';

const pathTags = z.strictObject({
  path: z
    .string({ error: folder })
    .regex(/^\/?[^\s/\\?#]+(?:\/[^\s/\\?#]+)*\/?$/, { error: folder })
    .meta({ description: 'Folder, relative to the docs folder.', examples: ['guides/v2'] }),
  metatags: z
    .record(z.string(), metaValue)
    .meta({ description: '`<meta>` tags of the pages in the folder.', refersByKey, examples: [{ robots: 'noindex' }] }),
});

const organization = z.strictObject({
  id: optionalText({ description: 'Identifier of the organization.' }),
  name: optionalText({ description: 'Name.' }),
  legalName: optionalText({ description: 'Registered name.' }),
  url: optionalText({ description: 'Home page.', refers: 'site' }),
  logo: optionalText({ description: 'Path or URL of the logo.', refers: 'address' }),
  sameAs: optionalList(z.string(), { description: 'Other addresses of the organization.' }),
});

/** `seo` of docs.json. */
export const seo = z
  .strictObject({
    metatags: optional(z.record(z.string(), metaValue), {
      description: '`<meta>` tags of every page, by name.',
      refersByKey,
      examples: [{ 'og:site_name': 'Example' }],
    }),
    paths: optionalList(
      pathTags,
      {
        description: 'More tags for single folders. A deeper folder, and the front matter of a page, take precedence.',
      },
      'folders with their tags',
    ),
    indexing: optionalChoice(['navigable', 'all'], {
      description: 'Whether pages outside the navigation are indexed.',
      default: 'navigable',
    }),
    organization: optional(organization, {
      description: 'Who publishes the site, for structured data.',
    }),
    trailingSlash: optionalFlag({
      description:
        'Whether the addresses of pages end with `/`, in links and for search engines. `false` is for hosts that answer both.',
      default: true,
    }),
    indexHiddenPages: optionalFlag({
      description: 'Whether pages outside the navigation are indexed.',
      ...secondName('seo.indexing: "all"'),
    }),
  })
  .meta({ id: 'Seo', description: 'What search engines index.' });

/** `metadata`: `timestamp` in docs.json, `<meta>` tags in mint.json. */
export const metadata = z
  .object({
    timestamp: optionalFlag({ description: 'Shows when a page was last changed.' }),
  })
  .catchall(metaValue)
  .meta({
    id: 'Metadata',
    description: 'What each page shows about itself.',
    refersByKey,
    mayBeEmpty: true,
    examples: [{ timestamp: true }],
  });

/** One entry of `redirects`. */
export const redirect = z
  .strictObject({
    source: z.string().meta({
      description: 'Old path; `:slug*` matches the rest of a path.',
      refers: 'nothing',
      examples: ['/old/:slug*'],
    }),
    destination: z.string().meta({ description: 'New path or URL.', refers: 'address', examples: ['/new/:slug*'] }),
    permanent: look(optionalFlag({ description: 'Whether browsers may remember it.', default: true })),
  })
  .meta({
    id: 'Redirect',
    description: 'Redirects an old path to a new one.',
    examples: [{ source: '/old', destination: '/new' }],
  });

/** `errors` of docs.json. */
export const errorPages = z
  .strictObject({
    '404': optional(
      z.strictObject({
        redirect: optionalFlag({
          description: 'Whether unknown addresses redirect to the home page.',
          default: false,
          effect: partial('only with `true`; otherwise the 404 page is shown'),
        }),
        title: optionalText({ description: 'Title of the page.', examples: ['Page not found'] }),
        description: optionalText({ description: 'Text of the page.', mayBeEmpty: true }),
      }),
      { description: 'The page for unknown addresses.' },
    ),
  })
  .meta({ id: 'Errors', description: 'Pages for errors.' });
