/** Compares SECURITY.md with the tests that prove it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const reader = 'plugin/openapi/files/source-reader.test.ts';
const download = 'plugin/reader/download.test.ts';

/** The tests of each sentence in "Files and addresses": the file, and the start of the title. The keys begin the sentences. */
const proofs: Record<string, readonly [file: string, title: string][]> = {
  'Specifications and the files that they refer to': [
    [reader, 'a specification of the settings stays in the docs folder'],
    [reader, 'a reference in a specification stays in the docs folder'],
    [reader, 'with "files": "repository", specifications and references'],
  ],
  'Other files of the settings and of front matter': [
    ['plugin/icons/icons.test.ts', 'puts a small SVG file of the site into the page'],
    ['plugin/outputs/previews/preview-logo.test.ts', 'the logo is that of the mode'],
    ['plugin/mdx/code/theme-pair.test.ts', 'a file is a theme where it is one'],
    ['plugin/fonts/fonts.test.ts', 'a font file outside the docs folder is not used'],
    ['plugin/config/read-site.test.ts', 'a path out of the folder is not read'],
  ],
  'Symbolic links out of these folders': [
    ['plugin/reader/read-file.test.ts', 'does not follow symbolic links out of the folder'],
    ['plugin/site/scan-folder.test.ts', 'symbolic links are followed inside the folder only'],
  ],
  'Only regular files are read': [['plugin/reader/read-file.test.ts', 'does not wait for named pipes']],
  'Files whose names are those of secrets': [[reader, 'reports the reference %s']],
  'An address in the settings may be local.': [
    [download, 'an address that the author names may be on this machine'],
    [download, 'a redirect never reaches another private host'],
  ],
  'A specification refers only to hosts': [
    [reader, 'files refer only to hosts that the settings name'],
    [reader, 'a remote file cannot refer to files of this machine'],
    [download, 'a reference stays on the named hosts, also by redirect'],
  ],
  'A host whose name resolves to a private address': [
    [download, 'a named host whose name resolves to a private address is not asked'],
    [reader, 'a host that another source names is only asked if it is public'],
  ],
  'Answers are refused as soon as': [
    [download, 'a huge answer is refused while it arrives'],
    [reader, 'references to references end'],
  ],
  'Messages do not quote remote files': [
    [reader, 'problems in files that nobody writes as specifications do not print them'],
  ],
  'The dev server opens only files of the site': [
    ['test/hostile/servers.test.ts', 'does not open files outside the site in the editor'],
    ['plugin/vite/opened-file.test.ts', 'the editor opens no other file'],
  ],
};

const [, section = ''] = readFileSync('SECURITY.md', 'utf8').split('\n## Files and addresses\n');
const sentences = Array.from(section.split('\n## ')[0]!.matchAll(/^- (.+)$/gm), ([, sentence]) => sentence!);

test('each sentence about files and addresses has its tests', () => {
  const unproved = sentences.filter((sentence) => !Object.keys(proofs).some((start) => sentence.startsWith(start)));
  expect([unproved, sentences.length]).toEqual([[], Object.keys(proofs).length]);
});

test.each(Object.values(proofs).flat())('%s contains the test "%s"', (file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(`'${title}`);
});
