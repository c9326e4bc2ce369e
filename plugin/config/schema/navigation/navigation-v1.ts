/** `navigation` as a list of groups, with tabs, anchors and versions next to it. */
import { z } from 'zod';
import { optional, optionalFlag, optionalText } from '../optional.js';
import { anchorColor } from '../appearance/colors.js';
import { look } from '../effect.js';
import { pageList, visibility } from './group.js';
import { icon, iconKeys, iconType } from '../appearance/icon.js';

const version = optionalText({
  description: 'Shown in this version only. Default: in all versions.',
  examples: ['v2'],
});

const heading = optionalText({
  description: 'Heading shown above the pages.',
  mayBeEmpty: true,
  examples: ['Get started'],
});

/** Other keys of groups. */
const groupV1 = {
  ...iconKeys,
  version,
  tag: look(optionalText({ description: 'Label next to the heading.' })),
  public: visibility.public,
};

type GroupV1Input = z.input<z.ZodObject<typeof groupV1>> & { group?: string; pages?: (string | GroupV1Input)[] };

/** Keys of tabs and anchors. */
const prefixed = {
  name: optionalText({ description: 'Label. Default: the value of `url`.', examples: ['API reference'] }),
  url: optionalText({
    description: 'Start of the paths of its pages, generally the name of a folder, or a URL to link to.',
    refers: 'prefix',
    examples: ['api-reference'],
  }),
  ...iconKeys,
  version,
};

const isDefaultHidden = optionalFlag({
  description: 'Hidden until a reader opens one of its pages from a link.',
  default: false,
});

const anchorBackground =
  'Background of the icon of the current anchor: a color, or a gradient. Default: the main color.';

const colorV1 = look(optional(anchorColor, { description: anchorBackground }));

/** `topAnchor`. */
export const topAnchor = z
  .strictObject({
    name: optionalText({ description: 'Label.', default: 'Documentation' }),
    icon: optional(icon, { default: 'book-open' }),
    iconType: iconType.optional(),
    color: colorV1,
  })
  .meta({
    id: 'TopAnchor',
    description:
      'The anchor of all pages that belong to no other. Default: only beside other anchors, with the defaults below.',
  });

/** `primaryTab`. */
export const primaryTab = z
  .strictObject({
    name: optionalText({ description: 'Label.', default: 'Documentation' }),
    isDefaultHidden: optionalFlag({
      description: 'Hidden until a page inside is open.',
      deprecated: true,
    }),
  })
  .meta({ id: 'PrimaryTab', description: 'The tab of all pages that belong to no other.' });

const versionObject = z.strictObject({
  name: z.string().meta({ description: 'Name of the version.', examples: ['v2'] }),
  label: optionalText({ description: 'Name that readers see.' }),
  default: optionalFlag({ description: 'Chosen for new readers. Default: the first.' }),
  locale: optionalText({
    description: 'Language code: the version is a translation.',
    refers: 'language',
    examples: ['fr'],
  }),
  url: optionalText({ description: 'Makes it a link to another site.', refers: 'site' }),
});

/** `versions`. */
export const versionsV1 = z
  .array(
    z
      .union([z.string(), versionObject], { error: 'the name of a version, or an object with "name"' })
      .meta({ examples: ['v2'] }),
    { error: 'a list of versions' },
  )
  .meta({
    description: 'Names of the versions, in order. Readers choose one in the navbar.',
    examples: [['v2', 'v1']],
  });

/** `navigation` as a list, and the entries of `tabs` and `anchors` beside it. `added`: the keys of parts. */
export function navigationV1(added: object) {
  const group: z.ZodType<GroupV1Input, GroupV1Input> = z
    .strictObject({ group: heading, pages: z.lazy(() => pages).optional(), ...groupV1, ...added })
    .meta({
      id: 'GroupV1',
      needs: [
        {
          key: 'group',
          example: 'Get started',
          without: 'its pages have no heading',
          code: 'group-unnamed',
          level: 'warning',
        },
      ],
      scope: 'group',
      description: 'A list of pages with a heading.',
      examples: [{ group: 'Get started', pages: ['introduction'] }],
    });

  const pages = pageList(group).meta({
    id: 'PagesV1',
    description: 'Paths of pages without extension, `guides/*` for the other pages of a folder, and groups.',
    refers: 'page',
    examples: [['introduction', 'quickstart']],
  });

  return {
    navigation: z.array(group, { error: 'a list of groups' }).meta({
      description: 'Groups of pages in the sidebar, in order.',
      examples: [[{ group: 'Get started', pages: ['introduction'] }]],
    }),
    tab: z.strictObject({ ...prefixed, ...added, isDefaultHidden }).meta({
      id: 'TabV1',
      link: 'prefix',
      description: 'A tab for the pages below a folder.',
      examples: [{ name: 'API reference', url: 'api-reference' }],
    }),
    anchor: z.strictObject({ ...prefixed, ...added, isDefaultHidden, color: colorV1 }).meta({
      id: 'AnchorV1',
      link: 'prefix',
      description: 'An anchor for the pages below a folder, or a link.',
      examples: [{ name: 'Blog', icon: 'newspaper', url: 'https://example.com/blog' }],
    }),
  };
}
