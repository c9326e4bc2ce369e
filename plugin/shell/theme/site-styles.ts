import { minifyCss } from '../../core/text/minify-css.js';
import { dropTokenFallbacks } from '../../mdx/render/token-fallbacks.js';
import type { Site } from '../../core/model/types.js';
import { themeElementStyles } from './element-styles.js';
import { hasDirectory } from '../page/directory.js';
import { schemeTokens } from './scheme-tokens.js';
import { siteTokens } from './site-tokens.js';
import { styleSheet } from './style-sheet.js';
import { backgrounds } from './backgrounds.js';
import { headerOf } from './themes.js';
import { versionStyles } from '../navigation/version-attributes.js';

/**
 * The site's complete stylesheet, minified. `elementStyles` are the light-DOM styles of the shell's elements. Those of other elements
 * are in the pages, with rules in the layers `frames` and `components`. The author's
 * stylesheets are outside the layers, so they override whatever their selectors are.
 */
export function siteStyles(site: Site, base: string, elementStyles = '', pages: PageKinds = {}): string {
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
    layer('components', dropTokenFallbacks(elementStyles) + shellStyles(site, pages)),
    layer('themes', themeStyles(site) + (pages.hasApi ? styleSheet('api') : '')),
    versionStyles(site),
    styleSheet('transitions'),
    styleSheet('print'),
  ]
    .map(minifyCss)
    .join('');
}

/** Features that at least one page has. */
interface PageKinds {
  /** A page with a menu. Default: none. */
  hasMenus?: boolean;
  /** A page that documents an API. Default: none. */
  hasApi?: boolean;
}

/** The styles of the parts around the content. */
function shellStyles(site: Site, { hasMenus = false }: PageKinds): string {
  const { decoration, image } = site.background;
  const parts = ['layout', 'controls', 'navbar', 'sidebar', 'toc', 'aside', 'content'].map(styleSheet);
  if (decoration && !image) parts.push(backgrounds[decoration]);
  if (hasMenus) parts.push(styleSheet('page-menu'));
  if (hasDirectory(site.navigation)) parts.push(styleSheet('directory'));
  return parts.join('');
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
