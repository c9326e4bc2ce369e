/** Fonts in all notations, with font files of the site. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

const files = { 'fonts/text.woff': 'x', 'fonts/title.woff': 'y' };

const keys = (owner: string, source: string): string[] =>
  ['family', 'weight', source, 'format'].map((name) => `${owner}.${name}`);

const text = { family: 'Plain', weight: 450, format: 'woff' };
const title = { family: 'Grand', weight: 800, format: 'woff' };

/** The rule that loads a font, and the tokens that use it. */
function expectFont(css: string, role: 'body' | 'heading', { family, weight }: typeof text, path: string): void {
  expect(css).toContain(`--octavo-font-${role}:"${family}",`);
  expect(css).toContain(`--octavo-weight-${role}:${weight}`);
  expect(css).toContain(`@font-face{font-family:"${family}";font-weight:${weight};`);
  expect(css).toContain(`src:url("${path}") format("woff")`);
}

const systemFonts = (owner: string): SettingCase => ({
  key: owner,
  shows: 'pages have the fonts of the system, and the site does not publish any',
  config: { [owner]: 'system' },
  see: async (reader) => {
    expect(reader.stylesheet()).not.toContain('@font-face');
    expect(reader.stylesheet()).toContain('--octavo-font-body:var(--octavo-font-system)');
    await reader.facts('index.html', { 'link[rel=preload][as=font]': 0 });
    expect(reader.has('_octavo/fonts')).toBe(false);
  },
});

export const cases: SettingCase[] = (['fonts', 'font'] as const).flatMap((owner) => [
  systemFonts(owner),
  {
    key: keys(owner, 'source'),
    shows: 'text and headings have the font, loaded from the site',
    config: { [owner]: { ...text, source: '/fonts/text.woff' } },
    files,
    see: async (reader) => {
      expectFont(reader.stylesheet(), 'body', text, '/fonts/text.woff');
      expectFont(reader.stylesheet(), 'heading', text, '/fonts/text.woff');
      await reader.facts('index.html', { 'link[rel=preload][as=font]@href': '/fonts/text.woff' });
    },
  },
  {
    key: [`${owner}.url`],
    shows: 'accepts the v1 notation of the file',
    config: { [owner]: { ...text, url: '/fonts/text.woff' } },
    files,
    see: async (reader) => expectFont(reader.stylesheet(), 'body', text, '/fonts/text.woff'),
  },
  ...(
    [
      ['heading', 'source'],
      ['headings', 'url'],
    ] as const
  ).map(([heading, source]): SettingCase => ({
    key: [...keys(`${owner}.${heading}`, source), ...keys(`${owner}.body`, source)],
    shows: 'headings and text have a font each',
    config: {
      [owner]: {
        [heading]: { ...title, [source]: '/fonts/title.woff' },
        body: { ...text, [source]: '/fonts/text.woff' },
      },
    },
    files,
    see: async (reader) => {
      expectFont(reader.stylesheet(), 'heading', title, '/fonts/title.woff');
      expectFont(reader.stylesheet(), 'body', text, '/fonts/text.woff');
    },
  })),
  ...(
    [
      ['heading', 'url'],
      ['headings', 'source'],
    ] as const
  ).map(([heading, source]): SettingCase => ({
    key: `${owner}.${heading}.${source}`,
    shows: 'the other spelling of the file counts',
    config: { [owner]: { [heading]: { ...title, [source]: '/fonts/title.woff' } } },
    files,
    see: async (reader) => expectFont(reader.stylesheet(), 'heading', title, '/fonts/title.woff'),
  })),
]);
