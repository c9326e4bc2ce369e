/** A site whose pages have each hook of the table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../plugin/core/package/package-root.js';

const names = { title: 'Names', tag: 'New', icon: '/icon.svg', description: 'All names of a page.' };

/** A file of the pages that the check of selectors reads. */
function file(name: string): string {
  return readFileSync(join(packageRoot, 'scripts/specimen', name), 'utf8');
}

/** Every component, with text in the places of the author's content. */
const components = ['index', 'changelog']
  .map((name) =>
    file(`${name}.mdx`)
      .replace(/^---[\s\S]*?\n---\n/, '')
      .replace(/<octavo-hole><\/octavo-hole>/g, 'Text.'),
  )
  .join('\n')
  .replaceAll('"/wide"', '"/en/other"')
  .replaceAll('(/wide)', '(/en/other)');

function page(meta: object, content = 'Text.'): string {
  return `---\n${JSON.stringify(meta)}\n---\n\n${content}\n`;
}

const content = `See [the other page](/en/other).

## First

Text.

### Inner

Text.

## Second

Text.
`;

function tabs(language: string): object[] {
  return [
    {
      tab: 'Guide',
      icon: 'book',
      pages: [
        `${language}/first`,
        {
          group: 'Start',
          pages: [`${language}/names`, `${language}/parts`, { group: 'Inner', pages: [`${language}/other`] }],
        },
      ],
    },
    { tab: 'API', openapi: { source: 'api.json', directory: `${language}/api` } },
    { tab: 'More', menu: [{ item: 'Blog', pages: [`${language}/blog`] }] },
  ];
}

/** The files, with `theme`. */
export function specimen(theme = 'mint'): Record<string, unknown> {
  const routes = ['en', 'ar'].flatMap((language) =>
    ['first', 'names', 'parts', 'other', 'blog'].map((name) => [language, name] as const),
  );
  return {
    'docs.json': {
      name: 'Acme',
      theme,
      colors: { primary: '#16803c', light: '#4ade80', dark: '#166534' },
      logo: { light: '/logo.svg', dark: '/logo.svg' },
      banner: { content: 'News', dismissible: true },
      navbar: {
        links: [
          { label: 'Help', href: 'https://octavo.test/help' },
          { type: 'github', href: 'https://github.com/acme/planets' },
        ],
        primary: { type: 'button', label: 'Sign up', href: 'https://octavo.test/app' },
      },
      footer: {
        socials: { github: 'https://github.com/acme' },
        links: [{ header: 'Company', items: [{ label: 'About', href: 'https://octavo.test/about' }] }],
      },
      contextual: { options: ['copy', 'view'] },
      feedback: { thumbsRating: true },
      navigation: {
        languages: ['en', 'ar'].map((language) => ({
          language,
          global: { anchors: [{ anchor: 'Status', href: 'https://octavo.test/status', icon: 'heart' }] },
          tabs: tabs(language),
        })),
      },
    },
    'api.json': file('api.json'),
    'logo.svg': file('logo.svg'),
    // Drawings with ids stay images.
    'icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect id="a" width="20" height="20"/></svg>',
    ...Object.fromEntries(
      routes.map(([language, name]) => [
        `${language}/${name}.mdx`,
        name === 'names' ? page(names, content) : page({ title: name }, name === 'parts' ? components : undefined),
      ]),
    ),
  };
}
