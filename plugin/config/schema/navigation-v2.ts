/** `navigation` of docs.json: divisions (tabs, versions …) that contain each other, and groups of pages. */
import { z } from 'zod';
import { specification, sdkReference } from './api.js';
import { banner } from './banner.js';
import { anchorColor } from './colors.js';
import { footer } from './footer.js';
import { icon, iconType } from './icon.js';
import { navbar } from './navbar.js';

/** An icon as written in the navigation. */
type IconValue = z.infer<typeof icon>;

/** A group of pages as written. Written by hand because a type cannot be inferred through a recursive schema. */
export interface GroupNode {
  group: string;
  icon?: IconValue;
  iconType?: string;
  tag?: string;
  root?: string;
  expanded?: boolean;
  hidden?: boolean;
  pages?: (string | GroupNode)[];
  openapi?: unknown;
  asyncapi?: unknown;
  graphql?: unknown;
  sdk?: unknown;
}

/** A division as written; which of the name keys it has depends on the list that it stands in. */
export interface DivisionNode {
  language?: string;
  version?: string;
  product?: string;
  dropdown?: string;
  tab?: string;
  item?: string;
  anchor?: string;
  icon?: IconValue;
  iconType?: string;
  description?: string;
  tag?: string;
  color?: z.infer<typeof anchorColor>;
  href?: string;
  url?: string;
  default?: boolean;
  hidden?: boolean;
  root?: string;
  global?: DivisionNode;
  languages?: DivisionNode[];
  versions?: DivisionNode[];
  products?: DivisionNode[];
  dropdowns?: DivisionNode[];
  tabs?: DivisionNode[];
  menu?: DivisionNode[];
  anchors?: DivisionNode[];
  groups?: GroupNode[];
  pages?: (string | GroupNode)[];
  openapi?: unknown;
  asyncapi?: unknown;
  graphql?: unknown;
  sdk?: unknown;
}

const visibility = {
  hidden: z
    .boolean()
    .optional()
    .meta({ description: 'Leaves it out of the navigation; its pages are built all the same. Default: false.' }),
  searchable: z
    .boolean()
    .optional()
    .meta({ description: 'Whether its pages are found by the search. Default: not when hidden.' }),
  boost: z
    .number()
    .optional()
    .meta({ description: 'Weight of its pages in the search. Default: 1.', examples: [2] }),
  public: z.boolean().optional().meta({ description: 'No effect: Octavo has no access control.' }),
};

const specifications = {
  openapi: specification
    .optional()
    .meta({ description: 'OpenAPI description of the endpoints inside.', examples: ['/openapi.json'] }),
  asyncapi: specification
    .optional()
    .meta({ description: 'AsyncAPI description of the channels inside.', examples: ['/asyncapi.yaml'] }),
  graphql: specification
    .optional()
    .meta({ description: 'GraphQL schema of the operations inside.', examples: ['/schema.graphql'] }),
  sdk: sdkReference.optional(),
};

const directory = z
  .enum(['none', 'accordion', 'card'])
  .optional()
  .meta({
    description: 'How the root pages of groups list what is inside. Inherited. Default: `none`.',
    examples: ['card'],
  });

const look = {
  icon: icon.optional(),
  iconType: iconType.optional(),
  tag: z
    .string()
    .optional()
    .meta({ description: 'A small word beside the label.', examples: ['New'] }),
};

const group: z.ZodType<GroupNode> = z
  .strictObject({
    group: z.string().meta({ description: 'Heading shown above the pages.', examples: ['Get started'] }),
    ...look,
    root: z
      .string()
      .optional()
      .meta({ description: 'Page that the heading leads to.', examples: ['guides/index'] }),
    expanded: z
      .boolean()
      .optional()
      .meta({ description: 'Whether a group inside a group starts open. Default: false.' }),
    ...visibility,
    directory,
    ...specifications,
    pages: z.lazy(() => pages).optional(),
    description: z.string().optional().meta({ description: 'No longer used.', deprecated: true }),
    collapsed: z.boolean().optional().meta({ description: 'No longer used: see `expanded`.', deprecated: true }),
    expandable: z.boolean().optional().meta({ description: 'No longer used.', deprecated: true }),
    anchor: z.string().optional().meta({ description: 'No longer used.', deprecated: true }),
    includeTags: z
      .array(z.string())
      .optional()
      .meta({ description: 'Tags of the specification whose operations are shown.' }),
  })
  .meta({
    id: 'Group',
    description: 'A list of pages with a heading.',
    examples: [{ group: 'Get started', pages: ['index', 'quickstart'] }],
  });

const pages = z
  .array(z.union([z.string(), group], { error: 'the path of a page, or a group with "group" and "pages"' }), {
    error: 'a list of page paths',
  })
  .meta({
    description: 'Paths of pages without extension, operations such as `GET /users`, and groups.',
    examples: [['index', 'guides/install']],
  });

