/** The styles of elements: those of code blocks in the stylesheet of the site, all others in the pages that contain them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSResult } from 'lit';
import { cachedByText } from '../../core/cache/text-cache.js';
import { ownValue } from '../../core/text/own-value.js';
import { packageRoot } from '../../core/package/package-root.js';
import { minifyCss } from '../../mdx/render/minify-css.js';
import { dropTokenFallbacks } from '../../mdx/render/token-fallbacks.js';
// Must come first: it adds the DOM globals that the element classes extend to Node.
import { elementClass } from '../../mdx/render/shadow-template.js';
import * as elements from '../../../elements/with-diagrams.js';

/** The styles of a kind of composed elements, as translated when the package was built. */
interface LightStyles {
  /** Of the frame: like `:host`, it gives way to all rules of a page. */
  frame: string;
  /** Of parts and content. */
  parts: string;
}

/** The styles of one kind of elements, for a `<style>` element of a page. */
export interface KindStyles {
  kind: string;
  css: string;
}

/** The layer of frames is before that of written content, whose margins a frame has in its place. */
const layers = { frame: 'frames', parts: 'components' } as const;

/** The styles of all elements that can be composed: see `scripts/write-light-styles.mjs`. */
interface TranslatedStyles {
  /** By the class of the kind. */
  composed: Readonly<Record<string, LightStyles>>;
  /** The light-DOM styles of those with a shadow root, by tag. */
  rooted: Readonly<Record<string, string>>;
  /** The rules of themes for elements in both forms. */
  themed: Readonly<Record<string, string>>;
}

let translated: TranslatedStyles | undefined;

function readStyles(): TranslatedStyles {
  translated ??= JSON.parse(readFileSync(join(packageRoot, 'dist', 'light-styles.json'), 'utf8')) as TranslatedStyles;
  return translated;
}

/** The rules of a theme for elements. Empty for `mint`. */
export function themeElementStyles(theme: string): string {
  return ownValue(readStyles().themed, theme) ?? '';
}

/** The styles of all elements, for apps that show pages. */
export function allElementStyles(): LightStyles {
  const composed = Object.values(readStyles().composed);
  const classes = Object.values(elements) as readonly { lightStyles?: CSSResult }[];
  const rooted = new Set(classes.flatMap((type) => type.lightStyles?.cssText ?? []));
  return {
    frame: composed.map(({ frame }) => frame).join(''),
    parts: [...rooted, ...composed.map(({ parts }) => parts)].join(''),
  };
}

/** The kind that Markdown itself writes, so that most pages have it. */
const markdownKind = 'code-block';

/** The styles of elements for the stylesheet of a site, in their layers. */
export function siteElementStyles(): string {
  return composedStyles(markdownKind);
}

/** The styles of the kinds on a page: see `PageElements`. Kinds without styles for the page are left out. */
export function kindStyles(kinds: readonly string[]): KindStyles[] {
  const ofPage = kinds.filter((kind) => kind !== markdownKind);
  return ofPage.map(stylesOfKind).filter(({ css }) => css !== '');
}

const stylesOfKind = cachedByText((kind): KindStyles => {
  const css = kind.startsWith('octavo-') ? inLayer('parts', rootedStyles(kind)) : composedStyles(kind);
  return { kind, css };
});

function composedStyles(kind: string): string {
  const { frame = '', parts = '' } = readStyles().composed[kind] ?? {};
  return inLayer('frame', frame) + inLayer('parts', parts);
}

/** The light-DOM styles of an element with a shadow root. */
function rootedStyles(tag: string): string {
  return readStyles().rooted[tag] ?? minifyCss(dropTokenFallbacks(stylesOfTag(tag)));
}

function stylesOfTag(tag: string): string {
  return (elementClass(tag) as { lightStyles?: CSSResult } | undefined)?.lightStyles?.cssText ?? '';
}

function inLayer(part: keyof LightStyles, css: string): string {
  return css === '' ? '' : `@layer ${layers[part]}{${css}}`;
}
