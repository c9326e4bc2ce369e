/**
 * The site's colors, fonts and background as CSS custom properties. Text colors are adjusted until they are readable.
 */
import type { Site, SiteFont } from '../../site/types.js';
import { address } from '../../site/addresses.js';
import { contrast, mix, parseHex, readable, textOn } from './colors.js';

const defaults = { primary: '#4f46e5', backgroundLight: '#ffffff', backgroundDark: '#0b0d12' };

/** The CSS of `site`: token declarations, `@font-face` rules and background image. */
export function siteTokens(site: Site, base: string): string {
  const declarations = { ...colorTokens(site), ...fontTokens(site) };
  const root = Object.entries(declarations).map(([name, value]) => `--octavo-${name}:${value}`);
  return `:root{${root.join(';')}}${fontFaces(site, base)}${backgroundImage(site, base)}`;
}

interface Palette {
  background: string;
  primary: string;
  button: string;
}

function colorTokens(site: Site): Record<string, string> {
  const light = palette(site, 'light');
  const dark = palette(site, 'dark');
  const pair = (of: (palette: Palette) => string): string => `light-dark(${of(light)},${of(dark)})`;
  const text = (inLight: string, inDark: string): string =>
    `light-dark(${readable(inLight, light.background)},${readable(inDark, dark.background)})`;
  return {
    'color-brand': `light-dark(${hexOr(site.colors.primary)},${hexOr(site.colors.light)})`,
    'color-primary': pair(({ primary }) => primary),
    'color-primary-contrast': pair(({ primary }) => textOn(primary)),
    'color-button': pair(({ button }) => button),
    'color-button-text': pair(({ button }) => textOn(button)),
    'color-background': pair(({ background }) => background),
    'color-heading': text('#0d121c', '#f3f5f9'),
    'color-text': text('#3b4454', '#bcc3cf'),
    'color-text-muted': text('#646e80', '#8b94a5'),
    'color-surface': `light-dark(${mix(light.background, '#0d121c', 0.012)},${mix(dark.background, '#ffffff', 0.035)})`,
    'color-surface-raised': `light-dark(${mix(light.background, '#ffffff', 0.5)},${mix(dark.background, '#ffffff', 0.06)})`,
    'color-code-background': `light-dark(${mix(light.background, '#3b4a70', 0.035)},${mix(dark.background, '#b9c6e6', 0.04)})`,
  };
}

/**
 * `primary` is the brand color in light mode and `light` in dark mode. `dark` fills buttons, unless it is too close to
 * the page background.
 */
function palette({ colors }: Site, mode: 'light' | 'dark'): Palette {
  const configured = colors.background[mode];
  const fallback = mode === 'light' ? defaults.backgroundLight : defaults.backgroundDark;
  const background = configured && parseHex(configured) ? configured : fallback;
  const primary = readable(hexOr(mode === 'light' ? colors.primary : colors.light), background, 4.6);
  const button = hexOr(colors.dark);
  return { background, primary, button: contrast(button, background) < 1.5 ? primary : button };
}

function hexOr(color: string): string {
  return parseHex(color) ? color : defaults.primary;
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
