import { dropTokenFallbacks, minifyCss } from '../../mdx/render/minify-css.js';
import type { Site } from '../../core/model/types.js';
import { hasDirectory } from '../page/directory.js';
import { schemeTokens } from './scheme-tokens.js';
import { siteTokens } from './site-tokens.js';
import { backgrounds } from './backgrounds.js';
import { base as baseStyles } from '../styles/base.js';
import { code } from '../styles/code.js';
import { content } from '../styles/content.js';
import { controls } from '../styles/controls.js';
import { details } from './details.js';
import { directory } from '../styles/directory.js';
import { layout } from '../styles/layout.js';
import { navbar } from '../styles/navbar.js';
import { pageMenu } from '../styles/page-menu.js';
import { print } from '../styles/print.js';
import { prose } from '../styles/prose.js';
import { aside } from '../styles/aside.js';
import { reset } from '../styles/reset.js';
import { sidebar } from '../styles/sidebar.js';
import { themes } from './themes.js';
import { toc } from '../styles/toc.js';
import { tokens } from './tokens.js';
import { transitions } from '../styles/transitions.js';
import { versionStyles } from '../navigation/version-attributes.js';
import { ownValue } from '../../core/text/own-value.js';

/**
 * The site's complete stylesheet, minified. `elementStyles` are the light-DOM styles of the elements. The author's
 * stylesheets are outside the layers, so they override whatever their selectors are.
 */
export function siteStyles(
  site: Site,
  base: string,
  elementStyles = '',
  hasMenus = site.pageMenu.options.length > 0,
): string {
  const { decoration, image } = site.background;
  const shell = [
    layout,
    controls,
    navbar,
    sidebar,
    toc,
    aside,
    content,
    decoration && !image ? backgrounds[decoration] : '',
  ];
  if (hasMenus) shell.push(pageMenu);
  if (hasDirectory(site.navigation)) shell.push(directory);
  const theme = ownValue(themes, site.theme);
  shell.push(theme?.styles ?? '', ...(site.details ?? []).map((detail) => details[detail]));
  return [
    '@layer reset,base,prose,components,utilities;',
    layer('reset', reset),
    layer(
      'base',
      `${tokens}:root{${theme?.tokens ?? ''}}` + siteTokens(site, base) + schemeTokens(site.colors) + baseStyles,
    ),
    layer('prose', prose + code),
    layer('components', dropTokenFallbacks(elementStyles) + shell.join('')),
    versionStyles(site),
    transitions,
    print,
  ]
    .map(minifyCss)
    .join('');
}

function layer(name: string, css: string): string {
  return `@layer ${name}{${css}}`;
}
