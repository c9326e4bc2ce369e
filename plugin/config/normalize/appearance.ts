/** Normalizes the appearance settings of both schemas. */
import type { Site, SiteFont, Themed } from '../../core/model/types.js';
import { defaultPrimary } from '../schema/appearance/colors.js';
import type { Settings } from '../schema/settings.js';
import { entryOf, locationOf, type JsonNode } from '../read/json-tree.js';
import { toThemed } from './themed.js';
import { linkRoute, rootAbsolute } from '../../addresses/page-path.js';

type ImageValue = Settings['favicon'];
type FontValue = Exclude<NonNullable<Settings['fonts']>, string>;

const defaultCodeThemes: Themed = { light: 'github-light-default', dark: 'github-dark-default' };

/** Colors with the defaults of the format: a missing color is `primary`. */
export function toColors({ colors, background }: Settings): Site['colors'] {
  const primary = colors?.primary ?? defaultPrimary;
  return {
    primary,
    light: colors?.light ?? primary,
    dark: colors?.dark ?? primary,
    background: { ...colors?.background, ...background?.color },
    ...(colors?.adjust === false && { isExact: true }),
  };
}

/** An image for each mode. */
export function toThemedImage(image: ImageValue): Themed | undefined {
  const images = toThemed(image);
  return images && { light: rootAbsolute(images.light), dark: rootAbsolute(images.dark) };
}

/** The logo and its link. */
export function toLogo({ logo }: Settings): Site['logo'] {
  const image = toThemedImage(logo);
  const href = typeof logo === 'object' ? logo.href : undefined;
  return image && { ...image, href: href ? linkRoute(href) : '/' };
}

/** Light and dark mode. */
export function toAppearance({ appearance, modeToggle }: Settings): Site['appearance'] {
  return {
    default: appearance?.default ?? modeToggle?.default ?? 'system',
    strict: appearance?.strict ?? modeToggle?.isHidden ?? false,
  };
}

/** The background of the content. */
export function toBackground({ background, backgroundImage }: Settings): Site['background'] {
  return {
    image: toThemedImage(background?.image ?? backgroundImage),
    decoration: background?.decoration ?? background?.style,
  };
}

/** Eyebrows and highlighting. */
export function toStyling({ styling, codeBlock, eyebrow, theme }: Settings): Site['styling'] {
  const codeMode = codeBlock?.mode ?? (theme === 'palm' ? 'dark' : 'system');
  return {
    eyebrows: styling?.eyebrows ?? eyebrow?.display ?? 'section',
    codeLanguages: toCodeLanguages(styling?.codeblocks),
    codeThemes: toCodeThemes(styling?.codeblocks, codeMode === 'dark' ? 'dark' : 'system'),
  };
}

type CodeSettings = NonNullable<Settings['styling']>['codeblocks'];

function toCodeLanguages(codeblocks: CodeSettings): string[] | undefined {
  return typeof codeblocks === 'object' ? codeblocks.languages?.custom : undefined;
}

/** `usual`: without the setting. The theme `palm` has dark code in both modes. */
function toCodeThemes(codeblocks: CodeSettings, usual: 'dark' | 'system'): Themed {
  const theme = typeof codeblocks === 'string' ? codeblocks : (codeblocks?.theme ?? usual);
  if (typeof theme !== 'string') return theme;
  if (theme === 'system') return defaultCodeThemes;
  const name = theme === 'dark' ? defaultCodeThemes.dark : theme;
  return { light: name, dark: name };
}

/** The fonts that Octavo has, as written in `scripts/write-fonts.mjs`. */
const defaultFonts: Site['fonts'] = { body: { family: 'Hanken Grotesk' }, mono: { family: 'Geist Mono' } };

/** Fonts. Headings and text fall back to the common font. */
export function toFonts(settings: Settings, nodes: ReadonlyMap<object, JsonNode>): Site['fonts'] {
  const fonts = settings.fonts ?? settings.font;
  if (!fonts) return defaultFonts;
  if (fonts === 'system') return {};
  const common = fonts.family === undefined ? undefined : toFont(fonts, nodes, fonts);
  const heading = fonts.heading ?? fonts.headings;
  const body = fonts.body ? toFont(roleOf(fonts.body, fonts), nodes, fonts.body) : common;
  return { body, heading: heading ? toFont(roleOf(heading, fonts), nodes, heading) : (common ?? body) };
}

/** A role without a family uses the common family; its other keys override the keys of the common font. */
function roleOf(role: FontValue, common: FontValue): FontValue {
  return role.family ? role : { ...common, ...role };
}

function toFont(
  { family, weight, source, url, format }: FontValue,
  nodes: ReadonlyMap<object, JsonNode>,
  owner: object,
): SiteFont | undefined {
  if (!family) return undefined;
  const file = source ?? url;
  const node = nodes.get(owner);
  const span = (entryOf(node, 'family')?.value ?? node)?.span;
  return {
    family,
    weight,
    source: file ? rootAbsolute(file) : undefined,
    format,
    ...(span && { location: locationOf(span) }),
  };
}
