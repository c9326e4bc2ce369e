/** Sites that consist of many of one kind of input, of any size. */

/** The files of a site by path. */
export type Files = Record<string, string>;

/** A kind of input. `write` returns the site with `size` of it. */
export interface GrowingInput {
  name: string;
  /** The smallest size that is measured. The others are 2, 4 and 8 times as large. */
  size: number;
  write(size: number): Files;
}

const list = <T>(size: number, item: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, index) => item(index));
const lines = (size: number, item: (index: number) => string): string => list(size, item).join('\n');
const record = <T>(size: number, item: (index: number) => [string, T]): Record<string, T> =>
  Object.fromEntries(list(size, item));

/** A site with one page, and more settings and files. */
function site(page: string, settings: object = {}, files: Files = {}): Files {
  const all = {
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#336699' },
    navigation: { pages: ['index'] },
    ...settings,
  };
  return { 'docs.json': JSON.stringify(all), 'index.mdx': `---\ntitle: Start\n---\n\n${page}\n`, ...files };
}

const page = (title: string, body = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

function pages(size: number, body?: (index: number) => string): Files {
  return record(size, (index) => [`guide/p${index}.mdx`, page(`Page ${index}`, body?.(index))]);
}

const pageNames = (size: number): string[] => list(size, (index) => `guide/p${index}`);

/** A site with a reference of one OpenAPI description. */
function api(paths: object, schemas: object = {}): Files {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Moons', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths,
    components: { schemas },
  };
  return site(
    'Hello.',
    { navigation: { groups: [{ group: 'API', openapi: 'openapi.json' }] } },
    {
      'openapi.json': JSON.stringify(document),
    },
  );
}

const operation = (schema: object): object => ({
  get: {
    summary: 'Read',
    responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
  },
});

const text = { type: 'string', description: 'A text.' };
const objectWith = (properties: object): object => ({ type: 'object', properties });
const refTo = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** The navigation `depth` groups deep. */
function nested(depth: number): object {
  return { group: `Group ${depth}`, pages: depth === 0 ? ['index'] : [nested(depth - 1)] };
}

const settingsInputs: GrowingInput[] = [
  {
    name: 'unknown keys',
    size: 500,
    write: (n) =>
      site(
        'Hello.',
        record(n, (i) => [`k${i}`, i]),
      ),
  },
  {
    name: 'unknown keys of objects in lists',
    size: 500,
    write: (n) => site('Hello.', { navbar: { links: list(n, (i) => ({ label: `L${i}`, href: '/', colour: i })) } }),
  },
  {
    name: 'wrong values',
    size: 500,
    write: (n) => site('Hello.', { navbar: { links: list(n, (i) => ({ label: i, href: '/' })) } }),
  },
  {
    name: 'keys of one object: variables',
    size: 2000,
    write: (n) => site('{{v7}}', { variables: record(n, (i) => [`v${i}`, 'x']) }),
  },
  {
    name: 'redirects',
    size: 1000,
    write: (n) => site('Hello.', { redirects: list(n, (i) => ({ source: `/old-${i}`, destination: '/index' })) }),
  },
  {
    name: 'redirects in a chain',
    size: 500,
    write: (n) =>
      site('Hello.', { redirects: list(n, (i) => ({ source: `/r${i}`, destination: i === 0 ? '/' : `/r${i - 1}` })) }),
  },
  {
    name: 'redirects with patterns',
    size: 500,
    write: (n) =>
      site('[A link](/old-3/x)', {
        redirects: list(n, (i) => ({ source: `/old-${i}/:slug*`, destination: '/index' })),
      }),
  },
  { name: 'levels of navigation', size: 20, write: (n) => site('Hello.', { navigation: { groups: [nested(n)] } }) },
  {
    name: 'groups',
    size: 250,
    write: (n) => site('Hello.', { navigation: { groups: list(n, (i) => ({ group: `G ${i}`, pages: ['index'] })) } }),
  },
  {
    name: 'pages that do not exist',
    size: 500,
    write: (n) => site('Hello.', { navigation: { pages: ['index', ...pageNames(n)] } }),
  },
  {
    name: 'tabs',
    size: 100,
    write: (n) =>
      site('Hello.', { navigation: { tabs: list(n, (i) => ({ tab: `T ${i}`, pages: [`guide/p${i}`] })) } }, pages(n)),
  },
  {
    name: 'versions',
    size: 50,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { versions: list(n, (i) => ({ version: `v${i}`, pages: [`v${i}/start`] })) } },
        record(n, (i) => [`v${i}/start.mdx`, page('Start')]),
      ),
  },
  {
    name: 'files of settings',
    size: 50,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { groups: list(n, (i) => ({ $ref: `./nav/g${i}.json` })) } },
        record(n, (i) => [`nav/g${i}.json`, JSON.stringify({ group: `G ${i}`, pages: ['index'] })]),
      ),
  },
];

