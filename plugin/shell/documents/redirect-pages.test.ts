import { expect, test } from 'vitest';
import { htaccessRules, vercelFile } from '../../features/hosts/redirect-rules.js';
import { redirectLocation, redirectPages, redirectsFile, redirectTarget } from './redirect-pages.js';

const redirect = (source: string, destination: string, permanent = true) => ({ source, destination, permanent });

test('a redirect can only point to paths of the site and to http URLs', () => {
  expect(redirectTarget(redirect('/old', '/new'), '/docs/')).toBe('/docs/new');
  expect(redirectTarget(redirect('/old', 'https://example.com/a'), '/docs/')).toBe('https://example.com/a');
  expect(redirectTarget(redirect('/old', 'javascript:alert(1)'), '/')).toBeUndefined();
  expect(redirectTarget(redirect('/old', '//evil.example'), '/')).toBeUndefined();
});

test('the query goes along, before the hash of the destination', () => {
  expect(redirectLocation('/new', '/docs/', '?a=1')).toBe('/docs/new?a=1');
  expect(redirectLocation('/new?b=2#top', '/', '?a=1')).toBe('/new?b=2&a=1#top');
  expect(redirectLocation('/new', '/', '')).toBe('/new');
});

test('each source without placeholders has a redirect page; sources with a hash share that of their path', () => {
  const pages = redirectPages(
    [redirect('/a', '/b'), redirect('/a#x', '/c#y'), redirect('/d/*', '/e'), redirect('/f#g', '/h')],
    '/docs/',
  );
  expect([...pages.keys()]).toEqual(['/a', '/f']);
  expect(pages.get('/a')).toContain('url=/docs/b"');
  expect(pages.get('/a')).toContain('&quot;#x&quot;:&quot;/docs/c#y&quot;');
  expect(pages.get('/f')).toContain('&quot;#g&quot;:&quot;/docs/h&quot;');
});

test('hosts with a redirects file get every redirect, wildcards in their own words', () => {
  const redirects = [
    redirect('/old', '/new'),
    redirect('/a/:slug*', '/b/:slug*', false),
    redirect('/c/*', '/d'),
    redirect('/e/:id', 'https://example.com/:id'),
    redirect('/bad', 'javascript:x'),
    redirect('/g#h', '/i'),
  ];
  expect(redirectsFile(redirects, '/docs/').split('\n')).toEqual([
    '/docs/old /docs/new 301',
    '/docs/a/* /docs/b/:splat 302',
    '/docs/c/* /docs/d 301',
    '/docs/e/:id https://example.com/:id 301',
    '',
  ]);
  expect(redirectsFile([], '/')).toBe('');
});

/** Where the first rule of vercel.json that fits leads, as the host works it out. */
function vercel(redirects: ReturnType<typeof redirect>[], base: string, path: string): string | undefined {
  const { routes } = JSON.parse(vercelFile(redirects, base)) as {
    routes: { src?: string; headers?: { Location: string } }[];
  };
  for (const { src, headers } of routes) {
    const match = src && headers ? new RegExp(src).exec(path) : null;
    if (match) return headers!.Location.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return undefined;
}

test('vercel.json: files take precedence over rules with placeholders, and no rule redirects to another host', () => {
  const rules = [redirect('/old/:slug*', '/:slug*'), redirect('/p/:id', '/q/:id#:id', false), redirect('/x.y', '/z')];
  expect(vercel(rules, '/docs/', '/docs/old/a/b')).toBe('/docs/a/b');
  expect(vercel(rules, '/docs/', '/docs/old')).toBe('/docs/');
  expect(vercel(rules, '/docs/', '/docs/old//evil.example')).toBe('/docs/evil.example');
  expect(vercel(rules, '/docs/', '/docs/p/7/')).toBe('/docs/q/7#7');
  expect(vercel(rules, '/docs/', '/docs/xzy')).toBeUndefined();
  const { routes } = JSON.parse(vercelFile(rules, '/')) as { routes: { handle?: string; status?: number }[] };
  expect(routes.map(({ handle, status }) => handle ?? status)).toEqual([308, 'filesystem', 308, 307, 404]);
  expect(vercelFile([], '/')).toBe('');
});

test('.htaccess: rules with placeholders give way to files', () => {
  expect(htaccessRules([redirect('/old', '/new#a'), redirect('/a/*', '/b/*', false)], '/docs/').split('\n')).toEqual([
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    'RewriteBase /docs/',
    'RewriteRule "^old/?$" "/docs/new#a" [R=301,NE,QSA,L]',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{REQUEST_FILENAME} !-d',
    'RewriteRule "^a(?:/+([^/].*?)?)?/?$" "/docs/b/$1" [R=302,NE,QSA,L]',
    '</IfModule>',
    '',
  ]);
});
