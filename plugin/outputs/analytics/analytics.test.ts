import { runInNewContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import type { Site } from '../../site/types.js';
import { analyticsScript } from './analytics-script.js';
import { policyNote } from './content-security-policy.js';
import { providers } from './providers.js';

function site(integrations: Site['integrations']): Site {
  const navbar = { links: [] };
  const navigation = { children: [] };
  return {
    integrations,
    navbar,
    navigation,
    appearance: { default: 'system', strict: true },
    pageMenu: { options: [], display: 'header' },
  } as unknown as Site;
}

const hostile = '"</script><script>alert(1)//';

test.each(Object.entries(providers))('%s: the script is one, and hostile settings stay text', (name, { needs }) => {
  const settings = Object.fromEntries(
    needs.map((key) => [key, /url|source/i.test(key) ? 'https://x.dev/a.js' : hostile]),
  );
  const script = analyticsScript(site({ services: [{ name, settings }] }))!;
  expect(() => new Script(script.code)).not.toThrow();
  expect(script.code).not.toContain('</script');
  expect(script.code).not.toContain('"</');
});

test('a site without services has no script', () => {
  expect(analyticsScript(site({ services: [] }))).toBeUndefined();
});

test('nothing is loaded before the reader has agreed', () => {
  const ran: string[] = [];
  const { code } = analyticsScript(
    site({
      services: [{ name: 'fathom', settings: { siteId: 'ABC' } }],
      consent: { key: 'consent', value: 'yes' },
    }),
  )!;
  const document = {
    createElement: () => ({ setAttribute: () => undefined }),
    head: { append: (script: { src: string }) => ran.push(script.src) },
  };
  const run = (stored: string | null): void =>
    void runInNewContext(code, { document, window: {}, localStorage: { getItem: () => stored } });
  run(null);
  expect(ran).toEqual([]);
  run('yes');
  expect(ran).toEqual(['https://cdn.usefathom.com/script.js']);
});

test('the policy allows the hosts of the services and no others', () => {
  const note = policyNote(site({ services: [{ name: 'ga4', settings: { measurementId: 'G-1' } }] }));
  expect(note).toMatch(/script-src 'self' (?:'sha256-[^']+' ){4}https:\/\/www\.googletagmanager\.com;/);
  expect(note).toContain('https://*.google-analytics.com');
  expect(note).not.toContain('posthog');
});
