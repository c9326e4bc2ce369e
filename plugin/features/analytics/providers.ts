/**
 * The services that docs.json supports, each loaded as its documentation describes. Only services that a site uses are
 * loaded.
 */
import { encodePart } from '../../addresses/encode-address.js';
import type { Policy } from '../../load/plugins-file.js';

/** A service. `code` can use `load(address, attributes)`, which returns the script element. */
export interface Loading extends Pick<Policy, 'script' | 'connect'> {
  code: string;
  /**
   * Counts the page that a page was changed into. Without it, the service counts page views itself when a script calls
   * `history.pushState` or the reader goes back, as it does in apps.
   */
  pageView?: string;
  /** Whether it asks readers for consent. Its `code` then calls `start()` once all services for consent have it. */
  isGate?: boolean;
}

/** Returns the code that loads a service. `settings`: its settings, as text. */
export type Provider = (settings: Record<string, string>) => Loading;

const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

function q(value: string | undefined): string {
  return JSON.stringify(value ?? '').replace(/</g, '\\u003c');
}

function from(host: string, path: string, attributes = ''): string {
  return `load(${q(host + path)}${attributes && `,${attributes}`})`;
}

/** A service with a single script. */
function script(host: string, path: string, attributes = '', connects: string[] = []): Loading {
  return { code: from(host, path, attributes), script: [host], connect: [host, ...connects] };
}

/** A service that is started once its script has loaded. */
function scriptThen(host: string, path: string, then: string, connects: string[] = []): Loading {
  return { code: `${from(host, path)}.onload=()=>{${then}}`, script: [host], connect: [host, ...connects] };
}

/** A service whose calls are queued until its script has loaded. */
function queued(name: string, host: string, path: string, before = '', connects: string[] = []): Loading {
  const queue = `w.${name}||=function(){(w.${name}.q||=[]).push(arguments)};`;
  return { code: queue + before + from(host, path), script: [host], connect: [host, ...connects] };
}

/** The origin of a URL or host name. */
function origin(address: string): string {
  return urlOf(/^https?:/.test(address) ? address : `https://${address}`).origin;
}

/** An invalid URL becomes an unreachable host. */
function urlOf(address: string): URL {
  return new URL(URL.canParse(address) ? address : 'https://invalid.invalid');
}

function part(value: string | undefined): string {
  return encodePart(value ?? '');
}

