/**
 * The stylesheet for pages that an app shows with `mountPage`: the site's colors, fonts and code themes, limited to the
 * mounted element.
 */
import { fontFiles } from '../../shell/outputs/font-files.js';
import type { CodeThemes } from '../../code/themes/code-themes.js';
import { readCodeTheme, type CodeTheme } from '../../code/themes/theme-pair.js';
import { minifyCss } from '../../mdx/render/minify-css.js';
import { address } from '../../addresses/addresses.js';
import { siteTokens } from '../../shell/theme/site-tokens.js';
import { styleSheet } from '../../shell/theme/style-sheet.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { Site } from '../../core/model/types.js';

/** Animations have names for the whole page, and are invalid inside a rule. */
const keyframes = /@keyframes [\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The class of the element that `mountPage` fills. */
const scope = '.octavo-page';

/**
 * The stylesheet. It uses cascade layers, so the app's own rules take precedence. `fontsFrom`: the addresses of fonts,
 * which are their URLs in the docs or, for a bundler, their files.
 */
export async function appStyles(
  { site, base, codeThemes }: Pick<LoadedSite, 'site' | 'base' | 'codeThemes'>,
  fontsFrom: 'addresses' | 'files',
): Promise<string> {
  const { allElementStyles } = await import('../../shell/theme/element-styles.js');
  const { background } = site;
  const siteCss = siteTokens({ ...site, background: { ...background, image: undefined } }, base);
  const faces = siteCss.match(/@font-face\{[^}]*\}/g) ?? [];
  const rootTokens = (styleSheet('tokens') + siteCss.replace(/@font-face\{[^}]*\}/g, ''))
    .replace(/color-scheme: light;/, '')
    .replace(/:root/g, '&');
  const { frame, parts: rules } = allElementStyles();
  const css = [
    faces.map((face) => (fontsFrom === 'files' ? withFiles(face, site, base) : face)).join(''),
    // The browser default, which Lightning CSS needs in order to replace `light-dark()` for older browsers.
    '@layer octavo{@layer reset,base,frames,prose,components;:where(:root){color-scheme:light}',
    layer('reset', styleSheet('reset').replace(/^body \{[^}]*\}/m, '')),
    layer('base', `${rootTokens}${styleSheet('base').replace(/^(?:html|body) \{/gm, '& {')}`),
    layer('frames', frame),
    layer('prose', styleSheet('prose') + styleSheet('code')),
    layer('components', rules + codeStyles(codeThemes)),
    `.dark ${scope}{color-scheme:dark}}`,
  ];
  return css.map(minifyCss).join('\n');
}

function layer(name: string, rules: string): string {
  const animations = rules.match(keyframes) ?? [];
  return `@layer ${name}{${scope}{${rules.replace(keyframes, '')}}${animations.join('')}}`;
}

/** Colors that follow `color-scheme`, like the colors of elements. A built site uses a class for dark mode instead. */
function codeStyles(themes: CodeThemes): string {
  const [light, dark] = [readCodeTheme(themes.light), readCodeTheme(themes.dark)];
  const rules = (letter: string, { colors }: CodeTheme, name: string): string =>
    colors.map((color, index) => `pre code .${letter}${index}{--octavo-${name}:${color}}`).join('');
  const foreground = `--octavo-light:${light.colors[0]};--octavo-dark:${dark.colors[0]}`;
  return [
    `&{--octavo-code-foreground:light-dark(${light.colors[0]},${dark.colors[0]})}`,
    `octavo-code-block,octavo-code-group{--octavo-color-code-background:light-dark(${light.background},${dark.background})}`,
    `pre code span{${foreground};color:light-dark(var(--octavo-light),var(--octavo-dark))}`,
    rules('l', light, 'light'),
    rules('d', dark, 'dark'),
    '.fi{font-style:italic}.fb{font-weight:bold}.fu{text-decoration:underline}.fs{text-decoration:line-through}',
  ].join('');
}

/** The rule with the files of the fonts, for a bundler. */
function withFiles(face: string, site: Site, base: string): string {
  return fontFiles(site).reduce(
    (rule, { path, file }) => rule.replaceAll(JSON.stringify(address(`/${path}`, base)), JSON.stringify(file)),
    face,
  );
}
