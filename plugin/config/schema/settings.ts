/** The schemas of docs.json and mint.json. Each accepts the keys of mint.json, so that a partly migrated file works. */
import { z } from 'zod';
import { optional, optionalChoice, optionalFlag, optionalList, optionalText } from './optional.js';
import { apiSettings } from './api.js';
import { appearance, background, modeToggle, stylingSettings } from './appearance/appearance.js';
import { banner } from './banner.js';
import { colors } from './appearance/colors.js';
import {
  alsoUsed,
  content,
  forEditors,
  loadedAnyway,
  look,
  partial,
  readableByAll,
  secondName,
  unsupported,
  type Effect,
  type Need,
} from './effect.js';
import { interaction, variables, variations } from './features.js';
import { frontMatter } from './front-matter.js';
import { fonts } from './appearance/fonts.js';
import { footer, socials } from './footer.js';
import { icons } from './appearance/icon.js';
import { themeNames } from './known-names.js';
import { logo, themedImage } from './appearance/logo.js';
import { callToAction, navbar, navbarLink } from './navbar.js';
import { details } from './appearance/details.js';
import { navigationV1, primaryTab, topAnchor, versionsV1 } from './navigation/navigation-v1.js';
import { navigationV2 } from './navigation/navigation-v2.js';
import { keysAt, type SettingsPart, type Shape } from './part.js';
import { errorPages, metadata, redirect, seo } from './seo.js';

/** A key of an earlier schema, or one that sites use although no schema has it. */
function withoutEffect(description: string, why: string): z.ZodOptional<z.ZodUnknown> {
  return optional(z.unknown(), { description, deprecated: true, effect: unsupported(why) });
}

const olderTheme = partial('a theme of the v1 schema; the site uses "mint"');

const unnamed: Effect = { status: 'supported', note: 'Octavo never names itself', invisible: true };

const current = {
  $schema: look(
    optionalText({
      description: 'Address of this schema, for completion in editors.',
      effect: forEditors,
      refers: 'schema',
    }),
  ),
  theme: look(
    optionalText({
      description: 'Theme of the site.',
      effect: partial('the design of each theme is Octavo’s own'),
      names: themeNames,
      values: { venus: olderTheme, prism: olderTheme, quill: olderTheme },
      examples: ['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'],
    }),
  ),
  name: content(z.string().meta({ description: 'Name of the project, used in titles.', examples: ['My docs'] })),
  description: content(optionalText({ description: 'What the site is about, in one sentence.', mayBeEmpty: true })),
  colors: look(colors.optional()),
  logo: look(logo.optional()),
  favicon: look(
    optional(themedImage, {
      description: 'Icon in the browser tab. Default: the first letter of the name of the site.',
      isForBothModes: true,
      examples: ['/favicon.svg'],
    }),
  ),
  appearance: look(appearance.optional()),
  background: look(background.optional()),
  fonts: look(fonts.optional()),
  icons: look(icons.optional()),
  public: look(optionalFlag({ description: 'Whether the site can be read without signing in.', ...readableByAll })),
  variations: look(variations.optional()),
  navbar: content(navbar.optional()),
  footer: content(footer.optional()),
  banner: content(banner.optional()),
  interaction: look(interaction.optional()),
  redirects: content(optionalList(redirect, { description: 'Redirects from old paths.' }, 'redirects')),
  variables: content(variables.optional()),
  metadata: look(metadata.optional()),
  errors: content(errorPages.optional()),
  seo: look(seo.optional()),
};

const older = {
  topbarLinks: content(
    optionalList(
      navbarLink,
      {
        description: 'Links in the navbar, in order.',
        ...alsoUsed('navbar.links'),
        newer: '"navbar": { "links": [ … ] }',
      },
      'links',
    ),
  ),
  topbarCtaButton: content(
    optional(callToAction, { ...alsoUsed('navbar.primary'), newer: '"navbar": { "primary": { … } }' }),
  ),
  footerSocials: content(optional(socials, { ...alsoUsed('footer.socials'), newer: '"footer": { "socials": { … } }' })),
  modeToggle: look(optional(modeToggle, { newer: '"appearance": { "default": "light", "strict": true }' })),
  backgroundImage: look(
    optionalText({
      description: 'Path or URL of the image behind every page.',
      refers: 'file',
      examples: ['/background.png'],
      ...secondName('background.image'),
      newer: '"background": { "image": "/background.png" }',
    }),
  ),
  font: look(optional(fonts, { ...secondName('fonts'), newer: '"fonts": { … }' })),
  codeBlock: look(
    optional(
      z.strictObject({ mode: optionalChoice(['auto', 'dark'], { description: '`dark`: dark in both modes.' }) }),
      {
        description: 'Highlighting of code.',
        ...alsoUsed('styling.codeblocks'),
        newer: '"styling": { "codeblocks": "dark" }',
      },
    ),
  ),
  eyebrow: look(
    optional(
      z.strictObject({
        display: optionalChoice(['section', 'breadcrumbs'], { description: 'Content above the title.' }),
      }),
      {
        description: 'Content above the title of a page.',
        ...secondName('styling.eyebrows'),
        newer: '"styling": { "eyebrows": "breadcrumbs" }',
      },
    ),
  ),
  isWhiteLabeled: look(
    optionalFlag({
      description: 'Whether the footer names only the site.',
      deprecated: true,
      effect: unnamed,
    }),
  ),
  ...details,
  style: withoutEffect('Style sheets of the site.', loadedAnyway),
  custom: withoutEffect('Scripts and style sheets of the site.', loadedAnyway).meta({ mayBeEmpty: true }),
  scripts: withoutEffect('Scripts of the site.', loadedAnyway),
  styles: withoutEffect('Style sheets of the site.', loadedAnyway),
  mintlify: withoutEffect('Version of the format.', 'Octavo reads all versions'),
  head: withoutEffect('Tags for the head of every page.', 'use `seo.metatags`, or a .js or .css file in the folder'),
  js: withoutEffect('Scripts of the site.', loadedAnyway),
  css: withoutEffect('Style sheets of the site.', loadedAnyway),
  chat: withoutEffect('The assistant.', 'the assistant is a hosted service').meta({ mayBeEmpty: true }),
};

