/** Utility classes in the style of Tailwind: only CSS for the classes used on a page. */
import type { UnoGenerator, UtilObject } from '@unocss/core';
import { readText } from '../../reader/docs-file.js';
import { cachedPromise, sharedPromise } from '../../core/cache/cached-promise.js';
import { isOwnClass } from '../../page/facts/own-classes.js';
import { palette } from './palette.js';
import { parseHex } from './colors.js';
import type { ColoredSite } from './site-backgrounds.js';

/** Returns the CSS of the utility classes among `classes`, in the layer `utilities`; '' if there are none. */
export type UtilityClasses = (classes: Iterable<string>) => Promise<string>;

/**
 * Abbreviations that the generator supports and Tailwind does not (`h1`, `m4`, `b`, `op50`): authors use such names for
 * their own styles.
 */
const abbreviation = /(?:^|:)-?(?:[a-z]|[a-z]+\d+)$/;

/** A color that supports opacity: `bg-primary/10`. A custom property can replace it. */
function colorOf(name: string, value: string): string {
  return `color-mix(in srgb,var(--octavo-color-${name},${value}) calc(100%*<alpha-value>),transparent)`;
}

/** The site's colors under the names that authors use. Their values are in the classes, so pages without them have none. */
function themeOf(site: ColoredSite): object {
  const { colors } = site;
  const [light, dark] = [palette(site, 'light'), palette(site, 'dark')];
  const adaptive = (name: 'primary' | 'button'): string =>
    colorOf(name, `light-dark(${light[`color-${name}`]},${dark[`color-${name}`]})`);
  return {
    colors: {
      primary: light['color-brand'],
      'primary-light': colorOf('primary-light', dark['color-brand']),
      'primary-dark': colorOf('primary-dark', parseHex(colors.dark) ? colors.dark : light['color-brand']),
      'background-light': colorOf('background-light', light['color-background']),
      'background-dark': colorOf('background-dark', dark['color-background']),
    },
    // Readable in both modes, as links are.
    textColor: { primary: adaptive('primary') },
    // Authors put white text on `bg-primary-dark`, so it is the color of buttons, which is readable with it.
    backgroundColor: { 'primary-dark': adaptive('button') },
  };
}

/**
 * Creates a generator for a site with the colors of `site`, with a cache for each set of classes. Pages with only Octavo's own
 * classes never load the generator.
 */
export function createUtilityClasses(site: ColoredSite): UtilityClasses {
  const generator = sharedPromise(() => openGenerator(site));
  const cachedCss = new Map<string, Promise<string>>();
  return (classes) => {
    const candidates = [...new Set(classes)].filter((name) => !isOwnClass(name) && !abbreviation.test(name)).sort();
    if (candidates.length === 0) return Promise.resolve('');
    return cachedPromise(cachedCss, candidates.join(' '), async () => generate(await generator(), candidates));
  };
}

/** Quoted words in code files (relative to `root`): the HTML does not contain classes that a script sets. */
export function classesInScripts(root: string, files: readonly string[]): string[] {
  const words = new Set<string>();
  for (const file of files) {
    const strings = (readText(root, file) ?? '').match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];
    for (const word of strings.flatMap((text) => text.slice(1, -1).split(/[\s"'`${}?<>=]+/)))
      if (/^[!@\w-][\w:/[\].%#(),!-]*$/.test(word)) words.add(word);
  }
  return [...words].sort();
}

interface Generator {
  uno: UnoGenerator<object>;
  /** Declarations of the properties that utilities share, by name. */
  initial: Map<string, string>;
}

/** Loaded on demand: it takes a tenth of a second, and most pages do not need it. */
async function openGenerator(site: ColoredSite): Promise<Generator> {
  const [{ createGenerator }, { presetWind3 }] = await Promise.all([
    import('@unocss/core'),
    import('@unocss/preset-wind3'),
  ]);
  const uno = await createGenerator<object>({
    presets: [presetWind3({ dark: 'class' })],
    // Paper is white, also for a page in dark mode.
    postprocess: (utility: UtilObject) => {
      if (!utility.selector.includes('.dark ')) return;
      utility.parent = utility.parent ? `${utility.parent} $$ @media not print` : '@media not print';
    },
    theme: themeOf(site),
  } as object);
  const { css } = await uno.generate('', { minify: true });
  return {
    uno,
    initial: new Map([...css.matchAll(/(--un-[\w-]+):[^;}]*/g)].map(([declaration, name]) => [name!, declaration])),
  };
}

async function generate({ uno, initial }: Generator, classes: string[]): Promise<string> {
  const generated = await uno.generate(new Set(classes), { preflights: false, minify: true });
  if (generated.matched.size === 0) return '';
  const css = generated.css.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  const used = new Set([...css.matchAll(/var\((--un-[\w-]+)\)/g)].map(([, name]) => name!));
  const needed = [...initial].filter(([name]) => used.has(name)).map(([, declaration]) => declaration);
  const preset = needed.length > 0 ? `*,::before,::after,::backdrop{${needed.join(';')}}` : '';
  return `@layer utilities{${preset}${css}}`;
}