const divisions = {
  languages: z.lazy(() => z.array(language, { error: 'a list of languages' })).optional(),
  versions: z.lazy(() => z.array(version, { error: 'a list of versions' })).optional(),
  products: z.lazy(() => z.array(product, { error: 'a list of products' })).optional(),
  dropdowns: z.lazy(() => z.array(dropdown, { error: 'a list of dropdowns' })).optional(),
  tabs: z.lazy(() => z.array(tab, { error: 'a list of tabs' })).optional(),
  anchors: z.lazy(() => z.array(anchor, { error: 'a list of anchors' })).optional(),
};

const global: z.ZodType<DivisionNode> = z.strictObject({ ...divisions }).meta({
  id: 'GlobalNavigation',
  description: 'Shown on every page.',
  examples: [{ anchors: [{ anchor: 'Blog', href: 'https://example.com/blog' }] }],
});

const contents = {
  ...divisions,
  groups: z.array(group, { error: 'a list of groups' }).optional().meta({ description: 'Groups of pages.' }),
  pages: pages.optional(),
  global: global.optional(),
  directory,
  root: z.string().optional().meta({ description: 'Page that the label leads to.' }),
  ...specifications,
};

const link = {
  href: z
    .string()
    .optional()
    .meta({ description: 'Makes it a link: a path or a URL.', examples: ['https://example.com'] }),
  url: z.string().optional().meta({ description: 'Older spelling of `href`.', deprecated: true }),
  description: z.string().optional().meta({ description: 'A line below the label.' }),
  color: anchorColor.optional().meta({ description: 'Colour of the icon.' }),
};

const isDefault = z.boolean().optional().meta({ description: 'Chosen for new readers. Default: the first.' });
const menu = z
  .lazy(() => z.array(menuItem, { error: 'a list of menu items' }))
  .optional()
  .meta({ description: 'Entries of the menu that it opens.' });

const language: z.ZodType<DivisionNode> = z
  .strictObject({
    language: z.string().meta({ description: 'Language code.', examples: ['en', 'fr', 'pt-BR', 'zh-Hans'] }),
    default: isDefault,
    ...look,
    ...link,
    ...visibility,
    ...contents,
    banner: banner.optional(),
    footer: footer.optional(),
    navbar: navbar.optional(),
  })
  .meta({ id: 'Language', description: 'The navigation in one language.' });

const version: z.ZodType<DivisionNode> = z
  .strictObject({
    version: z.string().meta({ description: 'Name of the version.', examples: ['2.0'] }),
    default: isDefault,
    ...look,
    ...link,
    ...visibility,
    ...contents,
  })
  .meta({ id: 'Version', description: 'The navigation of one version.' });

const product: z.ZodType<DivisionNode> = z
  .strictObject({
    product: z.string().meta({ description: 'Name of the product.', examples: ['Core API'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
    menu,
  })
  .meta({ id: 'Product', description: 'The navigation of one product.' });

const dropdown: z.ZodType<DivisionNode> = z
  .strictObject({
    dropdown: z.string().meta({ description: 'Label in the drop-down menu.', examples: ['Guides'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
  })
  .meta({ id: 'Dropdown', description: 'A part of the site, chosen in a drop-down menu above the sidebar.' });

const tab: z.ZodType<DivisionNode> = z
  .strictObject({
    tab: z.string().meta({ description: 'Label of the tab.', examples: ['API reference'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
    menu,
  })
  .meta({
    id: 'Tab',
    description: 'A part of the site, chosen in the row below the navbar.',
    examples: [{ tab: 'Guides', pages: ['guides/index'] }],
  });

const menuItem: z.ZodType<DivisionNode> = z
  .strictObject({
    item: z.string().meta({ description: 'Label of the entry.', examples: ['SDKs'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
  })
  .meta({ id: 'MenuItem', description: 'An entry in the menu of a tab or product.' });

const anchor: z.ZodType<DivisionNode> = z
  .strictObject({
    anchor: z.string().meta({ description: 'Label of the anchor.', examples: ['Blog'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
  })
  .meta({
    id: 'Anchor',
    description: 'A part of the site or a link, shown above the sidebar.',
    examples: [{ anchor: 'Blog', href: 'https://example.com/blog' }],
  });

/** `navigation` as an object. */
export const navigationV2: z.ZodType<DivisionNode> = z
  .strictObject({ ...contents }, { error: 'an object with "groups", "tabs" or other divisions' })
  .meta({
    id: 'Navigation',
    description: 'What the site contains, in order.',
    examples: [{ groups: [{ group: 'Get started', pages: ['index', 'quickstart'] }] }],
  });