const siteInputs: GrowingInput[] = [
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
    write: (n) => site('Hello.', {}, { 'script.js': lines(n, (i) => `document.querySelector('#sidebar')?.id;`) }),
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

/** One page with `body`. */
const body = (name: string, size: number, write: (size: number) => string): GrowingInput => ({
  name,
  size,
  write: (n) => site(write(n)),
});

const pageInputs: GrowingInput[] = [
  body('paragraphs', 2000, (n) => 'A paragraph of some words.\n\n'.repeat(n)),
  body('words of one paragraph', 20_000, (n) => 'word '.repeat(n)),
  body('headings', 500, (n) => lines(n, (i) => `## Heading ${i}\n`)),
  body('headings with the same text', 500, (n) => '## Same\n\n'.repeat(n)),
  body('rows of a table', 500, (n) => `| a | b |\n|---|---|\n${'| a | b |\n'.repeat(n)}`),
  body('columns of a table', 100, (n) => `|${' a |'.repeat(n)}\n|${'---|'.repeat(n)}\n|${' b |'.repeat(n)}`),
  body('items of a list', 1000, (n) => '- item\n'.repeat(n)),
  body('levels of lists', 10, (n) => lines(n, (i) => `${'  '.repeat(i)}- item`)),
  body('levels of block quotes', 10, (n) => `${'> '.repeat(n)}text`),
  body('footnotes', 250, (n) => `${lines(n, (i) => `Text[^${i}].\n`)}\n${lines(n, (i) => `[^${i}]: Note ${i}.\n`)}`),
  body('references to one footnote', 250, (n) => `${'Text[^1]. '.repeat(n)}\n\n[^1]: Note.`),
  body('links', 1000, (n) => '[link](#a) '.repeat(n)),
  body('link definitions', 500, (n) => `${lines(n, (i) => `[a][r${i}]\n`)}\n${lines(n, (i) => `[r${i}]: /#x${i}`)}`),
  body('links to anchors', 250, (n) => lines(n, (i) => `## H ${i}\n\n[l](#h-${i})\n`)),
  body('dead anchors', 250, (n) => lines(n, (i) => `## H ${i}\n\n[l](#g-${i})\n`)),
  body('delimiters of emphasis', 2000, (n) => '*a **b '.repeat(n)),
  body('closed emphasis', 2000, (n) => '*a* **b** '.repeat(n)),
  body('opening brackets', 2000, (n) => '['.repeat(n)),
  body('backticks', 2000, (n) => '` '.repeat(n)),
  body('formulas', 250, (n) => '$a^2$ '.repeat(n)),
  body('code blocks', 250, (n) => '```js\nconst a = 1;\n```\n\n'.repeat(n)),
  body('lines of code', 1000, (n) => `\`\`\`js\n${'const a = 1;\n'.repeat(n)}\`\`\``),
  body('characters in one line of code', 2000, (n) => `\`\`\`js\n${'a+'.repeat(n)}1\n\`\`\``),
  body('unknown languages of code', 100, (n) => lines(n, (i) => `\`\`\`lang${i}\nx\n\`\`\`\n`)),
  body('marked lines of code', 500, (n) => `\`\`\`js {${list(n, (i) => i + 1).join(',')}}\n${'a;\n'.repeat(n)}\`\`\``),
  body('levels of HTML', 25, (n) => `${'<div>\n'.repeat(n)}text\n${'</div>\n'.repeat(n)}`),
  body('elements of HTML', 500, (n) => '<b>a</b>\n\n'.repeat(n)),
  body('elements in one paragraph', 500, (n) => '<b>a</b> '.repeat(n)),
  body('attributes', 200, (n) => `<div ${list(n, (i) => `data-a${i}="x"`).join(' ')}>text</div>`),
  body('unknown props', 100, (n) => `<Card title="a" ${list(n, (i) => `a${i}="x"`).join(' ')}>text</Card>`),
  body('components', 250, (n) => '<Card title="A" href="/">Text</Card>\n\n'.repeat(n)),
  body('unknown components', 250, (n) => lines(n, (i) => `<Unknown${i}>Text</Unknown${i}>\n`)),
  body('tabs of a component', 100, (n) => `<Tabs>\n${lines(n, (i) => `<Tab title="T ${i}">Text</Tab>`)}\n</Tabs>`),
  body('icons', 250, (n) => '<Icon icon="house" /> '.repeat(n)),
  body('unknown icons', 250, (n) => lines(n, (i) => `<Icon icon="hous-${i}" />\n`)),
  body('expressions', 500, (n) => 'a {1 + 1} '.repeat(n)),
  body('exports', 250, (n) => lines(n, (i) => `export const a${i} = ${i};\n`)),
  body('undefined names', 250, (n) => lines(n, (i) => `{a${i}}\n`)),
  body('callouts', 250, (n) => '> [!NOTE]\n> Text.\n\n'.repeat(n)),
  body('entities', 2000, (n) => '&amp; '.repeat(n)),
  body('comments', 500, (n) => '{/* a */}\n\n'.repeat(n)),
  body('braces that are not closed', 500, (n) => 'a { b '.repeat(n)),
  body('tags that are not closed', 500, (n) => '<div> '.repeat(n)),
];

const apiInputs: GrowingInput[] = [
  {
    name: 'operations',
    size: 50,
    write: (n) => api(record(n, (i) => [`/moons/${i}`, operation(text)])),
  },
  {
    name: 'operations without an address',
    size: 50,
    write: (n) => api(record(n, (i) => [`/moons/{id${i}}`, operation(text)])),
  },
  {
    name: 'fields of a schema',
    size: 250,
    write: (n) => api({ '/a': operation(objectWith(record(n, (i) => [`f${i}`, text]))) }),
  },
  {
    name: 'values of an enum',
    size: 1000,
    write: (n) => api({ '/a': operation({ type: 'string', enum: list(n, (i) => `value-${i}`) }) }),
  },
  {
    name: 'schemas',
    size: 100,
    write: (n) =>
      api(
        { '/a': operation(objectWith(record(n, (i) => [`f${i}`, refTo(`S${i}`)]))) },
        record(n, (i) => [`S${i}`, objectWith({ a: text })]),
      ),
  },
  {
    name: 'schemas in a chain',
    size: 50,
    write: (n) =>
      api(
        { '/a': operation(refTo('S0')) },
        record(n, (i) => [`S${i}`, objectWith({ next: refTo(`S${(i + 1) % n}`), a: text })]),
      ),
  },
  {
    name: 'allOf in a chain',
    size: 25,
    write: (n) =>
      api(
        { '/a': operation(refTo('S0')) },
        record(n, (i) => [
          `S${i}`,
          i === n - 1 ? objectWith({ z: text }) : { allOf: [refTo(`S${i + 1}`), objectWith({ [`f${i}`]: text })] },
        ]),
      ),
  },
  {
    name: 'branches of oneOf',
    size: 50,
    write: (n) => api({ '/a': operation({ oneOf: list(n, (i) => objectWith({ [`f${i}`]: text })) }) }),
  },
  {
    name: 'levels of fields',
    size: 10,
    write: (n) =>
      api({ '/a': operation(list(n, (i) => i).reduce<object>((inner, i) => objectWith({ [`f${i}`]: inner }), text)) }),
  },
  {
    name: 'parameters',
    size: 100,
    write: (n) =>
      api({
        '/a': {
          get: {
            summary: 'A',
            parameters: list(n, (i) => ({ name: `p${i}`, in: 'query', schema: text })),
            responses: {},
          },
        },
      }),
  },
  {
    name: 'responses',
    size: 50,
    write: (n) =>
      api({ '/a': { get: { summary: 'A', responses: record(n, (i) => [String(200 + i), { description: 'x' }]) } } }),
  },
  {
    name: 'references to schemas that do not exist',
    size: 100,
    write: (n) => api({ '/a': operation(objectWith(record(n, (i) => [`f${i}`, refTo(`No${i}`)]))) }),
  },
  {
    name: 'messages of AsyncAPI',
    size: 50,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { groups: [{ group: 'API', asyncapi: 'asyncapi.json' }] } },
        {
          'asyncapi.json': JSON.stringify({
            asyncapi: '3.0.0',
            info: { title: 'Moons', version: '1' },
            channels: record(n, (i) => [
              `c${i}`,
              { address: `c/${i}`, messages: { m: { payload: objectWith({ a: text }) } } },
            ]),
            operations: record(n, (i) => [`o${i}`, { action: 'send', channel: { $ref: `#/channels/c${i}` } }]),
          }),
        },
      ),
  },
  {
    name: 'types of GraphQL',
    size: 50,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { groups: [{ group: 'API', graphql: 'schema.graphql' }] } },
        {
          'schema.graphql': `type Query {\n${lines(n, (i) => `  q${i}: T${i}`)}\n}\n${lines(n, (i) => `type T${i} { a: String }`)}`,
        },
      ),
  },
];

export const growingInputs: readonly GrowingInput[] = [...settingsInputs, ...siteInputs, ...pageInputs, ...apiInputs];