const insteadOfBeside = optional(z.unknown(), {
  description: 'Belongs to a `navigation` that is a list.',
  deprecated: true,
  effect: unsupported('where "navigation" is an object, write it inside', ''),
});

/** The keys next to a `navigation` that is a list in a file whose `navigation` is an object, which contains their equivalents. */
export const besideObject = {
  versions: insteadOfBeside,
  tabs: insteadOfBeside,
  primaryTab: insteadOfBeside,
  anchors: insteadOfBeside,
  topAnchor: insteadOfBeside,
};

const needsColors: Need = {
  key: 'colors',
  example: { primary: '#16A34A' },
  without: 'the site uses the default color',
};

/** `navigation` as a list, and the keys next to it. */
function withList(added: object) {
  const { navigation, tab, anchor } = navigationV1(added);
  const beside = <Item extends z.ZodType>(item: Item, name: string, description: string) =>
    content(optionalList(item, { description, deprecated: true }, name));
  return {
    navigation: content(navigation),
    versions: content(versionsV1.optional()),
    tabs: beside(tab, 'tabs', 'Tabs below the navbar. Each has the pages of a folder.'),
    primaryTab: content(primaryTab.optional()),
    anchors: beside(anchor, 'anchors', 'Anchors above the sidebar. Each has the pages of a folder, or is a link.'),
    topAnchor: content(topAnchor.optional()),
  } satisfies Record<keyof typeof besideObject | 'navigation', z.ZodType>;
}

/** The schemas of the settings, with the keys and formats that parts add. */
export function createSettings(parts: readonly SettingsPart[]) {
  const api = content(apiSettings(keysAt(parts, 'api')).optional());
  const styling = look(stylingSettings(keysAt(parts, 'styling')).optional());
  const common = { ...current, styling, api, ...keysAt(parts, 'settings'), ...older, ...keysAt(parts, 'older') };
  return {
    /** A file whose `navigation` is an object. */
    v2: z
      .strictObject({ ...common, navigation: content(navigationV2(keysAt(parts, 'navigation'))), ...besideObject })
      .meta({
        id: 'Settings',
        description: 'Settings of a documentation site.',
        formatNeeds: [{ key: 'theme', example: 'mint', without: 'the site uses "mint"' }, needsColors],
      }),
    /** A file whose `navigation` is a list. */
    v1: z.strictObject({ ...common, ...withList(keysAt(parts, 'navigationV1')) }).meta({
      id: 'SettingsV1',
      description: 'Settings of a documentation site, in the v1 schema (mint.json).',
      formatNeeds: [
        needsColors,
        { key: 'favicon', example: '/favicon.svg', without: 'browsers show the first letter of its name' },
      ],
    }),
    frontMatter: frontMatter.extend(keysAt(parts, 'frontMatter') as {}).meta(frontMatter.meta()!) as FrontMatterSchema,
    formats: parts.flatMap(({ format }) => format ?? []),
    toSite: parts.flatMap(({ toSite }) => toSite ?? []),
    toPage: parts.flatMap(({ toPage }) => toPage ?? []),
    repositoryLinks: parts.flatMap(({ repositoryLinks }) => repositoryLinks ?? []),
  };
}

export type SettingsSchemas = ReturnType<typeof createSettings>;
export type FrontMatterSchema = z.ZodObject<Shape>;

/** Validated settings. The two schemas differ only in `navigation` and the keys next to it. */
export type SettingsV1 = z.infer<SettingsSchemas['v1']>;
export type SettingsV2 = z.infer<SettingsSchemas['v2']>;
export type Settings = SettingsV1 | SettingsV2;
