import { expect, test } from 'vitest';
import type { Site } from '../../core/model/types.js';
import { serviceHosts } from '../analytics/analytics-script.js';
import { contentSecurityPolicy, policyNote, type PolicyFacts } from './content-security-policy.js';
import { headersFile, htaccessHeaders } from './headers.js';
import { vercelFile } from './redirect-rules.js';

const facts = (changes: Partial<PolicyFacts> = {}): PolicyFacts => ({
  site: { navigation: { children: [] }, redirects: [] } as unknown as Site,
  services: [],
  scripts: [],
  hasIslands: false,
  unknownCode: [],
  ...changes,
});
const page = { inline: ["'sha256-AAA='"], handlers: ["'sha256-BBB='"], hosts: ['https://cdn.example.com'] };

test('allows only scripts of the site, by their hashes', () => {
  const { policy, isCertain } = contentSecurityPolicy(facts());
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){6};/);
  expect(policy).toMatch(/connect-src 'self';.*object-src 'none'/);
  expect(policy).not.toMatch(/unsafe-(?:eval|hashes)|script-src[^;]*unsafe-inline/);
  expect(isCertain).toBe(true);
  expect(contentSecurityPolicy(facts({ hasIslands: true })).policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){7};/);
});

test('a feature that contacts no other hosts than those that it names leaves the policy strict', () => {
  const services = [{ connect: ['https://a.example.com'] }];
  const { policy, isCertain } = contentSecurityPolicy(facts({ services }));
  expect(policy).toContain("connect-src 'self' https://a.example.com;");
  expect(isCertain).toBe(true);
  const open = facts({ services, hasIslands: true });
  expect(contentSecurityPolicy(open).policy).toContain("connect-src 'self' https: wss: https://a.example.com;");
});

test('allows the scripts of pages, and requests where pages send them', () => {
  const { policy } = contentSecurityPolicy(facts({ scripts: [page, { ...page, hasObjects: true }] }));
  expect(policy).toContain("'sha256-AAA=' 'unsafe-hashes' 'sha256-BBB=' https://cdn.example.com;");
  expect(policy).toContain("object-src 'self'");
  expect(policy).toContain("connect-src 'self' https: wss:;");
  const anywhere = { connect: ['*'] };
  expect(contentSecurityPolicy(facts({ services: [anywhere] })).policy).toContain('connect-src *;');
});

test('the policy allows the hosts of the services and no others, but is only a note', () => {
  const analytics = { services: [{ name: 'ga4', settings: { measurementId: 'G-1' } }] };
  const withService = facts({ services: serviceHosts({ own: { analytics } }) });
  const note = policyNote(withService);
  expect(note).toMatch(/script-src 'self' (?:'sha256-[^']+' ){6}https:\/\/www\.googletagmanager\.com;/);
  expect(note).toContain('https://*.google-analytics.com');
  expect(note).not.toContain('posthog');
  expect(contentSecurityPolicy(withService).isCertain).toBe(false);
});

test('allows WebAssembly for an engine that needs it, and no other hosts', () => {
  const { policy, isCertain } = contentSecurityPolicy(facts({ services: [{ script: ["'wasm-unsafe-eval'"] }] }));
  expect(policy).toMatch(/script-src 'self' 'sha256-.* 'wasm-unsafe-eval';.*connect-src 'self';/);
  expect(isCertain).toBe(true);
});

test('a site with code that the build does not read, or too many scripts for a host, is not restricted', () => {
  const own = facts({ unknownCode: ['chat.js'] });
  expect(contentSecurityPolicy(own).isCertain).toBe(false);
  expect(policyNote(own)).toContain('Code that you wrote may need its own entries: chat.js');
  const inline = Array.from({ length: 30 }, (_, index) => `'sha256-${String(index).repeat(40)}='`);
  expect(contentSecurityPolicy(facts({ scripts: [{ inline, handlers: [], hosts: [] }] })).isCertain).toBe(false);
});

test('hosts get the headers in their formats', () => {
  const headers = { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' };
  expect(headersFile(headers, '/my docs/')).toBe(
    "/my%20docs/*\n  Content-Security-Policy: default-src 'self'\n  X-Content-Type-Options: nosniff\n" +
      '/my%20docs/_octavo/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  const apache = htaccessHeaders(headers, '/my docs/');
  expect(apache).toContain('ErrorDocument 404 "/my%20docs/404.html"\n');
  expect(apache).toContain('\nHeader always set Content-Security-Policy "default-src \'self\'"\n');
  const redirect = { source: '/a', destination: '/b', permanent: true };
  const { headers: rules } = JSON.parse(vercelFile([], '/', headers)) as {
    headers: { source: string; headers: object[] }[];
  };
  expect(rules.map(({ source }) => source)).toEqual(['/(.*)', '/_octavo/(.*)']);
  expect(rules[0]!.headers).toEqual(Object.entries(headers).map(([key, value]) => ({ key, value })));
  const { routes } = JSON.parse(vercelFile([redirect], '/', headers)) as { routes: object[] };
  expect(routes[0]).toEqual({ src: '/.*', headers, continue: true });
});
