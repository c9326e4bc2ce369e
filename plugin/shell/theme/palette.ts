/**
 * The colors of a site in one mode. Text colors have enough contrast (4.5) on everything that text can be on; `color-primary` has it
 * on the background of the page, and `color-primary-on-tint` everywhere else.
 */
import { isDark, ownBackground, surfacesOn, type ColoredSite } from './site-backgrounds.js';
import { groundsOf, type Grounds } from './themes.js';
import { buttonFill, contrast, mix, overlay, parseHex, readable, textOn } from './colors.js';

export type Palette = ReturnType<typeof palette>;

const brand = '#4f46e5';

/** Colors on light and on dark backgrounds, before they are adjusted. */
const inks = {
  onLight: {
    heading: '#0d121c',
    text: '#3b4454',
    muted: '#646e80',
    line: '#0f172a',
    hover: '0a',
    tones: ['#4b5563', '#1b55c0', '#0f6b32', '#854d0e', '#a8380a', '#b91c1c', '#6b2bcf'],
  },
  onDark: {
    heading: '#f3f5f9',
    text: '#bcc3cf',
    muted: '#8b94a5',
    line: '#e2e8ff',
    hover: '0d',
    tones: ['#a8b0bd', '#7db0ff', '#5fd38a', '#f0c04a', '#fb9a5c', '#fb8585', '#c39bff'],
  },
} as const;

/** The names of `tones`. */
const toneNames = ['gray', 'blue', 'green', 'amber', 'orange', 'red', 'purple'] as const;

type Tones = Record<`tone-${(typeof toneNames)[number]}`, string>;

/** Opacity of the strongest tint behind text of the same color. */
const ownTint = 0.14;

/** Opacity of the strongest tint of a callout: see the token `callout-fill`. */
const calloutTint = 0.09;

/** Opacity of the tint of a banner. */
const bannerTint = 0.12;

/** Opacity of the tint of a label on a tint of the same color, as in the current entry of the sidebar. */
const twiceTint = 0.178;

/** The color and the opacity of marked text, by color scheme. Keep equal to the style of `mark`. */
const marker = { light: ['#fef08a', 0.6], dark: ['#facc15', 0.2] } as const;

/** Opacity of tints behind links and behind labels in the color of text. */
const [primaryTint, textTint] = [0.1, 0.08];

/**
 * `primary` is the brand color in light mode and `light` in dark mode. `dark` fills buttons, unless it is too close to
 * the page background.
 */
export function palette(site: ColoredSite, mode: 'light' | 'dark') {
  const { colors } = site;
  const { isExact = false } = colors;
  const below = groundsIn(site, mode);
  const background = below['color-background'];
  const scheme = isDark(background) ? 'dark' : 'light';
  const ink = scheme === 'dark' ? inks.onDark : inks.onLight;
  const own = hexOr(mode === 'light' ? colors.primary : colors.light, brand);
  const primary = isExact ? own : readable(own, [background]);
  const { surfaces, plain, tones, grounds, tinted } = groundsWith(primary, below);
  const marked = grounds.map((ground) => overlay(marker[scheme][0], ground, marker[scheme][1]));
  const text = readableOnTint(ink.text, grounds, textTint);
  const labels = plain.flatMap((ground) => [overlay(text, ground, textTint), overlay(primary, ground, primaryTint)]);
  const dark = hexOr(colors.dark, brand);
  const fill = contrast(dark, background) < minButtonContrast ? primary : dark;
  const button = isExact ? dark : buttonFill(fill);
  return {
    'color-brand': own,
    ...surfaces,
    'color-primary': primary,
    'color-primary-on-tint': isExact ? own : readable(own, tinted, minTintContrast),
    'color-primary-contrast': textOn(primary),
    'color-button': button,
    'color-button-text': textOn(button),
    'color-heading': readable(ink.heading, [...grounds, ...marked, overlay(primary, background, bannerTint)]),
    'color-text': text,
    'color-text-muted': readable(ink.muted, [...grounds, ...labels]),
    'color-hover': ink.line + ink.hover,
    ...(Object.fromEntries(toneNames.map((name, index) => [`tone-${name}`, tones[index]])) as Tones),
  };
}

/** The colors of both modes as CSS declarations. */
export function colorDeclarations(light: Palette, dark: Palette): string[] {
  return (Object.keys(light) as (keyof Palette)[]).map(
    (name) => `--octavo-${name}:light-dark(${light[name]},${dark[name]})`,
  );
}

