/** Front matter of a page: what each key means and does. Keys that are not here are kept for the page's own expressions. */
import { z } from 'zod';
import { noApi } from './api.js';
import { partial, unsupported, type Effect } from './effect.js';

const noSearch = unsupported('Octavo has no search yet');

function text(description: string, effect?: Effect): z.ZodType {
  return z.string().optional().meta({ description, effect });
}

function flag(description: string, effect?: Effect): z.ZodType {
  return z.boolean().optional().meta({ description, effect });
}

function any(description: string, effect?: Effect): z.ZodType {
  return z.unknown().optional().meta({ description, effect });
}

/** The keys of front matter. */
export const frontMatter = z
  .looseObject({
    title: text('Title of the page, shown above it and in the browser tab.'),
    description: text('What the page is about, shown below the title and told to search engines.'),
    sidebarTitle: text('Shorter title for the navigation.'),
    icon: text('Icon in the navigation.'),
    iconType: text('Style of a Font Awesome icon.'),
    tag: text('A small word beside the entry in the navigation.'),
    mode: z
      .enum(['default', 'wide', 'custom', 'frame', 'center'])
      .optional()
      .meta({
        description: 'Layout of the page.',
        default: 'default',
        values: { assistant: unsupported('it needs a hosted service') },
      }),
    hidden: flag('Leaves the page out of navigation and indexes; it is built all the same.'),
    noindex: flag('Tells search engines to leave the page out.'),
    deprecated: flag('Marks the entry in the navigation as deprecated.'),
    url: text('Address that the entry in the navigation leads to.'),
    canonical: text('Address that search engines take for this page.'),
    keywords: any('Words that search engines are told.'),
    api: text(
      'Method and path of an endpoint that the page describes by hand.',
      partial('method, address and authorization are shown; there is no form for requests yet'),
    ),
    openapi: text(
      'Endpoint of an API description that the page shows.',
      partial('method and path are shown, and nothing else of the description yet'),
    ),
    'openapi-schema': text('Schema of an API description that the page shows.', unsupported(noApi)),
    asyncapi: text('Channel of an API description that the page shows.', unsupported(noApi)),
    sdk: any('Reference that the page shows.', unsupported(noApi)),
    authMethod: text('How the endpoint of `api` is authorized.'),
    playground: text(
      'How much of the playground is shown.',
      partial('"none" and "hide" leave the endpoint out; there is no form for requests yet'),
    ),
    version: text('Version of the API.', unsupported(noApi)),
    hideApiMarker: flag('Hides the method in the navigation.'),
    hideFooterPagination: flag('Hides the links to the previous and the next page.'),
    searchable: flag('Whether the search finds the page.', noSearch),
    boost: any('Weight of the page in the search.', noSearch),
    related: any('Links to related pages.', unsupported('pages have no list of related pages')),
    contextual: any(
      'Entries of the page menu on this page.',
      partial('`false` leaves the menu out; it has the same entries wherever it is'),
    ),
    groups: any('Who may read the page.', unsupported('a static site has no access control')),
    public: flag(
      'Whether the page can be read without signing in.',
      unsupported('a static site has no access control'),
    ),
    timestamp: any('Shows when the page was last changed.'),
    lastUpdatedDate: any('When the page was last changed.'),
    rss: flag('Offers a feed of the updates on the page.', unsupported('feeds are not written yet')),
    robots: text('What robots may do with the page.'),
    sidebar_label: text('Key of another system.', unsupported('use `sidebarTitle`')),
    sidebar_position: any('Key of another system.', unsupported('the navigation of docs.json decides the order')),
    slug: text('Key of another system.', unsupported('the path of the file is the address')),
    permalink: text('Key of another system.', unsupported('the path of the file is the address')),
  })
  .meta({ id: 'FrontMatter', description: 'Settings of one page.' });
