/** Utility classes in the manner of Tailwind: style for those classes that occur on a page, and for no others. */
import { readFileSync } from 'node:fs';
import type { UnoGenerator } from '@unocss/core';

/** Gives the CSS of the utility classes among `classes`, in the layer `utilities`; '' where there is none. */
export type UtilityClasses = (classes: Iterable<string>) => Promise<string>;

/** Classes that Octavo's own pages have. Pages with no others never load the generator. */
const ownClass =
  /^(?:octavo-.*|language-.*|tml-.*|line|highlight|focus|added|removed|error|warning|[ld]\d+|f[ibus]|(?:contains-)?task-list.*|(?:data-)?footnote.*)$/;

/** Abbreviations that the generator knows and Tailwind does not (`h1`, `m4`, `b`, `op50`): authors who write them mean their own styles. */
const abbreviation = /(?:^|:)-?(?:[a-z]|[a-z]+\d+)$/;

/** A color of the site that takes opacity: `bg-primary/10`. */
function siteColor(name: string, fallback: string): string {
  return `color-mix(in srgb,var(--octavo-color-${name},${fallback}) calc(100%*<alpha-value>),transparent)`;
}

/** The site's colors under the names that authors of this format use. */
const colors = {
  primary: siteColor('primary', 'currentcolor'),
  'primary-light': siteColor('primary-light', 'var(--octavo-color-primary)'),
  'primary-dark': siteColor('primary-dark', 'var(--octavo-color-primary)'),
  'background-light': siteColor('background-light', '#fff'),
  'background-dark': siteColor('background-dark', '#0b0d12'),
};

/** Makes a generator that remembers what it made for each set of classes. */
export function createUtilityClasses(): UtilityClasses {
  let generator: Promise<Generator> | undefined;
  const cachedCss = new Map<string, Promise<string>>();
  return (classes) => {
    const candidates = [...new Set(classes)].filter((name) => !ownClass.test(name) && !abbreviation.test(name)).sort();
    if (candidates.length === 0) return Promise.resolve('');
    const key = candidates.join(' ');
    let css = cachedCss.get(key);
    if (!css)
      cachedCss.set(key, (css = (generator ??= openGenerator()).then((opened) => generate(opened, candidates))));
    return css;
  };
}

/** Words in quotes in files of code: classes that a script sets cannot be seen in the HTML. */
export function classesInScripts(files: readonly string[]): string[] {
  const words = new Set<string>();
  for (const file of files) {
    const strings = readFileSync(file, 'utf8').match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];
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

/** Loaded late, since it takes a tenth of a second and most sites' pages need none. */
async function openGenerator(): Promise<Generator> {
  const [{ createGenerator }, { presetWind3 }] = await Promise.all([
    import('@unocss/core'),
    import('@unocss/preset-wind3'),
  ]);
  const uno = await createGenerator<object>({ presets: [presetWind3({ dark: 'class' })], theme: { colors } } as object);
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
