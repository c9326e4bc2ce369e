import type { RenderedPage } from '../../mdx/types.js';
import type { AddedAssets, PageAssets } from '../types.js';
import { kindStyles } from './element-styles.js';
import { componentCss } from './style-sheet.js';
import type { UtilityClasses } from './utility-classes.js';

/** The styles that are in the document of a page. `elements`: tags of elements above its content. */
export async function pageStyles(
  utilities: UtilityClasses,
  { classes, elements: ofContent, css: ofPlugins = '', elementStyles = [] }: RenderedPage,
  added: AddedAssets | undefined,
  elements: readonly string[],
): Promise<Pick<PageAssets, 'inlineCss' | 'elementStyles'>> {
  const css = [
    await utilities([...classes, ...(added?.classes ?? [])]),
    ofPlugins,
    ofContent.includes('octavo-field-tools') ? componentCss('field-tools') : '',
    classes.some((name) => landingClass.test(name)) ? componentCss('landing') : '',
    added?.css ?? '',
  ];
  return { inlineCss: css.join(''), elementStyles: kindStyles([...new Set([...elements, ...elementStyles])]) };
}

/** The classes of the components of landing pages. */
const landingClass = /^octavo-(?:button|figures|hero|section)$/;
