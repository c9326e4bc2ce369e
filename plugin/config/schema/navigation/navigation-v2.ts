/** `navigation` of docs.json: sections (tabs, versions …) that can be nested, and groups of pages. */
import { z } from 'zod';
import { optional, optionalList, optionalChoice, optionalFlag, optionalText } from '../optional.js';
import { banner } from '../banner.js';
import { anchorColor } from '../appearance/colors.js';
import { look, partial, secondName } from '../effect.js';
import { footer } from '../footer.js';
import { directory, groupSchemas, marks, specifications, visibility } from './group.js';
import { navbar } from '../navbar.js';
import type * as written from './navigation-input.js';

/** The schema of a section: nothing is converted. */
type Section<Input> = z.ZodType<Input, Input>;

const target = optionalText({
  description: 'Makes it a link: a path or a URL.',
  refers: 'link',
  examples: ['https://example.com'],
});

/** For a label that can be a link. */
export const link = {
  href: target,
  url: target.meta(secondName('href')),
  description: optionalText({ description: 'A line below the label.', mayBeEmpty: true }),
  color: look(optional(anchorColor, { description: 'Color of the icon.' })),
};

const isDefault = optionalFlag({ description: 'Chosen for new readers. Default: the first.' });

const language = z
  .strictObject({
    language: z
      .string()
      .meta({ description: 'Language code.', refers: 'language', examples: ['en', 'fr', 'pt-BR', 'zh-Hans'] }),
    default: isDefault,
    banner: banner.optional(),
    footer: footer.optional(),
    navbar: navbar.optional(),
  })
  .meta({ id: 'Language', scope: 'language', description: 'The navigation in one language.' });

const version = z
  .strictObject({
    version: z.string().meta({ description: 'Name of the version.', examples: ['2.0'] }),
    default: isDefault,
  })
  .meta({ id: 'Version', scope: 'version', description: 'The navigation of one version.' });

const product = z
  .strictObject({
    product: z.string().meta({ description: 'Name of the product.', examples: ['Core API'] }),
    name: optionalText({ description: 'Label of the product. Default: `product`.', examples: ['Core API'] }),
  })
  .meta({ id: 'Product', scope: 'product', description: 'The navigation of one product.' });

const dropdown = z
  .strictObject({
    dropdown: z.string().meta({ description: 'Label in the drop-down menu.', examples: ['Guides'] }),
  })
  .meta({
    id: 'Dropdown',
    scope: 'dropdown',
    description: 'A part of the site, chosen in a drop-down menu above the sidebar.',
  });

const tab = z
  .strictObject({
    tab: z.string().meta({ description: 'Label of the tab.', examples: ['API reference'] }),
    align: look(optionalChoice(['start', 'end'], { description: 'Side of the row of tabs.', default: 'start' })),
  })
  .meta({
    id: 'Tab',
    scope: 'tab',
    description: 'A part of the site, chosen in the row below the navbar.',
    effects: { description: partial('it is shown as a tooltip') },
    examples: [{ tab: 'Guides', pages: ['guides/index'] }],
  });

const menuItem = z
  .strictObject({
    item: z.string().meta({ description: 'Label of the entry.', examples: ['SDKs'] }),
  })
  .meta({ id: 'MenuItem', scope: 'menuItem', description: 'An entry in the menu of a tab or product.' });

const anchor = z
  .strictObject({
    anchor: z.string().meta({ description: 'Label of the anchor.', examples: ['Blog'] }),
  })
  .meta({
    id: 'Anchor',
    scope: 'anchor',
    description: 'A part of the site or a link, shown above the sidebar.',
    examples: [{ anchor: 'Blog', href: 'https://example.com/blog' }],
  });

/** The lists of sections. `shared`: the keys that sections of all kinds have. The lists are among them. */
function sectionLists(shared: () => object) {
  const list = <Kind extends z.ZodObject>(
    kind: Kind,
    id: string,
    description: string,
    { name = id.toLowerCase(), ...added }: { name?: string; menu?: z.ZodType } = {},
  ) => {
    const item = (): Kind => kind.extend({ ...shared(), ...added }).meta(kind.meta()!) as unknown as Kind;
    return optionalList(z.lazy(item), { id, description }, name);
  };
  const menu = list(menuItem, 'Menu', 'Entries of the menu that it opens.', { name: 'menu items' });
  return {
    languages: list(language, 'Languages', 'The navigation in each language; readers choose one.'),
    versions: list(version, 'Versions', 'The navigation of each version; readers choose one.'),
    products: list(product, 'Products', 'The navigation of each product; readers choose one.', { menu }),
    dropdowns: list(dropdown, 'Dropdowns', 'Sections in a drop-down menu above the sidebar.'),
    tabs: list(tab, 'Tabs', 'Sections as tabs below the navbar.', { menu }),
    anchors: list(anchor, 'Anchors', 'Parts and links above the sidebar.'),
  };
}

/** `navigation` as an object. `added`: the keys of parts. */
export function navigationV2(added: object): Section<written.NavigationInput> {
  const { group, pages } = groupSchemas(added);
  const sections = sectionLists(() => ({ ...marks, ...link, ...visibility, ...contents }));
  const global: Section<written.SectionsInput> = z.strictObject(sections).meta({
    id: 'GlobalNavigation',
    mayBeEmpty: 'itself',
    scope: 'global',
    description: 'Shown on every page.',
    examples: [{ anchors: [{ anchor: 'Blog', href: 'https://example.com/blog' }] }],
  });
  const contents = {
    ...sections,
    groups: optionalList(group, { description: 'Groups of pages.' }, 'groups'),
    pages: pages.optional(),
    global: global.optional(),
    directory,
    root: optionalText({ description: 'Page that the label links to.', refers: 'page' }),
    ...added,
    ...specifications,
  };
  return z.strictObject(contents, { error: 'an object with "groups", "tabs" or other navigation sections' }).meta({
    id: 'Navigation',
    mayBeEmpty: 'itself',
    scope: 'navigation',
    description: 'What the site contains, in order.',
    examples: [{ groups: [{ group: 'Get started', pages: ['index', 'quickstart'] }] }],
  });
}
