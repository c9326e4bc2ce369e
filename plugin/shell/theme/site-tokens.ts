/** The site's colors, fonts and background as CSS custom properties. */
import type { FontFallback, Site, SiteFont } from '../../core/model/types.js';
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
  const add = (role: string, font: SiteFont | undefined, system = 'system'): void => {
    if (!font) return;
    const families = new Set([font.family, ...(font.fallbacks ?? []).map(({ family }) => family)]);
    tokens[`font-${role}`] = [...[...families].map(quoted), `var(--octavo-font-${system})`].join();
    if (font.weight) tokens[`weight-${role}`] = String(font.weight);
  };
  add('body', fonts.body);
  add('heading', fonts.heading);
  add('mono', fonts.mono, 'system-mono');
  return tokens;
}

/** Only files of the site become `@font-face`: no page loads a font from another host. */
function fontFaces({ fonts }: Site, base: string): string {
  const { mono, ...proportional } = fonts;
  const rules = [
    ...Object.values(proportional).flatMap((font) => (font ? facesOf(font, base, 'optional') : [])),
    // All letters are as wide as those of its fallback, so no line breaks elsewhere.
    ...(mono ? facesOf(mono, base, mono.fallbacks ? 'swap' : 'optional') : []),
  ];
  return [...new Set(rules)].join('');
}

/**
 * Text is immediately shown in a system font, of the same metrics if they are known. Lines break differently in it, so a web font that
 * does not load in time (`optional`) is used from the next page on.
 */
function facesOf(font: SiteFont, base: string, display: 'optional' | 'swap'): string[] {
  const { family, faces = [], fallbacks, format } = font;
  const rules = faces.map(({ path, weight, style, range }) => {
    const type = /\.woff2$/i.test(path) ? 'woff2' : format;
    const source = `url(${quoted(address(`/${path}`, base))})${type ? ` format(${quoted(type)})` : ''}`;
    const only = range ? `;unicode-range:${range}` : '';
    return `@font-face{font-family:${quoted(family)};font-weight:${weight};font-style:${style};font-display:${display};src:${source}${only}}`;
  });
  return [...rules, ...(fallbacks ?? []).map(fallbackFace)];
}

function fallbackFace({ family, local, weight, sizeAdjust, ascent, descent, lineGap }: FontFallback): string {
  const source = local.map((name) => `local(${quoted(name)})`).join();
  const sizes = `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}`;
  const only = weight ? `font-weight:${weight};` : '';
  return `@font-face{font-family:${quoted(family)};${only}src:${source};${sizes}}`;
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
