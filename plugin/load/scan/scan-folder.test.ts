import { symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { readSite } from '../../config/read/read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';
import { Report } from '../../core/errors/errors.js';
import { startRoute } from '../../addresses/routes.js';
import { scanFolder, type FolderScan } from './scan-folder.js';
import type { Site } from '../../core/model/types.js';

const temporary = temporaryFolder();
let count = 0;

interface Scanned {
  scan: FolderScan;
  site: Site;
  report: Report;
}

async function scan(
  pages: unknown[],
  files: Record<string, unknown>,
  prepare?: (root: string) => void,
): Promise<Scanned> {
  const root = writeFiles(`${temporary}/${++count}`, { 'docs.json': { name: 'x', navigation: { pages } }, ...files });
  prepare?.(root);
  const report = new Report();
  const site = (await readSite(root, report, settingsSchemas))!;
  return { scan: await scanFolder(site, report, settingsSchemas.frontMatter), site, report };
}

const routes = ({ scan }: Scanned): string[] =>
  scan.pages.map((page) => `${page.route}${page.hidden ? ' hidden' : ''}`);

test('every .mdx and .md file is a page; those outside the navigation are hidden', async () => {
  const result = await scan(['index', 'guides/index', 'a b/é'], {
    'index.mdx': '',
    'guides/index.md': '',
    'guides/more.mdx': '',
    'a b/é.mdx': '',
    'secret.mdx': '---\nhidden: true\n---\n',
  });
  expect(routes(result)).toEqual(['/a b/é', '/guides', '/guides/more hidden', '/', '/secret hidden']);
  expect(result.report.warnings).toEqual([]);
});

test('a site that was built into the folder is no part of it', async () => {
  const { scan: found } = await scan(['index'], {
    'index.mdx': '',
    'out/index.md': '',
    'out/index.html': '',
    'out/_octavo/boot.js': '',
    'deep/site/guide.md': '',
    'deep/site/_octavo/boot.js': '',
    'deep/guide.mdx': '',
  });
  expect(found.pages.map((page) => page.file)).toEqual(['deep/guide.mdx', 'index.mdx']);
  expect(found.assets).toEqual([]);
});

test('snippets, hidden folders, packages and project files are no pages', async () => {
  const { scan: found } = await scan(['index'], {
    'index.mdx': '',
    'README.md': '',
    'LICENSE.md': '',
    '.github/pull.md': '',
    'node_modules/x/readme.md': '',
    'dist/old.mdx': '',
    'snippets/a.mdx': '',
    'deep/_snippets/b.md': '',
    'snippets/c.jsx': '',
    'snippets/picture.png': '',
    'guides/README.md': '',
  });
  expect(found.pages.map((page) => page.file)).toEqual(['guides/README.md', 'index.mdx']);
  expect(found.snippets).toEqual(['deep/_snippets/b.md', 'snippets/a.mdx', 'snippets/c.jsx']);
  expect(found.assets).toEqual(['snippets/picture.png']);
});

test('the navigation can name what is usually left out', async () => {
  const result = await scan(['README', 'build/deploy', 'snippets/intro'], {
    'README.md': '',
    'build/deploy.mdx': '',
    'snippets/intro.mdx': '',
  });
  expect(routes(result)).toEqual(['/README', '/build/deploy', '/snippets/intro']);
});

test('.mintignore leaves files and folders out', async () => {
  const result = await scan(['index', 'drafts/a'], {
    '.mintignore': '# private\ndrafts/\n*.draft.mdx\n!keep.draft.mdx\nsecret.png\n',
    'index.mdx': '',
    'drafts/a.mdx': '',
    'x.draft.mdx': '',
    'keep.draft.mdx': '',
    'secret.png': '',
  });
  expect(routes(result)).toEqual(['/', '/keep.draft hidden']);
  expect(result.scan.assets).toEqual([]);
  expect(result.report.warnings).toMatchObject([{ code: 'page-missing' }]);
});

test('entries in a folder without pages have one cause, if no page is near', async () => {
  const pages = ['index', 'sdk/python', 'sdk/node/setup', 'guides/zzzzzz', 'old/install'];
  const { report } = await scan(pages, { 'index.mdx': '', 'guides/install.mdx': '' });
  const causes = report.warnings.map(({ message, ...problem }) => [message, 'cause' in problem && problem.cause]);
  const cause = {
    message: 'There are no pages in the folder "sdk"; its entries are left out.',
    hint: 'Create the pages, or remove the entries.',
  };
  expect(causes).toEqual([
    ['There is no page "sdk/python"; the entry is left out.', cause],
    ['There is no page "sdk/node/setup"; the entry is left out.', cause],
    ['There is no page "guides/zzzzzz"; the entry is left out.', undefined],
    ['There is no page "old/install"; the entry is left out.', undefined],
  ]);
});

test('style sheets and scripts of all folders are found', async () => {
  const { scan: found } = await scan(['index'], {
    'index.mdx': '',
    'style.css': '',
    'tailwind.config.js': '',
    'package.json': {},
    'lib/tool.ts': '',
    'lib/track.js': '',
    'images/a.png': '',
    'images/print.css': '',
    'node_modules/x/x.css': '',
    '.tool/y.css': '',
    '.well-known/security.txt': '',
  });
  expect(found).toMatchObject({
    styles: ['style.css', 'images/print.css'],
    scripts: ['lib/track.js'],
    notLoaded: [{ file: 'tailwind.config.js', reason: 'tool' }],
  });
  expect(found.assets).toEqual([
    '.well-known/security.txt',
    'images/a.png',
    'images/print.css',
    'lib/tool.ts',
    'lib/track.js',
    'package.json',
    'style.css',
    'tailwind.config.js',
  ]);
});

test('a title comes from front matter, else from the first heading, else from the file name', async () => {
  const { scan: found } = await scan(['a'], {
    'a.mdx': '---\ntitle: "Given"\n---\n# Other',
    'b.mdx': '```sh\n# no heading\n```\n\n# The **bold** `one` {#id}\n',
    'api-keys/index.mdx': 'Text',
  });
  expect(found.pages.map((page) => page.meta.title)).toEqual(['Given', 'Api keys', 'The bold one']);
});

test('an entry without a file is located and gets the nearest page as a hint', async () => {
  const { report } = await scan(['index', 'guides/instal', 'Index', 'other/loaded', 'nothing/like/this'], {
    'index.mdx': '',
    'guides/install.mdx': '',
    'start/loaded.mdx': '',
  });
  expect(report.errors).toEqual([]);
  expect(report.warnings.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`))
    .toMatchInlineSnapshot(`
      [
        "6:7 There is no page "guides/instal"; the entry is left out. Did you mean "guides/install"?",
        "7:7 There is no page "Index"; the entry is left out. Did you mean "index"? Page paths are case-sensitive.",
        "8:7 There is no page "other/loaded"; the entry is left out. Did you mean "start/loaded"?",
        "9:7 There is no page "nothing/like/this"; the entry is left out. Create the page, or remove the entry. Pages are named by their path in the docs folder, without extension.",
      ]
    `);
});

test('a navigation without any page, and a folder without pages, are errors that name the entries', async () => {
  const none = await scan(['a', 'b'], { 'index.mdx': '' });
  expect(none.report.warnings).toEqual([]);
  expect(none.report.errors).toMatchObject([
    {
      code: 'navigation-empty',
      file: 'docs.json',
      line: 5,
      places: [{ message: 'There is no page "a"; the entry is left out.' }, { line: 6 }],
    },
  ]);
  const empty = await scan(['a'], {});
  expect(empty.report.errors).toMatchObject([{ code: 'no-pages' }]);
  expect(empty.report.warnings).toMatchObject([{ code: 'page-missing' }]);
});

test('of two files for one page the .mdx is taken, and two pages get no common address', async () => {
  const result = await scan(['a', 'b', 'b/index'], { 'a.md': '', 'a.mdx': '', 'b.mdx': '', 'b/index.mdx': '' });
  expect(result.scan.pages.map((page) => `${page.file} ${page.route}`)).toEqual([
    'a.mdx /a',
    'b.mdx /b',
    'b/index.mdx /b/index',
  ]);
  expect(result.report.warnings).toMatchObject([
    { code: 'page-twice', file: 'a.md' },
    { code: 'page-twice', file: 'b/index.mdx' },
  ]);
});

test('a page that would be below a file of another page is left out', async () => {
  const names = ['a', 'a.md', 'b', 'b/index.html/c', 'c.md/d', 'c', 'llms.txt'];
  const files = Object.fromEntries(names.map((name) => [`${name}.mdx`, '']));
  const { scan: result, report } = await scan(names, files);
  expect(result.pages.map(({ file }) => file)).toEqual(['a.mdx', 'b.mdx', 'c.mdx', 'llms.txt.mdx']);
  expect(report.warnings.filter(({ code }) => code === 'page-twice')).toMatchObject([
    { file: 'a.md.mdx', message: 'a.mdx is published as a.md, so that no page can have this address.' },
    { file: 'b/index.html/c.mdx' },
    { file: 'c.md/d.mdx' },
  ]);
});

test('symbolic links are followed inside the folder only, and circles end', async ({ skip }) => {
  skip(process.platform === 'win32', 'symbolic links need extra rights on Windows');
  const result = await scan(['index'], { 'index.mdx': '', 'real/a.mdx': '' }, (root) => {
    symlinkSync(`${root}/real`, `${root}/alias`);
    symlinkSync(root, `${root}/real/circle`);
    symlinkSync('/etc', `${root}/out`);
    symlinkSync(`${root}/nothing`, `${root}/broken.mdx`);
  });
  expect(result.scan.pages.map((page) => page.file)).toEqual(['alias/a.mdx', 'index.mdx', 'real/a.mdx']);
  expect(result.report.warnings.map(({ code, file }) => `${code} ${file}`).sort()).toEqual([
    'link-outside broken.mdx',
    'link-outside out',
  ]);
});

test('the start is the index page, else the first page of the navigation', async () => {
  const withIndex = await scan(['b'], { 'index.mdx': '', 'b.mdx': '' });
  expect(startRoute(withIndex.site, withIndex.scan.pages)).toBe('/');
  const without = await scan(['missing', { group: 'g', hidden: true, pages: ['a'] }, { group: 'h', pages: ['b'] }], {
    'a.mdx': '',
    'b.mdx': '',
  });
  expect(startRoute(without.site, without.scan.pages)).toBe('/b');
});

test('a page for some readers only is reported, because everyone can read it', async () => {
  const { report } = await scan(['index', 'team', 'paid', 'open'], {
    'index.mdx': '',
    'team.mdx': '---\ntitle: Team\ngroups: [admins]\n---\n',
    'paid.mdx': '---\npublic: false\n---\n',
    'open.mdx': '---\npublic: true\ngroups: []\n---\n',
  });
  expect(report.warnings.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual([
    'page-private paid.mdx:2:9',
    'page-private team.mdx:3:9',
  ]);
});
