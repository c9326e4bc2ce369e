import { expect, test } from 'vitest';
import { htaccessRules, vercelFile } from './redirect-rules.js';

const redirect = (source: string, destination: string, permanent = true) => ({ source, destination, permanent });

const headers = { 'X-Content-Type-Options': 'nosniff' };

/** Where the first rule of vercel.json that fits leads, as the host works it out. */
function vercel(redirects: ReturnType<typeof redirect>[], base: string, path: string): string | undefined {
  const { routes } = JSON.parse(vercelFile(redirects, base, headers)) as {
    routes: { src?: string; headers?: { Location?: string } }[];
  };
  for (const { src, headers } of routes) {
    const match = src && headers?.Location ? new RegExp(src).exec(path) : null;
    if (match) return headers!.Location!.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
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
  const { routes } = JSON.parse(vercelFile(rules, '/', headers)) as {
    routes: { handle?: string; status?: number }[];
  };
  expect(routes.map(({ handle, status }) => handle ?? status)).toEqual([
    undefined,
    undefined,
    308,
    'filesystem',
    308,
    307,
    404,
  ]);
  expect(JSON.parse(vercelFile([], '/', headers))).not.toHaveProperty('routes');
});

test('rules with placeholders send pages to their address with the slash, and files to theirs', () => {
  const rules = [
    { ...redirect('/v1/:rest*', '/:rest*'), toPages: true },
    { ...redirect('/p/:id', '/q/:id?from=p#top'), toPages: true },
    { ...redirect('/by-*', '/blog/*/'), toPages: true },
  ];
  const targets: [path: string, target: string][] = [
    ['/docs/v1/a/b', '/docs/a/b/'],
    ['/docs/v1/a/b/', '/docs/a/b/'],
    ['/docs/v1/a/b.png', '/docs/a/b.png'],
    ['/docs/v1', '/docs/'],
    ['/docs/v1/', '/docs/'],
    ['/docs/p/7', '/docs/q/7/?from=p#top'],
    ['/docs/by-me', '/docs/blog/me/'],
  ];
  expect(targets.map(([path]) => [path, vercel(rules, '/docs/', path)])).toEqual(targets);
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
