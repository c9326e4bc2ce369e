/** Groups of pages in docs.json, and keys that they share with sections. */
import { z } from 'zod';
import { optional, optionalChoice, optionalFlag, optionalList, optionalText } from '../optional.js';
import { look, noLongerUsed, readableByAll } from '../effect.js';
import { sdkReference } from '../api.js';
import { iconKeys } from '../appearance/icon.js';
import type { GroupInput } from './navigation-input.js';

/** Visibility of a part of the navigation, also for search. */
export const visibility = {
  hidden: optionalFlag({ description: 'Hides it in the navigation. Its pages are still built.', default: false }),
  searchable: optionalFlag({
    description:
      'Whether search, search engines and the sitemap include its pages although it is hidden. Only `true` has an effect.',
  }),
  boost: look(
    optional(z.number(), {
      description: 'Weight of its pages in search results: more than 1 moves them up, less moves them down. Inherited.',
      default: 1,
      examples: [2],
    }),
  ),
  public: optionalFlag({ description: 'Whether it can be read without signing in.', ...readableByAll }),
};

/** Documents to generate pages from, besides those of API formats. */
export const specifications = { sdk: sdkReference.optional() };

/** The list of contents on root pages. */
export const directory = look(
  optionalChoice(['none', 'accordion', 'card'], {
    description: 'How the root pages of groups list what is inside. Inherited.',
    default: 'none',
    examples: ['card'],
  }),
);

/** Icon and tag. */
export const marks = {
  ...iconKeys,
  tag: look(optionalText({ description: 'A badge next to the label.', examples: ['New'] })),
};

/** Keys of groups only. */
export const groupOwn = {
  group: z
    .string()
    .meta({ description: 'Heading shown above the pages.', mayBeEmpty: true, examples: ['Get started'] }),
  ...marks,
  root: optionalText({ description: 'Page that the heading links to.', refers: 'page', examples: ['guides/index'] }),
  expanded: look(optionalFlag({ description: 'Whether a group inside a group starts open.', default: false })),
  ...visibility,
  directory,
};

/** Deprecated keys of groups. */
export const groupOlder = {
  description: optionalText({ ...noLongerUsed(), mayBeEmpty: true }),
  collapsed: optionalFlag(noLongerUsed('expanded')),
  expandable: optionalFlag(noLongerUsed()),
  anchor: optionalText(noLongerUsed()),
  includeTags: optionalList(z.string(), { description: 'Tags of the specification whose operations are shown.' }),
};

/** Paths and groups, as both schemas list them. */
export function pageList<Group>(group: z.ZodType<Group, Group>) {
  return z.array(
    z
      .union([z.string(), group], { error: 'the path of a page, or a group with "group" and "pages"' })
      .meta({ examples: ['guides/install'] }),
    { error: 'a list of page paths' },
  );
}

/** Groups and lists of pages. `added`: the keys of parts. */
export function groupSchemas(added: object) {
  const group: z.ZodType<GroupInput, GroupInput> = z
    .strictObject({ ...groupOwn, ...added, ...specifications, pages: z.lazy(() => pages).optional(), ...groupOlder })
    .meta({
      id: 'Group',
      scope: 'group',
      description: 'A list of pages with a heading.',
      examples: [{ group: 'Get started', pages: ['index', 'quickstart'] }],
    });

  const pages = pageList(group).meta({
    id: 'Pages',
    description:
      'Paths of pages without extension, `guides/*` for the other pages of a folder, operations such as `GET /users`, and groups.',
    refers: 'page',
    examples: [['index', 'guides/install']],
  });
  return { group, pages };
}
