/** Sites with themes, backgrounds, colors and modes. */
import type { Combination } from '../all-pairs.js';
import { commonSettings, simplePage, type PairSite } from '../pair-site.js';

/** The settings that are combined, defaults first. */
export const lookFactors = {
  theme: ['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'],
  /** `swapped`: a dark color in light mode, and a light one in dark mode. */
  background: ['none', 'color', 'swapped', 'decoration', 'color and decoration'],
  mode: ['not set', 'light', 'dark', 'only light', 'only dark'],
  color: ['green', 'yellow', 'navy'],
  file: ['mint.json', 'docs.json'],
} as const;

export type LookCombination = Combination<typeof lookFactors>;

export type Mode = 'light' | 'dark';

const primaries = { green: '#16803c', yellow: '#facc15', navy: '#1e1b4b' };
const backgrounds = {
  none: undefined,
  color: { light: '#fffaf0', dark: '#101820' },
  swapped: { light: '#101820', dark: '#fdf6e3' },
  decoration: undefined,
  'color and decoration': { light: '#eef2ff', dark: '#1a0f1f' },
};

/** The background of a mode in the settings. */
export function expectedBackground({ background }: LookCombination, mode: Mode): string | undefined {
  return backgrounds[background]?.[mode];
}

/** The mode of a new reader whose system is in `system` mode. */
export function expectedMode({ mode }: LookCombination, system: Mode): Mode {
  if (mode === 'not set') return system;
  return mode.endsWith('dark') ? 'dark' : 'light';
}

const content = `Text with a [link](/other), \`code\` and <mark>a mark</mark>.

## A heading

> A quote.

<Note>A note with a [link](/other).</Note>

\`\`\`js example.js {2}
// A comment
export const answer = await ask('a question', 42);
\`\`\`

| Name | Value |
| --- | --- |
| one | 1 |
`;

export function lookSite(combination: LookCombination): PairSite {
  const { theme, color, file } = combination;
  const groups = [{ group: 'Start', pages: ['index', 'other'] }];
  const tabs = [
    { tab: 'Guides', groups },
    { tab: 'Blog', href: 'https://blog.example' },
  ];
  const settings = { ...commonSettings, theme, colors: { primary: primaries[color] } };
  return {
    file,
    settings:
      file === 'mint.json'
        ? { ...settings, ...mintLook(combination, settings.colors), navigation: groups }
        : { ...settings, ...docsLook(combination), navigation: { tabs } },
    files: {
      'index.mdx': `---\ntitle: Welcome\ndescription: Where to begin.\n---\n\n${content}`,
      'other.mdx': simplePage('Other', 'icon: star', 'tag: New'),
    },
  };
}

/** Settings without a value are not written. */
function mintLook({ background, mode }: LookCombination, colors: object): Record<string, unknown> {
  return {
    colors: { ...colors, background: backgrounds[background] },
    background: background.includes('decoration') ? { style: 'grid' } : undefined,
    modeToggle: {
      'not set': undefined,
      light: { default: 'light' },
      dark: { default: 'dark' },
      'only light': { default: 'light', isHidden: true },
      'only dark': { default: 'dark', isHidden: true },
    }[mode],
  };
}

function docsLook({ background, mode }: LookCombination): Record<string, unknown> {
  return {
    background:
      background === 'none'
        ? undefined
        : { color: backgrounds[background], decoration: background.includes('decoration') ? 'grid' : undefined },
    appearance: {
      'not set': undefined,
      light: { default: 'light' },
      dark: { default: 'dark' },
      'only light': { default: 'light', strict: true },
      'only dark': { default: 'dark', strict: true },
    }[mode],
  };
}
