/** Folders that grow: pages, files, and what refers to them. */
import { lines, list, page, pageNames, pages, record, site, type GrowingInput } from './growing-site.js';

export const folderInputs: GrowingInput[] = [
  {
    name: 'pages',
    size: 250,
    write: (n) => site('Hello.', { navigation: { pages: ['index', ...pageNames(n)] } }, pages(n)),
  },
  { name: 'pages outside of the navigation', size: 250, write: (n) => site('Hello.', {}, pages(n)) },
  {
    name: 'translated pages',
    size: 100,
    write: (n) =>
      site(
        'Hello.',
        {
          navigation: {
            languages: ['en', 'de', 'fr'].map((language) => ({
              language,
              pages: list(n, (i) => `${language === 'en' ? 'guide' : language}/p${i}`),
            })),
          },
        },
        {
          ...pages(n),
          ...record(n, (i) => [`de/p${i}.mdx`, page('Seite')]),
          ...record(n, (i) => [`fr/p${i}.mdx`, page('Page')]),
        },
      ),
  },
  {
    name: 'tags of pages',
    size: 250,
    write: (n) =>
      site(
        'Hello.',
        {},
        record(n, (i) => [`guide/p${i}.mdx`, `---\ntitle: P ${i}\ntag: T${i}\nkeywords: [a${i}, b]\n---\nText.`]),
      ),
  },
  {
    name: 'unknown keys of front matter',
    size: 500,
    write: (n) => ({
      ...site('Hello.'),
      'other.mdx': `---\ntitle: Other\n${lines(n, (i) => `k${i}: ${i}`)}\n---\n\nText.`,
    }),
  },
  {
    name: 'pages with an error',
    size: 100,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { pages: ['index', ...pageNames(n)] } },
        pages(n, () => 'A <Card> that is open.'),
      ),
  },
  {
    name: 'links between pages',
    size: 100,
    write: (n) =>
      site(
        'Hello.',
        {},
        pages(n, (i) => lines(40, (j) => `- [Link](/guide/p${(i * 7 + j) % n})`)),
      ),
  },
  { name: 'dead links', size: 500, write: (n) => site(lines(n, (i) => `[Link ${i}](/no/such-${i})\n`)) },
  {
    name: 'dead links to pages of a large site',
    size: 100,
    write: (n) =>
      site(
        'Hello.',
        {},
        pages(n, (i) => lines(5, (j) => `[Link](/guide/q${i}-${j})\n`)),
      ),
  },
  {
    name: 'images',
    size: 250,
    write: (n) =>
      site(
        lines(n, (i) => `![Image](/images/i${i}.svg)\n`),
        {},
        record(n, (i) => [`images/i${i}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>']),
      ),
  },
  {
    name: 'snippets',
    size: 100,
    write: (n) =>
      site(
        `${lines(n, (i) => `import S${i} from '/snippets/s${i}.mdx';`)}\n\n${lines(n, (i) => `<S${i} />\n`)}`,
        {},
        record(n, (i) => [`snippets/s${i}.mdx`, `Snippet ${i}.\n`]),
      ),
  },
  {
    name: 'snippets in a chain',
    size: 10,
    write: (n) =>
      site(
        `import S from '/snippets/s0.mdx';\n\n<S />`,
        {},
        record(n, (i) => [
          `snippets/s${i}.mdx`,
          i === n - 1 ? 'The end.\n' : `import S from '/snippets/s${i + 1}.mdx';\n\n<S />\n`,
        ]),
      ),
  },
  {
    name: 'one snippet on all pages',
    size: 100,
    write: (n) =>
      site(
        'Hello.',
        {},
        {
          ...pages(n, () => `import S from '/snippets/s.mdx';\n\n<S />`),
          'snippets/s.mdx': 'Shared.\n',
        },
      ),
  },
  {
    name: 'rules of CSS',
    size: 1000,
    write: (n) => site('Hello.', {}, { 'style.css': lines(n, (i) => `.c${i} { color: red; }`) }),
  },
  {
    name: 'selectors of a CSS rule',
    size: 1000,
    write: (n) =>
      site('Hello.', {}, { 'style.css': `${list(n, (i) => `.sidebar-group .c${i}`).join(', ')} { color: red; }` }),
  },
  {
    name: 'nested rules of CSS',
    size: 100,
    write: (n) => site('Hello.', {}, { 'style.css': `${'.a { '.repeat(n)}color: red;${' }'.repeat(n)}` }),
  },
  {
    name: 'scripts',
    size: 100,
    write: (n) =>
      site(
        'Hello.',
        {},
        record(n, (i) => [`scripts/s${i}.js`, `console.log(${i});`]),
      ),
  },
  {
    name: 'lines of a script',
    size: 5000,
    write: (n) => site('Hello.', {}, { 'script.js': lines(n, () => `document.querySelector('#sidebar')?.id;`) }),
  },
  {
    name: 'rules of _headers',
    size: 1000,
    write: (n) => site('Hello.', {}, { _headers: lines(n, (i) => `/p${i}\n  X-A: ${i}`) }),
  },
  {
    name: 'files that are not used',
    size: 500,
    write: (n) =>
      site(
        'Hello.',
        {},
        record(n, (i) => [`data/f${i}.txt`, 'x']),
      ),
  },
];
