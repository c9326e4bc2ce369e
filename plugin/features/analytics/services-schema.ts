/** The services that a site can load, with their keys. */
import { z } from 'zod';
import { optional, optionalChoice, optionalFlag } from '../../config/schema/optional.js';
import { loadedAnyway, unsupported } from '../../config/schema/effect.js';

/** Text with a form. `error`: the form, in messages. */
function matching(form: RegExp, error: string, description: string, example: string): z.ZodString {
  return z
    .string({ error })
    .regex(form, { error })
    .meta({ description, examples: [example] });
}

function text(description: string, example: string, shortest = 1): z.ZodString {
  const error = shortest === 1 ? 'text in double quotes, not empty' : `text of at least ${shortest} characters`;
  return matching(new RegExp(`\\S.{${shortest - 1},}`, 's'), error, description, example);
}

function prefixed(description: string, prefix: string, example: string): z.ZodString {
  return matching(new RegExp(`^${prefix}.`), `text that starts with ${JSON.stringify(prefix)}`, description, example);
}

const secure = 'a URL that starts with https://';

function url(description: string, example: string): z.ZodString {
  return matching(/^https?:\/\/[^\s/?#.]+\.[^\s?#]+$/, secure, description, example);
}

function host(description: string, example: string): z.ZodString {
  const form = /^[^\s:/?#]+(?::\d+)?(?:[/?][^\s]*)?(?:,[^\s:]+)*$/;
  return matching(form, 'the name of a host, without https://', description, example);
}

function service<Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape).meta({ description: `${name}.` });
}

const cookies = z
  .strictObject({
    key: text('Key in the local storage of the browser.', 'cookie-consent').optional(),
    value: text('Value that means consent.', 'accepted').optional(),
  })
  .meta({ description: 'No service is loaded until the local storage of the browser has this value.' });

const onetrust = z
  .strictObject({
    domainScript: text('Domain script id.', '01234567-89ab-cdef-0123-456789abcdef'),
    categoryId: optional(text('Category of consent that the other services need.', 'C0002'), { default: 'C0002' }),
    scriptSource: url('URL of the script.', 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js').optional(),
  })
  .meta({ description: 'OneTrust. The other services are loaded once readers have agreed to the category.' });

const transcend = z
  .strictObject({
    bundleId: matching(/^\s*[\w-]+\s*$/, 'text of letters, digits, - and _', 'Bundle id.', '0123-abcd'),
    analyticsPurpose: optional(text('Purpose of consent that the other services need.', 'Analytics'), {
      default: 'Analytics',
    }),
  })
  .meta({ description: 'Transcend. The other services are loaded once readers have agreed to the purpose.' });

/** Required keys first. */
export const services = {
  adobe: service('Adobe Analytics', {
    launchUrl: url('URL of the launch script.', 'https://assets.adobedtm.com/a/launch.min.js'),
  }),
  amplitude: service('Amplitude', { apiKey: text('API key.', 'a1b2c3') }),
  clarity: service('Microsoft Clarity', { projectId: text('Project id.', 'a1b2c3') }),
  clearbit: service('Clearbit', { publicApiKey: text('Public API key.', 'pk_a1b2c3') }),
  fathom: service('Fathom', { siteId: text('Site id.', 'ABCDEFGH') }),
  frontchat: service('Front Chat', { snippetId: text('Chat id.', 'a1b2c3d4', 6) }),
  ga4: service('Google Analytics 4', { measurementId: prefixed('Measurement id.', 'G', 'G-XXXXXXX') }),
  gtm: service('Google Tag Manager', { tagId: prefixed('Container id.', 'G', 'GTM-XXXXXXX') }),
  heap: service('Heap', { appId: text('App id.', '1234567') }),
  hightouch: service('Hightouch', {
    writeKey: text('Write key.', 'a1b2c3'),
    apiHost: text('Host of the API.', 'us-east-1.hightouch-events.com').optional(),
  }),
  hotjar: service('Hotjar', { hjid: text('Site id.', '1234567'), hjsv: text('Version of the script.', '6') }),
  intercom: service('Intercom', { appId: text('App id.', 'a1b2c3d4', 6) }),
  koala: service('Koala', { publicApiKey: text('Public API key.', 'pk_a1b2c3', 2) }),
  logrocket: service('LogRocket', { appId: text('App id.', 'acme/docs') }),
  mixpanel: service('Mixpanel', {
    projectToken: text('Project token.', 'a1b2c3'),
    region: optionalChoice(['us', 'eu', 'in'], { description: 'Where data is stored.', default: 'us' }),
  }),
  onetrust,
  osano: service('Osano', { scriptSource: url('URL of the script.', 'https://cmp.osano.com/a/b/osano.js') }),
  pirsch: service('Pirsch', { id: text('Identification code.', 'a1b2c3') }),
  plausible: service('Plausible', {
    domain: host('Domain of the site.', 'docs.example.com'),
    server: host('Host of your own server.', 'plausible.example.com').optional(),
  }),
  posthog: service('PostHog', {
    apiKey: prefixed('Project key.', 'phc_', 'phc_0123456789'),
    apiHost: optional(url('Host of the API, of the EU cloud or of your own proxy.', 'https://eu.i.posthog.com'), {
      default: 'https://us.i.posthog.com',
    }),
    sessionRecording: optionalFlag({ description: 'Whether sessions are recorded.', default: false }),
  }),
  segment: service('Segment', {
    key: text('Write key.', 'a1b2c3'),
    cdnUrl: matching(
      /^https:\/\/[^\s/?#.]+\.[^\s?#]+$/,
      secure,
      'URL of your own CDN.',
      'https://cdn.example.com',
    ).optional(),
  }),
  transcend,
};

/** Settings that are not services. */
const others = {
  cookies,
  telemetry: z
    .strictObject({
      enabled: optionalFlag({
        description: 'With `false`, readers are not asked whether a page helped.',
        default: true,
      }),
    })
    .meta({
      description: 'Usage data. Octavo collects none.',
    }),
};

const custom = z.unknown().meta({
  description: 'Custom scripts.',
  effect: unsupported(`${loadedAnyway}; a script can load others`),
});

/** Services whose only key can be written as a bare string in mint.json. */
const textForms = new Set(['intercom', 'frontchat']);

const entries = Object.entries({ ...services, ...others }).map(([name, schema]) => [
  name,
  optional(orText(name, schema), { unlessValid: unlessValid(name) }),
]);

function unlessValid(name: string): string | undefined {
  if (name === 'cookies') return 'no service is loaded';
  return Object.hasOwn(services, name) ? `${JSON.stringify(name)} is not loaded` : undefined;
}

/** The same in both schemas. */
function orText(name: string, schema: z.ZodObject): z.ZodType {
  const keys = Object.keys(schema.shape);
  if (!textForms.has(name)) return schema;
  const first = (schema.shape as Record<string, z.ZodType>)[keys[0]!]!;
  return z
    .union([schema, first], { error: `an object with ${JSON.stringify(keys[0])}` })
    .meta({ description: schema.meta()?.description });
}

/** `integrations` of docs.json, `integrations` and `analytics` of mint.json. */
export const integrations = z
  .object({ ...(Object.fromEntries(entries) as Record<string, z.ZodType>), custom: custom.optional() })
  .catchall(z.unknown())
  .meta({
    id: 'Integrations',
    scope: 'integrations',
    description: 'Analytics and support services, by name.',
    mayBeEmpty: true,
    examples: [{ ga4: { measurementId: 'G-XXXXXXX' } }],
  });
