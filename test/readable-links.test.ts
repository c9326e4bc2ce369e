/** Follows the links of the documents that readers of the repository see, on its host: there are no generated pages. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';

/** As on a host: what git ignores is not there. */
const files = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n'),
);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.github/SUPPORT.md',
  '.changeset/README.md',
];

/** The targets of links and images, without code. */
function linksIn(text: string): string[] {
  const prose = text.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '`');
  const markdown = Array.from(prose.matchAll(/\]\(([^\s)]+)\)/g), ([, target]) => target!);
  const html = Array.from(prose.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g), ([, target]) => target!);
  return [...markdown, ...html].filter((target) => !/^[a-z]+:/.test(target));
}

function anchorsIn(text: string): string[] {
  const slugger = new GithubSlugger();
  return Array.from(text.matchAll(/^#{1,6} (.+)$/gm), ([, title]) => slugger.slug(title!.replaceAll('`', '')));
}

test.each(documents)('%s: every link is to a file of the repository, and to one of its headings', (document) => {
  const text = readFileSync(document, 'utf8');
  const dead = linksIn(text).filter((link) => {
    const [path = '', hash] = link.split('#');
    const file = path === '' ? document : posix.join(posix.dirname(document), decodeURI(path));
    if (!files.has(file)) return true;
    return hash !== undefined && !anchorsIn(readFileSync(file, 'utf8')).includes(hash);
  });
  expect(dead).toEqual([]);
});

test.each(documents)(
  '%s: nothing links to the published documentation, which is not there before the first release',
  (document) => {
    const prose = readFileSync(document, 'utf8').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toContain('octavo-docs.github.io');
  },
);

test('the documents for readers have links', () => {
  expect(linksIn(readFileSync('README.md', 'utf8')).length).toBeGreaterThan(10);
});
