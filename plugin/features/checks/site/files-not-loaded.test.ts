import { expect, test } from 'vitest';
import type { LoadedSite } from '../../../load/loaded-site.js';
import type { FileNotLoaded } from '../../../load/scan/loaded-files.js';
import type { FolderFile } from '../../../load/scan/published-files.js';
import { filesNotLoaded } from './files-not-loaded.js';

function messages(notLoaded: FileNotLoaded[], files?: FolderFile[], modules: string[] = []): string[] {
  const loaded = { notLoaded, plugins: { modules } } as unknown as LoadedSite;
  return filesNotLoaded({ loaded, built: files && { files } }).map(({ message }) => message);
}

const left = (file: string, reason: FolderFile['reason'] = 'unused'): FolderFile => ({
  file,
  reason,
  isPublished: reason === 'used',
});

test('one notice for each reason names the files', () => {
  const notLoaded: FileNotLoaded[] = [
    { file: 'a/b/c.css', reason: 'project', detail: 'a/package.json' },
    { file: 'a/d.js', reason: 'project', detail: 'a/package.json' },
    { file: 'e.module.css', reason: 'tool' },
    { file: 'f.js', reason: 'node' },
    { file: 'g.js', reason: 'module' },
    { file: 'h.js', reason: 'large', detail: 2_800_000 },
  ];
  expect(messages(notLoaded, [left('a/d.js'), left('f.js'), left('g.js'), left('h.js', 'used')])).toEqual([
    'Pages do not load the style sheets and scripts of folders that are projects of their own: a/ (package.json).',
    'Pages do not load files for tools: e.module.css.',
    'Pages do not load scripts for Node: f.js.',
    'Pages do not load modules as scripts: g.js.',
    'Only the pages that name it load a script above 500 KB: h.js (2.8 MB).',
  ]);
});

test('all files are places, and the message names the first ones', () => {
  const notLoaded = [1, 2, 3, 4, 5, 6, 7].map((name): FileNotLoaded => ({ file: `${name}.test.js`, reason: 'tool' }));
  const loaded = { notLoaded } as unknown as LoadedSite;
  const [notice] = filesNotLoaded({ loaded });
  expect(notice?.message).toContain('1.test.js, 2.test.js, 3.test.js, 4.test.js, 5.test.js and 2 more.');
  expect(notice?.places).toHaveLength(7);
});

test('modules that pages import, files that the site refers to, and files of tools by name are expected', () => {
  const notLoaded: FileNotLoaded[] = [
    { file: 'component.js', reason: 'module' },
    { file: 'download.js', reason: 'node' },
    { file: 'vite.config.js', reason: 'tool' },
    { file: 'plugin.js', reason: 'module' },
  ];
  const files = [left('component.js', 'source'), left('download.js', 'used'), left('vite.config.js', 'project')];
  expect(messages(notLoaded, files, ['plugin.js'])).toEqual([]);
});

test('without the uses of files, modules are expected', () => {
  const notLoaded: FileNotLoaded[] = [
    { file: 'component.js', reason: 'module' },
    { file: 'build.js', reason: 'node' },
  ];
  expect(messages(notLoaded)).toEqual(['Pages do not load scripts for Node: build.js.']);
});
