/** Code, math, variables and the eyebrow above the title. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';
import type { SiteReader } from '../site-reader.js';

const code = (language: string, text: string): Record<string, string> => ({
  'guide.mdx': `---\ntitle: Guide\n---\n\n\`\`\`${language}\n${text}\n\`\`\`\n`,
});
const files = code('json', '{ "one": 1 }');

/** The background of code in light and in dark mode. */
async function grounds(reader: SiteReader): Promise<string[]> {
  const shown: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.page.emulateMedia({ colorScheme });
    const page = await reader.open('/guide');
    shown.push(
      await page.locator('octavo-code-block').evaluate((element) => getComputedStyle(element).backgroundColor),
    );
  }
  return shown;
}

const nord = 'rgb(46, 52, 64)';
const dracula = 'rgb(40, 42, 54)';
const latte = 'rgb(239, 241, 245)';

export const cases: SettingCase[] = [
  {
    key: 'styling.codeblocks',
    shows: 'code has the theme in both modes',
    config: { styling: { codeblocks: 'nord' } },
    files,
    see: async (reader) => expect(await grounds(reader)).toEqual([nord, nord]),
  },
  {
    key: ['styling.codeblocks.theme', 'styling.codeblocks.theme.light', 'styling.codeblocks.theme.dark'],
    shows: 'code has a theme in each mode',
    config: { styling: { codeblocks: { theme: { light: 'catppuccin-latte', dark: 'dracula' } } } },
    files,
    see: async (reader) => expect(await grounds(reader)).toEqual([latte, dracula]),
  },
  {
    key: 'codeBlock.mode',
    shows: 'code is dark in both modes',
    config: { codeBlock: { mode: 'dark' } },
    files,
    see: async (reader) => {
      const [light] = await grounds(reader);
      const channels = (/\d+, \d+, \d+/.exec(light!)?.[0] ?? '255').split(', ').map(Number);
      expect(Math.max(...channels)).toBeLessThan(64);
    },
  },
  {
    key: 'styling.codeblocks.languages.custom',
    shows: 'code of a language of the author is colored',
    config: { styling: { codeblocks: { languages: { custom: ['/acme.json'] } } } },
    files: {
      ...code('acme', 'loud word'),
      'acme.json': JSON.stringify({
        name: 'acme',
        scopeName: 'source.acme',
        patterns: [{ match: '\\bloud\\b', name: 'keyword.control.acme' }],
      }),
    },
    see: (reader) => reader.facts('guide/index.html', { 'octavo-code-block code span > span': 'loud' }),
  },
  {
    key: 'styling.latex',
    shows: 'dollars are no maths where the author says so',
    config: { styling: { latex: false } },
    files: { 'guide.mdx': '---\ntitle: Guide\n---\n\nFrom $a$ to $b$.\n' },
    see: (reader) => reader.facts('guide/index.html', { math: 0, '#content p': 'From $a$ to $b$.' }),
  },
  ...[
    { key: 'styling.eyebrows', config: { styling: { eyebrows: 'breadcrumbs' } } },
    { key: 'eyebrow.display', config: { eyebrow: { display: 'breadcrumbs' } } },
  ].map((one): SettingCase => ({
    ...one,
    shows: 'the way to the page stands above its title',
    see: (reader) => reader.facts('guide/index.html', { 'octavo-breadcrumbs.eyebrow #breadcrumb-list li': 'Start' }),
  })),
  {
    key: 'variables',
    shows: 'pages show the values where the names stand in double braces',
    config: { variables: { release: '4.2' } },
    files: { 'guide.mdx': '---\ntitle: Guide\n---\n\nThis is {{release}}.\n' },
    see: (reader) => reader.facts('guide/index.html', { '#content p': 'This is 4.2.' }),
  },
];
