/** `navigation` of docs.json: sections (tabs, versions …) that can be nested, and groups of pages. */
import { z } from 'zod';
import { banner } from '../banner.js';
import { anchorColor } from '../appearance/colors.js';
import { partial, secondName } from '../effect.js';
import { footer } from '../footer.js';
import { directory, group, look, pages, specifications, visibility } from './group.js';
import { navbar } from '../navbar.js';
import type * as written from './navigation-input.js';
import type { SectionNode } from './navigation-nodes.js';

const sections = {
  languages: z
    .array(
      z.lazy(() => language),
      { error: 'a list of languages' },
    )
    .optional()
    .meta({ id: 'Languages', description: 'The navigation in each language; readers choose one.' }),
  versions: z
    .array(
      z.lazy(() => version),
      { error: 'a list of versions' },
    )
    .optional()
    .meta({ id: 'Versions', description: 'The navigation of each version; readers choose one.' }),
  products: z
    .array(
      z.lazy(() => product),
      { error: 'a list of products' },
    )
    .optional()
    .meta({ id: 'Products', description: 'The navigation of each product; readers choose one.' }),
  dropdowns: z
    .array(
      z.lazy(() => dropdown),
      { error: 'a list of dropdowns' },
    )
    .optional()
    .meta({ id: 'Dropdowns', description: 'Sections in a drop-down menu above the sidebar.' }),
  tabs: z
    .array(
      z.lazy(() => tab),
      { error: 'a list of tabs' },
    )
    .optional()
    .meta({ id: 'Tabs', description: 'Sections as tabs below the navbar.' }),
  anchors: z
    .array(
      z.lazy(() => anchor),
      { error: 'a list of anchors' },
    )
    .optional()
    .meta({ id: 'Anchors', description: 'Parts and links above the sidebar.' }),
};

const global: z.ZodType<SectionNode, written.SectionsInput> = z.strictObject({ ...sections }).meta({
  id: 'GlobalNavigation',
  scope: 'global',
  description: 'Shown on every page.',
  examples: [{ anchors: [{ anchor: 'Blog', href: 'https://example.com/blog' }] }],
});

const contents = {
  ...sections,
  groups: z.array(group, { error: 'a list of groups' }).optional().meta({ description: 'Groups of pages.' }),
  pages: pages.optional(),
  global: global.optional(),
  directory,
  root: z.string().optional().meta({ description: 'Page that the label links to.' }),
  ...specifications,
};

const target = z
  .string()
  .optional()
  .meta({ description: 'Makes it a link: a path or a URL.', examples: ['https://example.com'] });

/** For a label that can be a link. */
export const link = {
  href: target,
  url: target.meta(secondName('href')),
  description: z.string().optional().meta({ description: 'A line below the label.' }),
  color: anchorColor.optional().meta({ description: 'Color of the icon.' }),
};

const isDefault = z.boolean().optional().meta({ description: 'Chosen for new readers. Default: the first.' });
const menu = z
  .array(
    z.lazy(() => menuItem),
    { error: 'a list of menu items' },
  )
  .optional()
  .meta({ id: 'Menu', description: 'Entries of the menu that it opens.' });

const language: z.ZodType<SectionNode, written.LanguageInput> = z
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
  .meta({ id: 'Language', scope: 'language', description: 'The navigation in one language.' });

const version: z.ZodType<SectionNode, written.VersionInput> = z
  .strictObject({
    version: z.string().meta({ description: 'Name of the version.', examples: ['2.0'] }),
    default: isDefault,
    ...look,
    ...link,
    ...visibility,
    ...contents,
  })
  .meta({ id: 'Version', scope: 'version', description: 'The navigation of one version.' });

const product: z.ZodType<SectionNode, written.ProductInput> = z
  .strictObject({
    product: z.string().meta({ description: 'Name of the product.', examples: ['Core API'] }),
    name: z
      .string()
      .optional()
      .meta({ description: 'Label of the product. Default: `product`.', examples: ['Core API'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
    menu,
  })
  .meta({ id: 'Product', scope: 'product', description: 'The navigation of one product.' });

const dropdown: z.ZodType<SectionNode, written.DropdownInput> = z
  .strictObject({
    dropdown: z.string().meta({ description: 'Label in the drop-down menu.', examples: ['Guides'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
  })
  .meta({
    id: 'Dropdown',
    scope: 'dropdown',
    description: 'A part of the site, chosen in a drop-down menu above the sidebar.',
  });

const tab: z.ZodType<SectionNode, written.TabInput> = z
  .strictObject({
    tab: z.string().meta({ description: 'Label of the tab.', examples: ['API reference'] }),
    align: z.enum(['start', 'end']).optional().meta({ description: 'Side of the row of tabs.', default: 'start' }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
    menu,
  })
  .meta({
    id: 'Tab',
    scope: 'tab',
    description: 'A part of the site, chosen in the row below the navbar.',
    effects: { description: partial('it is shown as a tooltip') },
    examples: [{ tab: 'Guides', pages: ['guides/index'] }],
  });

const menuItem: z.ZodType<SectionNode, written.MenuItemInput> = z
  .strictObject({
    item: z.string().meta({ description: 'Label of the entry.', examples: ['SDKs'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
  })
  .meta({ id: 'MenuItem', scope: 'menuItem', description: 'An entry in the menu of a tab or product.' });

const anchor: z.ZodType<SectionNode, written.AnchorInput> = z
  .strictObject({
    anchor: z.string().meta({ description: 'Label of the anchor.', examples: ['Blog'] }),
    ...look,
    ...link,
    ...visibility,
    ...contents,
  })
  .meta({
    id: 'Anchor',
    scope: 'anchor',
    description: 'A part of the site or a link, shown above the sidebar.',
    examples: [{ anchor: 'Blog', href: 'https://example.com/blog' }],
  });

/** `navigation` as an object. */
export const navigationV2: z.ZodType<SectionNode, written.NavigationInput> = z
  .strictObject({ ...contents }, { error: 'an object with "groups", "tabs" or other navigation sections' })
  .meta({
    id: 'Navigation',
    scope: 'navigation',
    description: 'What the site contains, in order.',
    examples: [{ groups: [{ group: 'Get started', pages: ['index', 'quickstart'] }] }],
  });
