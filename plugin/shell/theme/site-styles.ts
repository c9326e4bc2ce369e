import { minifyCss } from '../../mdx/render/minify-css.js';
import { sectionsIn } from '../../core/model/sections-in.js';
import type { NavSectionKind, PageEntry, Site } from '../../core/model/types.js';
import { mayHaveSelectMenus } from '../../nav/choices.js';
import { methodOf } from '../../nav/sidebar.js';
import { hasDirectory } from '../page/directory.js';
import { sitesByLanguage } from '../site-for-language.js';
import { siteElementStyles, themeElementStyles } from './element-styles.js';
import { schemeTokens } from './scheme-tokens.js';
import { siteTokens } from './site-tokens.js';
import { styleSheet } from './style-sheet.js';
import { backgrounds } from './backgrounds.js';
import { headerOf } from './themes.js';
import { versionStyles } from '../navigation/version-attributes.js';

/**
 * The site's complete stylesheet, minified. The styles of most elements are in the pages, with rules in the layers `frames` and
 * `components`. The author's stylesheets are outside the layers, so they override whatever their selectors are.
 */
export function siteStyles(
  site: Site,
  base: string,
  { parts = [], codeColors = '', hasApi }: StyledParts = {},
): string {
  return [
    '@layer reset,base,frames,prose,components,themes,utilities;',
    layer('reset', styleSheet('reset')),
    layer(
      'base',
      styleSheet('tokens') +
        (headerOf(site.theme) ? styleSheet(`themes/${site.theme}-tokens`) : ':root{}') +
        siteTokens(site, base) +
        schemeTokens(site) +
        styleSheet('base'),
    ),
    // A hidden frame stays hidden, although it has a `display`.
    layer('frames', "[hidden]:not([hidden='until-found']){display:none}"),
    layer('prose', styleSheet('prose') + styleSheet('code')),
    layer('components', codeColors + parts.map(styleSheet).join('') + backgroundStyles(site)),
    siteElementStyles(),
    layer('themes', themeStyles(site) + (hasApi ? styleSheet('api') : '')),
    versionStyles(site),
    styleSheet('transitions'),
    styleSheet('print'),
  ]
    .map(minifyCss)
    .join('');
}

/** The parts of the pages of a site that have styles. */
interface StyledParts {
  /** The style sheets of the parts around the content: see `styleSheet`. Default: none. */
  parts?: readonly string[];
  /** The colors of code. Default: none. */
  codeColors?: string;
  /** Whether any page documents an API. Default: false. */
  hasApi?: boolean;
}

/** The style sheets of the parts that every site has: see `styleSheet`. */
const common = ['layout', 'controls', 'navbar', 'sidebar', 'toc', 'aside', 'content'];

/** The sites with a part, by the name of its style sheet. `site`: in one of its languages. */
const optional: Readonly<Record<string, (site: Site, pages: readonly PageEntry[]) => boolean>> = {
  choices: ({ navigation }) => mayHaveSelectMenus(navigation),
  menus: ({ navigation }) => mayHaveSelectMenus(navigation),
  banner: ({ banner }) => banner !== undefined,
  links: ({ navbar: { links, primary } }) => links.length > 0 || primary !== undefined,
  tabs: hasSections('tab'),
  anchors: hasSections('anchor'),
  methods: (_site, pages) => pages.some((page) => page.api !== undefined || methodOf(page) !== undefined),
  breadcrumbs: ({ styling }) => styling.eyebrows === 'breadcrumbs',
  footer: ({ footer: { columns, socials, notice } }) => columns.length > 0 || socials.length > 0 || Boolean(notice),
  directory: ({ navigation }) => hasDirectory(navigation),
};

/** Its style sheets, in the order of their rules. `isChanged`: whether plugins can add any part. */
export function partStyles(site: Site, pages: readonly PageEntry[], isChanged: boolean): string[] {
  const sites = sitesByLanguage(site);
  const used = Object.entries(optional).filter(([, isIn]) => isChanged || sites.some((each) => isIn(each, pages)));
  return [...common, ...used.map(([name]) => `parts/${name}`)];
}

function hasSections(kind: NavSectionKind): (site: Site) => boolean {
  return ({ navigation }) => sectionsIn(navigation).some((section) => section.kind === kind);
}

function backgroundStyles({ background: { decoration, image } }: Site): string {
  return decoration && !image ? backgrounds[decoration] : '';
}

/** The rules of the theme and of the details of the settings, which take precedence over those of elements. */
function themeStyles({ theme, details = [] }: Site): string {
  const header = headerOf(theme);
  return [
    header === 'side' ? styleSheet('header-side') : '',
    header ? styleSheet(`themes/${theme}`) + themeElementStyles(theme) : '',
    ...details.map((detail) => styleSheet(`details/${detail}`)),
  ].join('');
}

function layer(name: string, css: string): string {
  return `@layer ${name}{${css}}`;
}
