/** Utility classes in the manner of Tailwind: style for those classes that occur on a page, and for no others. */
import { createGenerator } from '@unocss/core';
import type { UnoGenerator } from '@unocss/core';
import { presetWind3 } from '@unocss/preset-wind3';

/** Gives the CSS of the utility classes among `classes`, in the layer `utilities`; '' where there is none. */
export type UtilityClasses = (classes: readonly string[]) => Promise<string>;

/** Colours of the site under the names that authors of this format use. */
const colors = {
  primary: 'var(--octavo-color-primary)',
  'primary-light': 'var(--octavo-color-primary-light)',
  'primary-dark': 'var(--octavo-color-primary-dark)',
  'background-light': 'var(--octavo-color-background-light)',
  'background-dark': 'var(--octavo-color-background-dark)',
};

/** Classes of Octavo's own, which no utility may match. */
const own = /^(?:octavo-|language-|line$|[ld]\d+$|f[ibus]$|tml-)/;

/** A generator that remembers what it made for each set of classes. */
export function createUtilityClasses(): UtilityClasses {
  let generator: Promise<UnoGenerator<object>> | undefined;
  const known = new Map<string, Promise<string>>();
  return (classes) => {
    const candidates = classes.filter((name) => !own.test(name)).sort();
    if (candidates.length === 0) return Promise.resolve('');
    const key = candidates.join(' ');
    let css = known.get(key);
    if (!css) known.set(key, (css = (generator ??= open()).then((opened) => generate(opened, candidates))));
    return css;
  };
}

function open(): Promise<UnoGenerator<object>> {
  return createGenerator<object>({ presets: [presetWind3({ dark: 'class', preflight: 'on-demand' }) as never], theme: { colors } as never });
}

async function generate(generator: UnoGenerator<object>, classes: string[]): Promise<string> {
  const { css, matched } = await generator.generate(new Set(classes), { preflights: true, minify: true });
  return matched.size === 0 ? '' : `@layer utilities{${css.replace(/\/\*[\s\S]*?\*\//g, '').trim()}}`;
}