/** The least contrast of a button with the background of the page. */
export const minButtonContrast = 1.5;

/** Contrast of text on tints. Browsers round mixed colors, which can reduce the contrast. */
const minTintContrast = 4.52;

interface TextGrounds {
  surfaces: Grounds;
  /** Backgrounds without tints of tones. */
  plain: string[];
  tones: string[];
  /** Everything that text can be on, but for tints of the primary color. */
  grounds: string[];
  /** Everything that text in the primary color can be on. */
  tinted: string[];
}

/** The colors that depend on the primary color: tones are also on tints of it, and text in it on tints of the tones. */
function groundsWith(primary: string, surfaces: Grounds): TextGrounds {
  const background = surfaces['color-background'];
  const ink = isDark(background) ? inks.onDark : inks.onLight;
  const hovered = overlay(ink.line, background, Number.parseInt(ink.hover, 16) / 255);
  const sidebars = [background, surfaces['color-surface'], surfaces['color-ground']];
  const code = readableGround(surfaces['color-code-background'], primary);
  const plain = [...sidebars, surfaces['color-surface-raised'], code, hovered];
  // Labels are also on the current entry of the sidebar.
  const current = sidebars.map((ground) => overlay(primary, ground, primaryTint));
  const tones = ink.tones.map((tone) => readableOnTint(tone, [...plain, ...current], ownTint));
  const grounds = [...plain, ...tones.map((tone) => overlay(tone, background, calloutTint))];
  const tinted = [
    ...grounds,
    ...grounds.map((ground) => overlay(primary, ground, primaryTint)),
    ...sidebars.map((ground) => overlay(primary, ground, twiceTint)),
  ];
  return { surfaces: { ...surfaces, 'color-code-background': code }, plain, tones, grounds, tinted };
}

/** The grounds of the theme, or those of the author's background in the relations of the theme. */
function groundsIn({ colors, theme }: ColoredSite, mode: 'light' | 'dark'): Grounds {
  const own = ownBackground(colors, mode);
  if (own === undefined) return groundsOf(theme, mode);
  const background = colors.isExact ? own : withContrast(own);
  return surfacesOn(background, groundsOf(theme, isDark(background) ? 'dark' : 'light'));
}

/** A background on which text has contrast to spare for tints: black or white is mixed into a medium one. */
function withContrast(background: string): string {
  const [away, text] = isDark(background) ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  let result = background;
  for (let step = 1; step <= 20 && contrast(text, result) < minBackgroundContrast; step++)
    result = mix(background, away, step / 40);
  return result;
}

/** The least contrast of a background with black or white text. */
const minBackgroundContrast = 8;

/** The color with the least contrast in the default code themes. */
const weakestCode = { light: '#8250df', dark: '#9ba4ae' };

/**
 * A background of code on which the default code theme is readable, also on marked lines: nearer to that which the theme
 * is made for. In light mode marked lines are on white.
 */
function readableGround(ground: string, primary: string): string {
  const scheme = isDark(ground) ? 'dark' : 'light';
  const isReadable = (code: string): boolean =>
    scheme === 'light'
      ? contrast(weakestCode.light, code) >= minTintContrast
      : [primary, ...lineColors].every(
          (line) => contrast(weakestCode.dark, overlay(line, code, lineTint)) >= minTintContrast,
        );
  let result = ground;
  const away = scheme === 'light' ? '#ffffff' : '#000000';
  for (let step = 1; step <= 10 && !isReadable(result); step++) result = mix(ground, away, step / 10);
  return result;
}

/** The colors of added, removed and warning lines of code in dark mode, and the opacity of their tint. Keep equal to the styles. */
const [lineColors, lineTint] = [['#2ea043', '#f85149', '#d29922'], 0.1] as const;

/** A color that is also readable on a tint of itself over each of the `grounds`. The tint changes with the color. */
function readableOnTint(color: string, grounds: readonly string[], tint: number): string {
  let result = color;
  for (let round = 0; round < 8; round++) {
    const tints = grounds.map((ground) => overlay(result, ground, tint));
    const next = readable(result, [...grounds, ...tints], minTintContrast);
    if (next === result) return result;
    result = next;
  }
  return result;
}

function hexOr(color: string | undefined, fallback: string): string {
  return color && parseHex(color) ? color : fallback;
}
