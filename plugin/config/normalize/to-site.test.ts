import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { readSite } from '../read/read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';

const temporary = temporaryFolder();
let count = 0;

async function read(settings: Record<string, unknown>): Promise<Site> {
  const report = new Report();
  const root = writeFiles(`${temporary}/${++count}`, { 'docs.json': { name: 'Site', ...settings } });
  const site = await readSite(root, report, settingsSchemas);
  expect(report.errors).toEqual([]);
  return site!;
}

describe('settings of both schemas', () => {
  const older = {
    navigation: [{ pages: ['index'] }],
    logo: '/logo.svg',
    favicon: 'favicon.png',
    colors: { primary: '#111', background: { light: '#fff', dark: '#000' } },
    modeToggle: { default: 'dark', isHidden: true },
    topbarLinks: [{ name: 'Support', url: 'mailto:a@example.com' }],
    topbarCtaButton: { type: 'github', url: 'https://github.com/example/x' },
    footerSocials: [{ type: 'x', url: 'https://x.com/example' }],
    footer: { links: [{ title: 'More', links: [{ label: 'Blog', url: 'https://example.com' }] }] },
    backgroundImage: '/bg.png',
    background: { style: 'grid' },
    font: { headings: { family: 'Serif', url: 'fonts/s.woff2', format: 'woff2' }, family: 'Sans' },
    codeBlock: { mode: 'dark' },
    metadata: { 'og:image': '/og.png' },
    seo: { indexHiddenPages: true },
    redirects: [{ source: '/old', destination: 'new' }],
  };
  const newer = {
    navigation: { pages: ['index'] },
    logo: { light: '/logo.svg', dark: '/logo.svg' },
    favicon: { light: '/favicon.png' },
    colors: { primary: '#111' },
    background: { image: '/bg.png', decoration: 'grid', color: { light: '#fff', dark: '#000' } },
    appearance: { default: 'dark', strict: true },
    navbar: {
      links: [{ label: 'Support', href: 'mailto:a@example.com' }],
      primary: { type: 'github', href: 'https://github.com/example/x' },
    },
    footer: {
      socials: { x: 'https://x.com/example' },
      links: [{ header: 'More', items: [{ label: 'Blog', href: 'https://example.com' }] }],
    },
    fonts: { heading: { family: 'Serif', source: '/fonts/s.woff2', format: 'woff2' }, body: { family: 'Sans' } },
    styling: { codeblocks: 'dark' },
    seo: { indexing: 'all', metatags: { 'og:image': '/og.png' } },
    redirects: [{ source: '/old', destination: '/new', permanent: true }],
  };

  test('mean the same Site', async () => {
    const [one, other] = await Promise.all([read(older), read(newer)]);
    // Locations differ between the two files, and so do the addresses as written and the shape of the navigation.
    const places = ['location', 'destinationLocation', 'root', 'references', 'addresses', 'navigation'];
    const withoutPlaces = (site: Site | undefined): unknown =>
      JSON.parse(JSON.stringify(site, (key, value: unknown) => (places.includes(key) ? undefined : value)));
    expect(withoutPlaces(one)).toEqual(withoutPlaces(other));
    expect(other).toMatchObject({
      logo: { light: '/logo.svg', dark: '/logo.svg', href: '/' },
      favicon: { light: '/favicon.png', dark: '/favicon.png' },
      colors: { primary: '#111', light: '#111', dark: '#111', background: { light: '#fff', dark: '#000' } },
      navbar: { links: [{ type: 'link', label: 'Support' }], primary: { type: 'github' } },
      seo: { metatags: { 'og:image': '/og.png' }, indexHidden: true },
    });
  });

  test('defaults', async () => {
    const site = await read({ navigation: { pages: ['index'] } });
    expect(site).toMatchObject({
      theme: 'mint',
      appearance: { default: 'system', strict: false },
      icons: { library: 'fontawesome' },
      styling: { eyebrows: 'section' },
      notFound: { redirect: false },
      fonts: {},
      variables: {},
    });
  });
});
