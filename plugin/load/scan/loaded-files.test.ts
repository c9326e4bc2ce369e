import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { findLoadedFiles, type LoadedFiles } from './loaded-files.js';

const temporary = temporaryFolder();
let count = 0;

function find(files: Record<string, string>): Promise<LoadedFiles> {
  const root = writeFiles(`${temporary}/${++count}`, files);
  const names = Object.keys(files).sort();
  const sources = names.filter((file) => /\.(?:mdx|jsx)$/.test(file));
  return findLoadedFiles(
    root,
    names.filter((file) => !sources.includes(file)),
    sources,
  );
}

test('files at the root come first, then by path', async () => {
  const files = ['b.css', 'a/z.css', 'styles/a.css', 'b/c/d.css', 'z.js', 'a/a.js', 'a.png', 'a/b.mjs'];
  expect(await find(Object.fromEntries(files.map((file) => [file, ''])))).toEqual({
    styles: ['b.css', 'a/z.css', 'b/c/d.css', 'styles/a.css'],
    scripts: ['z.js', 'a/a.js'],
    notLoaded: [],
  });
});

test.each(['package.json', 'pyproject.toml', 'conf.py', 'Cargo.toml', 'go.mod', 'docs.json', 'mint.json'])(
  'a folder with %s is a project of its own, but the docs folder is not',
  async (mark) => {
    const files = [mark, `examples/app/${mark}`, 'examples/app/src/a.css', 'examples/app/b.js', 'examples/c.css'];
    expect(await find(Object.fromEntries(files.map((file) => [file, ''])))).toEqual({
      styles: ['examples/c.css'],
      scripts: [],
      notLoaded: [
        { file: 'examples/app/b.js', reason: 'project', detail: `examples/app/${mark}` },
        { file: 'examples/app/src/a.css', reason: 'project', detail: `examples/app/${mark}` },
      ],
    });
  },
);

test('the outermost project is named', async () => {
  const files = { 'a/package.json': '', 'a/b/package.json': '', 'a/b/c.css': '' };
  expect((await find(files)).notLoaded).toEqual([{ file: 'a/b/c.css', reason: 'project', detail: 'a/package.json' }]);
});

test.each([
  'a.module.css',
  'lib/a.spec.js',
  'a.test.js',
  'a.stories.js',
  'tailwind.config.js',
  'lib/a.conf.js',
  'gulpfile.js',
  'Gruntfile.js',
  'guides/_meta.js',
])('%s is for tools', async (file) => {
  expect(await find({ [file]: '' })).toEqual({ styles: [], scripts: [], notLoaded: [{ file, reason: 'tool' }] });
});

test('scripts that no browser can run are not loaded', async () => {
  const files = {
    'lib/build.js': "const fs = require('fs');",
    'component.js': 'export const A = () => <b>a</b>;',
    'lib/track.js': 'window.track = 1;',
  };
  expect(await find(files)).toEqual({
    styles: [],
    scripts: ['lib/track.js'],
    notLoaded: [
      { file: 'component.js', reason: 'module' },
      { file: 'lib/build.js', reason: 'node' },
    ],
  });
});

const large = `window.a = '${'a'.repeat(500_000)}';`;

test.each([
  ['a page', 'index.mdx', '<script src="/lib/widget.js"></script>'],
  ['a page in its folder', 'lib/page.mdx', '<script src={"widget.js?v=2"} />'],
  ['a snippet', 'snippets/widget.jsx', "const address = '/lib/widget.js';"],
])('a large script that %s names is only loaded there', async (_, source, text) => {
  const names = { [source]: text, 'other.js': large, 'small.js': '' };
  expect(await find({ ...names, 'lib/widget.js': large })).toEqual({
    styles: [],
    scripts: ['other.js', 'small.js'],
    notLoaded: [{ file: 'lib/widget.js', reason: 'large', detail: large.length }],
  });
  expect((await find({ ...names, 'lib/widget.js': '' })).scripts).toContain('lib/widget.js');
});
