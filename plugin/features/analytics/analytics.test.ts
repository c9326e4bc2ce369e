import { runInNewContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import type { Site } from '../../core/model/types.js';
import { analyticsScript } from './analytics-script.js';
import { services } from './services-schema.js';
import type { UsedServices } from './used-services.js';

const site = (analytics: UsedServices): Pick<Site, 'own'> => ({ own: { analytics } });

/** Records the scripts that are added to the head. */
class FakeDocument extends EventTarget {
  readonly head: { append(script: { src: string }): void };

  constructor(ran: string[]) {
    super();
    this.head = { append: ({ src }) => void ran.push(src) };
  }

  createElement(): object {
    return { setAttribute: () => undefined };
  }
}

const hostile = '"</script><script>alert(1)//';

test.each(Object.entries(services))('%s: the script is one, and hostile settings stay text', (name, { shape }) => {
  const settings = Object.fromEntries(
    Object.keys(shape).map((key) => [key, /url|source/i.test(key) ? 'https://x.dev/a.js' : hostile]),
  );
  const script = analyticsScript(site({ services: [{ name, settings }] }));
  expect(() => new Script(script.code)).not.toThrow();
  expect(script.code).not.toContain('</script');
  expect(script.code).not.toContain('"</');
});

test('nothing is loaded before the reader has agreed', () => {
  const ran: string[] = [];
  const { code } = analyticsScript(
    site({
      services: [{ name: 'fathom', settings: { siteId: 'ABC' } }],
      consent: { key: 'consent', value: 'yes' },
    }),
  );
  const document = new FakeDocument(ran);
  let stored: string | null = null;
  runInNewContext(code, { document, window: {}, localStorage: { getItem: () => stored } });
  document.dispatchEvent(new Event('octavo:after-update'));
  expect(ran).toEqual([]);
  stored = 'yes';
  document.dispatchEvent(new Event('octavo:after-update'));
  document.dispatchEvent(new Event('octavo:after-update'));
  expect(ran).toEqual(['https://cdn.usefathom.com/script.js']);
});

function runWith(used: UsedServices, globals: Record<string, unknown>): { ran: string[]; window: any } {
  const ran: string[] = [];
  const document = new FakeDocument(ran);
  const window: Record<string, unknown> = { ...globals };
  runInNewContext(analyticsScript(site(used)).code, { document, window });
  return { ran, window };
}

const fathom = { name: 'fathom', settings: { siteId: 'ABC' } };

test('with OneTrust, other services are loaded once, when the reader has agreed to the category', () => {
  const onetrust = { name: 'onetrust', settings: { domainScript: 'abc', categoryId: 'C0004' } };
  const { ran, window } = runWith({ services: [fathom, onetrust] }, {});
  expect(ran).toEqual(['https://cdn.cookielaw.org/scripttemplates/otSDKStub.js']);
  window.OnetrustActiveGroups = ',C0001,C0002,';
  window.OptanonWrapper();
  expect(ran).toHaveLength(1);
  window.OnetrustActiveGroups = ',C0001,C0004,';
  window.OptanonWrapper();
  window.OptanonWrapper();
  expect(ran.slice(1)).toEqual(['https://cdn.usefathom.com/script.js']);
});

test('with Transcend, other services are loaded when the reader agrees to the purpose', () => {
  const transcend = { name: 'transcend', settings: { bundleId: 'b-1' } };
  const { ran, window } = runWith({ services: [transcend, fathom] }, {});
  expect(ran).toEqual(['https://transcend-cdn.com/cm/b-1/airgap.js']);
  const purposes: Record<string, unknown> = { Analytics: 'Auto' };
  let changed = (): void => undefined;
  const airgap = {
    getConsent: () => ({ purposes }),
    addEventListener: (_: string, run: () => void) => (changed = run),
  };
  window.airgap.readyQueue[0](airgap);
  expect(ran).toHaveLength(1);
  purposes['Analytics'] = true;
  changed();
  expect(ran.slice(1)).toEqual(['https://cdn.usefathom.com/script.js']);
});

test('data of Mixpanel and Segment goes to the region and the CDN that the author names', () => {
  const code = (name: string, settings: Record<string, string>): string =>
    analyticsScript(site({ services: [{ name, settings }] }))!.code;
  expect(code('mixpanel', { projectToken: 't', region: 'eu' })).toContain('api_host:"https://api-eu.mixpanel.com"');
  expect(code('mixpanel', { projectToken: 't' })).not.toContain('api_host');
  const segment = code('segment', { key: 'k', cdnUrl: 'https://cdn.acme.com/s/' });
  expect(segment).toContain('"https://cdn.acme.com/s/analytics.js/v1/k/analytics.min.js"');
  expect(segment).not.toContain('cdn.segment.com');
});