/** By the name in `integrations`. */
export const providers: Record<string, Provider> = {
  ga4: ({ measurementId }) => ({
    code: `w.dataLayer||=[];w.gtag=function(){dataLayer.push(arguments)};gtag("js",new Date());gtag("config",${q(measurementId)});${from('https://www.googletagmanager.com', `/gtag/js?id=${part(measurementId)}`)}`,
    script: ['https://www.googletagmanager.com'],
    connect: google,
  }),
  gtm: ({ tagId }) => ({
    code: `(w.dataLayer||=[]).push({"gtm.start":Date.now(),event:"gtm.js"});${from('https://www.googletagmanager.com', `/gtm.js?id=${part(tagId)}`)}`,
    script: ['https://www.googletagmanager.com'],
    connect: google,
  }),
  posthog({ apiKey, apiHost = 'https://us.i.posthog.com', sessionRecording }) {
    const api = origin(apiHost);
    const files = api.replace(/^(https:\/\/(?:us|eu))\.i\.posthog\.com$/, '$1-assets.i.posthog.com');
    // Otherwise it counts only the first page of a document.
    const options = `{api_host:${q(api)},capture_pageview:"history_change"${sessionRecording === 'true' ? '' : ',disable_session_recording:true'}}`;
    return scriptThen(files, '/static/array.js', `posthog.init(${q(apiKey)},${options})`, [api]);
  },
  plausible: ({ domain, server = 'plausible.io' }) =>
    script(origin(server), '/js/script.js', `{"data-domain":${q(domain)}}`),
  mixpanel: ({ projectToken, region = 'us' }) => ({
    code: `w.mixpanel=Object.assign([],{__SV:1.2,_i:[[${q(projectToken)},{track_pageview:"url-with-path"${region === 'us' ? '' : `,api_host:${q(`https://api-${region}.mixpanel.com`)}`}},"mixpanel"]]});${from('https://cdn.mxpnl.com', '/libs/mixpanel-2-latest.min.js')}`,
    script: ['https://cdn.mxpnl.com'],
    connect: ['https://*.mixpanel.com'],
  }),
  amplitude: ({ apiKey }) =>
    scriptThen('https://cdn.amplitude.com', `/script/${part(apiKey)}.js`, `amplitude.init(${q(apiKey)})`, [
      'https://*.amplitude.com',
    ]),
  clarity: ({ projectId }) =>
    queued('clarity', 'https://www.clarity.ms', `/tag/${part(projectId)}`, '', ['https://*.clarity.ms']),
  hotjar: ({ hjid, hjsv }) =>
    queued(
      'hj',
      'https://static.hotjar.com',
      `/c/hotjar-${part(hjid)}.js?sv=${part(hjsv)}`,
      `w._hjSettings={hjid:${q(hjid)},hjsv:${q(hjsv)}};`,
      ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    ),
  intercom: ({ appId }) => ({
    ...queued(
      'Intercom',
      'https://widget.intercom.io',
      `/widget/${part(appId)}`,
      `w.intercomSettings={api_base:"https://api-iam.intercom.io",app_id:${q(appId)}};`,
      ['https://*.intercom.io', 'wss://*.intercom.io', 'https://js.intercomcdn.com'],
    ),
    pageView: 'Intercom("update",{last_request_at:Math.floor(Date.now()/1000)})',
  }),
  fathom: ({ siteId }) =>
    script('https://cdn.usefathom.com', '/script.js', `{"data-site":${q(siteId)},"data-spa":"auto"}`),
  pirsch: ({ id }) => script('https://api.pirsch.io', '/pa.js', `{id:"pianjs","data-code":${q(id)}}`),
  clearbit: ({ publicApiKey }) =>
    script('https://tag.clearbitscripts.com', `/v1/${part(publicApiKey)}/tags.js`, '', ['https://*.clearbit.com']),
  heap: ({ appId }) => ({
    code: `w.heap=Object.assign(w.heap||[],{appid:${q(appId)},config:{}});${from('https://cdn.heapanalytics.com', `/js/heap-${part(appId)}.js`)}`,
    script: ['https://cdn.heapanalytics.com'],
    connect: ['https://heapanalytics.com'],
  }),
  segment({ key, cdnUrl = 'https://cdn.segment.com' }) {
    const { origin: host, pathname } = urlOf(cdnUrl);
    const cdn = host + pathname.replace(/\/+$/, '');
    return {
      code: `w.analytics=Object.assign([["page"]],{_writeKey:${q(key)},_cdn:${q(cdn)}});${from(cdn, `/analytics.js/v1/${part(key)}/analytics.min.js`)}`,
      script: [host],
      connect: ['https://api.segment.io', host],
      pageView: 'analytics.push(["page"])',
    };
  },
  hightouch: ({ writeKey, apiHost = 'us-east-1.hightouch-events.com' }) => ({
    code: `w.htevents=Object.assign([["page"]],{_writeKey:${q(writeKey)},_loadOptions:{apiHost:${q(apiHost)}}});${from('https://cdn.hightouch-events.com', '/browser/release/v1-latest/events.min.js')}`,
    script: ['https://cdn.hightouch-events.com'],
    connect: [origin(apiHost)],
    pageView: 'htevents.push(["page"])',
  }),
  logrocket: ({ appId }) =>
    scriptThen('https://cdn.logr-in.com', '/LogRocket.min.js', `LogRocket.init(${q(appId)})`, [
      'https://*.logr-in.com',
    ]),
  frontchat: ({ snippetId }) =>
    scriptThen(
      'https://chat-assets.frontapp.com',
      '/v1/chat.bundle.js',
      `FrontChat("init",{chatId:${q(snippetId)},useDefaultLauncher:true})`,
      ['https://*.frontapp.com'],
    ),
  koala: ({ publicApiKey }) => ({
    code: `w.ko||=[];${from('https://cdn.getkoala.com', `/v1/${part(publicApiKey)}/sdk.js`)}`,
    script: ['https://cdn.getkoala.com'],
    connect: ['https://api2.getkoala.com'],
  }),
  adobe: ({ launchUrl }) => byAddress(launchUrl!),
  osano: ({ scriptSource }) => byAddress(scriptSource!),
  onetrust({
    domainScript,
    categoryId = 'C0002',
    scriptSource = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
  }) {
    const { origin: host, pathname, search } = urlOf(scriptSource);
    const agreed = `(w.OnetrustActiveGroups||"").split(",").includes(${q(categoryId)})`;
    const attributes = `{"data-domain-script":${q(domainScript)},"data-document-language":"true"}`;
    return {
      isGate: true,
      code: `w.OptanonWrapper=()=>{if(${agreed})start()};${from(host, pathname + search, attributes)}`,
      script: [host],
      connect: [host, 'https://*.onetrust.com'],
    };
  },
  transcend({ bundleId, analyticsPurpose = 'Analytics' }) {
    const host = 'https://transcend-cdn.com';
    const agreed = `a.getConsent().purposes[${q(analyticsPurpose)}]===true`;
    const ready = `a=>{const check=()=>{if(${agreed})start()};check();a.addEventListener("consent-change",check)}`;
    return {
      isGate: true,
      code: `w.airgap=Object.assign({readyQueue:[],ready(f){this.readyQueue.push(f)}},w.airgap);w.airgap.ready(${ready});${from(host, `/cm/${part(bundleId)}/airgap.js`, '{"data-cfasync":"false"}')}`,
      script: [host],
      connect: ['https://*.transcend.io', host],
    };
  },
};

function byAddress(address: string): Loading {
  const { origin: host, pathname, search } = urlOf(address);
  return script(host, pathname + search);
}
