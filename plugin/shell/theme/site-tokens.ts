/** The site's colors, fonts and background as CSS custom properties. */
import type { Site, SiteFont } from '../../core/model/types.js';
import { address } from '../../addresses/addresses.js';
import { colorChannels } from './color-channels.js';
import { colorDeclarations, palette } from './palette.js';

/** The CSS of `site`: token declarations, `@font-face` rules and background image. */
export function siteTokens(site: Site, base: string): string {
  const root = [
    colorChannels(site),
    ...colorDeclarations(palette(site, 'light'), palette(site, 'dark')),
    ...Object.entries(fontTokens(site)).map(([name, value]) => `--octavo-${name}:${value}`),
  ];
  return `:root{${root.join(';')}}${fontFaces(site, base)}${backgroundImage(site, base)}`;
}

function fontTokens({ fonts }: Site): Record<string, string> {
  const tokens: Record<string, string> = {};
  const add = (role: string, font: SiteFont | undefined): void => {
    if (!font) return;
    const fallback = font.fallback ? `${quoted(fallbackName(font))},` : '';
    tokens[`font-${role}`] = `${quoted(font.family)},${fallback}var(--octavo-font-system)`;
    if (font.weight) tokens[`weight-${role}`] = String(font.weight);
  };
  add('body', fonts.body);
  add('heading', fonts.heading ?? fonts.body);
  return tokens;
}

/** Only files of the site become `@font-face`: no page loads a font from another host. */
function fontFaces({ fonts }: Site, base: string): string {
  const rules = [fonts.body, fonts.heading].flatMap((font) => (font ? facesOf(font, base) : []));
  return [...new Set(rules)].join('');
}

/**
 * Text is immediately shown in a system font of the same metrics. If they are unknown, a web font is only used if it
 * loads in time.
 */
function facesOf(font: SiteFont, base: string): string[] {
  const { family, faces = [], fallback, format } = font;
  const display = fallback ? 'swap' : 'optional';
  const rules = faces.map(({ path, weight, style, range }) => {
    const type = /\.woff2$/i.test(path) ? 'woff2' : format;
    const source = `url(${quoted(address(`/${path}`, base))})${type ? ` format(${quoted(type)})` : ''}`;
    const only = range ? `;unicode-range:${range}` : '';
    return `@font-face{font-family:${quoted(family)};font-weight:${weight};font-style:${style};font-display:${display};src:${source}${only}}`;
  });
  if (!fallback) return rules;
  const { sizeAdjust, ascent, descent, lineGap } = fallback;
  const local = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Helvetica', 'Roboto'].map(
    (name) => `local("${name}")`,
  );
  const sizes = `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}`;
  return [...rules, `@font-face{font-family:${quoted(fallbackName(font))};src:${local.join()};${sizes}}`];
}

function fallbackName({ family }: SiteFont): string {
  return `${family} fallback`;
}

function backgroundImage({ background: { image } }: Site, base: string): string {
  if (!image) return '';
  const rule = (selector: string, src: string): string =>
    `${selector}{background-image:url(${quoted(address(src, base))})}`;
  const dark = image.dark === image.light ? '' : rule('.dark body::before', image.dark);
  const pseudoElement = 'body::before{content:"";position:fixed;inset:0;z-index:-1;background:center/cover no-repeat}';
  return pseudoElement + rule('body::before', image.light) + dark;
}

/** A CSS string that cannot end early or close the `<style>` element. */
function quoted(text: string): string {
  return `"${text.replace(/["\\<>\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
