/** Each setting of each service is passed to its script, after consent. */
import { expect } from 'vitest';
import { services } from '../../../plugin/features/analytics/services-schema.js';
import type { SettingCase } from '../setting-case.js';
import type { SiteReader } from '../site-reader.js';

/** Values of the settings, and their form in the script if it is different. */
const examples: Record<string, Record<string, unknown>> = {
  adobe: { launchUrl: 'https://assets.adobedtm.com/acme.min.js' },
  amplitude: { apiKey: 'amp-1' },
  clarity: { projectId: 'clar-1' },
  clearbit: { publicApiKey: 'pk_1' },
  fathom: { siteId: 'FATHOM1' },
  frontchat: { snippetId: 'front-1' },
  ga4: { measurementId: 'G-ACME' },
  gtm: { tagId: 'GTM-ACME' },
  heap: { appId: 'heap-1' },
  hightouch: { writeKey: 'high-1', apiHost: 'events.acme.com' },
  hotjar: { hjid: 'hot-1', hjsv: 'six' },
  intercom: { appId: 'inter-1' },
  koala: { publicApiKey: 'koala-1' },
  logrocket: { appId: 'acme/docs' },
  mixpanel: { projectToken: 'mix-1', region: 'eu' },
  onetrust: { domainScript: 'one-1', categoryId: 'C0009', scriptSource: 'https://cdn.acme.com/one.js' },
  osano: { scriptSource: 'https://cmp.osano.com/acme.js' },
  pirsch: { id: 'pirsch-1' },
  plausible: { domain: 'docs.acme.com', server: 'stats.acme.com' },
  posthog: { apiKey: 'phc_1', apiHost: 'https://eu.acme.com', sessionRecording: false },
  segment: { key: 'seg-1', cdnUrl: 'https://cdn.acme.com' },
  transcend: { bundleId: 'trans-1', analyticsPurpose: 'Numbers' },
};

function script(reader: SiteReader): string {
  const [, file] = /src="\/(_octavo\/services\.\w+\.js)"/.exec(reader.file('index.html')) ?? [];
  return file === undefined ? '' : reader.file(file);
}

function integration(name: string, settings: unknown): Record<string, unknown> {
  return { integrations: { [name]: settings } };
}

const ofServices = Object.keys(services).map((name): SettingCase => {
  const settings = Object.fromEntries(Object.entries(examples[name]!).filter(([, value]) => value !== false));
  return {
    key: Object.keys(settings).map((key) => `integrations.${name}.${key}`),
    shows: `${name} is loaded with its settings`,
    config: integration(name, settings),
    see: async (reader) => {
      const code = script(reader);
      for (const value of Object.values(settings)) expect(code).toContain(String(value));
    },
  };
});

export const cases: SettingCase[] = [
  ...ofServices,
  {
    key: 'integrations.posthog.sessionRecording',
    shows: 'sessions are recorded only where the author wants that',
    config: integration('posthog', { apiKey: 'phc_1', sessionRecording: true }),
    see: async (reader) => expect(script(reader)).toContain('capture_pageview:"history_change"}'),
  },
  ...['intercom', 'frontchat'].map((name): SettingCase => ({
    key: `integrations.${name}`,
    shows: 'the id of the service may stand alone, as in mint.json',
    config: integration(name, 'acme-123'),
    see: async (reader) => expect(script(reader)).toContain('acme-123'),
  })),
  {
    key: ['integrations.cookies.key', 'integrations.cookies.value'],
    shows: 'services wait for the consent of the reader; without a complete setting none is loaded',
    config: { integrations: { cookies: { key: 'agreed', value: 'yes' }, fathom: { siteId: 'A' } } },
    see: async (reader) => expect(script(reader)).toContain('localStorage.getItem("agreed")==="yes"'),
  },
  {
    key: 'integrations.telemetry.enabled',
    shows: 'without telemetry readers are not asked whether a page helped',
    config: { feedback: { thumbsRating: true }, integrations: { telemetry: { enabled: false } } },
    see: (reader) => reader.facts('index.html', { '#rating-question': 0 }),
  },
];
