import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { renderStars } from '../../shell/navigation/repository-link.js';
import { writeHtml } from '../../shell/write-html.js';
import type { NavbarLink, Site } from '../../core/model/types.js';
import { withStars } from './star-counts.js';

const location = { file: 'docs.json', line: 7, column: 15 };

/** The content of a button to the repository after a build with these answers of the host. */
async function stars(
  file: string | undefined,
  ask: (api: string) => Promise<number | undefined>,
  href = 'https://github.com/acme/docs',
): Promise<string> {
  const primary: NavbarLink = { type: 'github', href };
  const { navbar } = await withStars(
    {
      navbar: { links: [], primary },
      navigation: { children: [] as Site[] },
      references: [{ kind: 'url', value: href, key: 'navbar.primary.href', location }],
    } as unknown as Site,
    file,
    report,
    ask,
  );
  // The site that was passed is not changed.
  expect(primary).toEqual({ type: 'github', href });
  return writeHtml(renderStars(navbar.primary!));
}

let report = new Report();
beforeEach(() => {
  report = new Report();
});

const cacheFile = (): string => join(mkdtempSync(join(tmpdir(), 'octavo-stars-')), 'stars.json');
const unreachable = (): Promise<never> => Promise.reject(new TypeError('fetch failed'));

test('the number is asked once and kept for the next builds', async () => {
  const file = cacheFile();
  const asked: string[] = [];
  const ask = (api: string): Promise<number> => Promise.resolve(asked.push(api) * 12_345);
  expect(await stars(file, ask)).toMatch(/aria-label="12345 stars".*12\.3k/);
  expect(await stars(file, ask)).toContain('12.3k');
  expect(asked).toEqual(['https://api.github.com/repos/acme/docs']);
});

test('a host that cannot be reached shows no number, and is not asked again at once', async () => {
  const file = cacheFile();
  expect(await stars(file, unreachable)).toBe('');
  expect(await stars(file, () => Promise.resolve(7))).toBe('');
  const problem = {
    code: 'stars-unread',
    message: 'https://api.github.com/repos/acme/docs did not return the number of stars.',
    ...location,
  };
  expect(report.warnings).toMatchObject([problem, problem]);
  expect(await stars(undefined, () => Promise.resolve(7))).toContain('7 stars');
  expect(await stars(undefined, () => Promise.resolve(undefined))).toBe('');
});

test('a self-hosted instance is asked itself, and other links cause no request', async () => {
  const asked: string[] = [];
  const ask = (api: string): Promise<number> => Promise.resolve(asked.push(api));
  expect(await stars(undefined, ask, 'https://git.acme.example/acme/docs')).toContain('1 star"');
  expect(await stars(undefined, ask, 'https://github.com/acme')).toBe('');
  expect(asked).toEqual(['https://git.acme.example/api/v3/repos/acme/docs']);
});
