/** The files for hosts that do not run here: each is read as its format, and what it names exists. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { recipe } from './web-servers.js';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

test('GitHub Pages: the workflow keeps the cache in the folder that the build uses', () => {
  const workflow = load(recipe('.github/workflows/docs.yml')) as {
    env: Record<string, string>;
    jobs: { docs: { steps: Step[] } };
  };
  const { steps } = workflow.jobs.docs;
  const cache = steps.find(({ uses }) => uses?.startsWith('actions/cache@'))!;
  expect(workflow.env['OCTAVO_CACHE_DIR']).toBe('${{ github.workspace }}/.cache');
  expect(cache.with!['path']).toBe('.cache/octavo');
  const build = steps.findIndex(({ run }) => run?.includes('octavo build'));
  expect(steps.indexOf(cache)).toBeLessThan(build);
  expect(steps.findIndex(({ run }) => run === 'npm ci')).toBeLessThan(build);
  const out = /--out (\S+)/.exec(steps[build]!.run!)![1];
  expect(steps.find(({ uses }) => uses?.includes('upload-pages-artifact'))!.with!['path']).toBe(out);
});

test('GitLab Pages: the job keeps the cache in the folder that the build uses', () => {
  const { pages } = load(recipe('.gitlab-ci.yml')) as {
    pages: {
      variables: Record<string, unknown>;
      cache: { paths: string[] };
      script: string[];
      artifacts: { paths: string[] };
    };
  };
  expect(pages.variables).toMatchObject({ GIT_DEPTH: 0, OCTAVO_CACHE_DIR: '$CI_PROJECT_DIR/.cache' });
  expect(pages.cache.paths).toEqual(['.cache/octavo']);
  expect(pages.script.at(-1)).toContain(`--out ${pages.artifacts.paths[0]}`);
});

test('Vercel: the file is JSON with the folder that its command writes', () => {
  const file = JSON.parse(recipe('vercel.json')) as {
    buildCommand: string;
    outputDirectory: string;
    headers: { source: string }[];
  };
  expect(file.buildCommand).toContain(`--out ${file.outputDirectory}`);
  expect(file.headers.map(({ source }) => new RegExp(`^${source}$`).test('/_octavo/boot-1.js'))).toEqual([true]);
});

test.each([
  ['/', '/index.html'],
  ['/quickstart/', '/quickstart/index.html'],
  ['/quickstart', '/quickstart/index.html'],
  ['/v1.2/', '/v1.2/index.html'],
  ['/v1.2', '/v1.2/index.html'],
  ['/guide.pdf', '/guide.pdf'],
  ['/_octavo/boot-1.js', '/_octavo/boot-1.js'],
  ['/quickstart.md', '/quickstart.md'],
])('CloudFront: %s is the file %s', (uri, file) => {
  const request = { uri };
  expect(runInNewContext(`${recipe('index-files.js')}\nhandler({ request }).uri`, { request })).toBe(file);
});

test('every block of the page has a language, and JSON and YAML can be read', () => {
  const page = readFileSync('demo/deploying/static-hosts.mdx', 'utf8');
  const blocks = [...page.matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms)];
  expect(blocks.length).toBeGreaterThan(15);
  for (const [, language, text = ''] of blocks) {
    expect(language).not.toBe('');
    if (language === 'json') JSON.parse(text);
    if (language === 'yaml') load(text);
  }
});
