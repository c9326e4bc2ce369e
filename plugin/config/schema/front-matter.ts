/** Front matter of a page: the meaning and effect of each key. Plugins can read other keys. */
import { z } from 'zod';
import { optional } from './optional.js';
import { noSdk } from './api.js';
import { unsupported, type Effect } from './effect.js';
import { icon, iconType } from './appearance/icon.js';

const noAccess = unsupported('a static site has no access control');
const relatedError = 'false, or a list of page paths and links';

const relatedEntry = z.union([z.string(), z.record(z.string(), z.string())], {
  error: 'a page path, or a title with a link',
});

function text(description: string, effect?: Effect, examples?: string[]): z.ZodOptional<z.ZodString> {
  return optional(z.string(), { description, effect, examples });
}

function flag(description: string, effect?: Effect): z.ZodOptional<z.ZodBoolean> {
  return optional(z.boolean(), { description, effect });
}

function any(description: string, effect?: Effect, examples?: unknown[]): z.ZodOptional<z.ZodUnknown> {
  return optional(z.unknown(), { description, effect, examples });
}

/** Whether a key is passed to the head of the page under its own name. */
export function isMetaTag(key: string): boolean {
  return /^(?:og|twitter|article):/.test(key);
}

/** The keys of front matter, except those of parts. */
export const frontMatter = z
  .looseObject({
    title: text(
      'Title of the page, shown above it and in the browser tab. A blank title, such as `" "`, is not shown above the page.',
    ),
    description: text('Summary below the title, also for search engines.'),
    sidebarTitle: text('Shorter title for the navigation.'),
    icon: optional(icon, { description: 'Icon in the navigation.' }),
    iconType: iconType.optional(),
    tag: text('Label next to the entry in the navigation.'),
    mode: optional(z.enum(['default', 'wide', 'custom', 'frame', 'center']), {
      description: 'Layout of the page.',
      default: 'default',
      values: { assistant: unsupported('it needs a hosted service') },
    }),
    hidden: flag('Leaves the page out of the navigation and of indexes. It is still built.'),
    unlisted: flag('Leaves the page out of the navigation, of search and of all indexes. It is still built.'),
    draft: flag('Leaves the page out of a build. `octavo dev` shows it with a label.'),
    noindex: flag('Tells search engines to leave the page out.'),
    deprecated: flag('Marks the entry in the navigation as deprecated.'),
    url: text('URL that the entry in the navigation links to.'),
    canonical: text('Canonical URL of the page, for search engines.', undefined, [
      'https://example.com/guides/install',
    ]),
    keywords: any('Keywords for search engines.'),
    api: text('Method and path of an endpoint that the page describes by hand.', undefined, ['GET /users']),
    sdk: any('Reference that the page shows.', unsupported(noSdk)),
    contentType: text('Content type of the request body.', unsupported('the body has the content type of its fields')),
    auth: text('How the endpoint is authorized.', unsupported('write `authMethod`', '')),
    authMethod: text('How the endpoint of `api` is authorized.'),
    version: text('Version of the API.', unsupported('the version is not shown')),
    hideApiMarker: flag('Hides the method in the navigation.'),
    hideFooterPagination: flag('Hides the links to the previous and the next page.'),
    searchable: flag('Whether search finds the page. Only `false` has an effect.'),
    boost: optional(z.number(), {
      description: 'Weight of the page in search results: more than 1 moves it up, less moves it down.',
    }),
    order: optional(z.number(), {
      description:
        'Position among the pages that an entry such as `guides/*` in the navigation lists. Default: the number before its name, such as 2 in `2-setup`; pages without a number come last. In an index page, it is the position of the folder.',
      examples: [1],
    }),
    related: optional(
      z.union([z.literal(false), z.array(relatedEntry, { error: relatedError })], { error: relatedError }),
      { description: 'Related pages, listed at the end of the page.', examples: [['guides/install']] },
    ),
    groups: any('Who may read the page.', noAccess),
    public: flag('Whether the page can be read without signing in.', noAccess),
    isPublic: flag('Whether the page can be read without signing in.', noAccess),
    authors: any('Authors of the page.', unsupported('authors are not shown')),
    createdDate: any('When the page was created.', unsupported('only the date of the last change is shown')),
    href: text(
      'Address of the page.',
      unsupported('the path of the file is the path of the page; to link elsewhere, use `url`', ''),
    ),
    timestamp: flag('Shows when the page was last changed.'),
    lastUpdatedDate: any('When the page was last changed.', undefined, ['2026-11-22']),
    robots: text('Instructions for crawlers, such as `noindex`.'),
  })
  .meta({ id: 'FrontMatter', description: 'Settings of one page.' });
