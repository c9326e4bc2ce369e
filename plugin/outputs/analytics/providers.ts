/** The services that docs.json can name, each with the way that its own documentation loads it. Only those that a site names are loaded. */
import { encodePart } from '../../encode-address.js';

/** What a service needs. `code` may use `load(address, attributes)`, which gives the script element. */
export interface Loading {
  code: string;
  /** Hosts that scripts come from, as a Content-Security-Policy writes them. */
  scripts: string[];
  /** Hosts that data goes to. */
  connects?: string[];
}

/** Settings of a service as text, by name; `undefined` where a needed one is missing. */
export interface Provider {
  /** Settings that must be there. */
  needs: readonly string[];
  load(settings: Record<string, string>): Loading;
}

const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

function q(value: string | undefined): string {
  return JSON.stringify(value ?? '').replace(/</g, '\\u003c');
}

function from(host: string, path: string, attributes = ''): string {
  return `load(${q(host + path)}${attributes && `,${attributes}`})`;
}

/** A service that is one script. */
function script(host: string, path: string, attributes = '', connects: string[] = []): Loading {
  return { code: from(host, path, attributes), scripts: [host], connects: [host, ...connects] };
}

/** A service whose script is told what to do once it is there. */
function scriptThen(host: string, path: string, then: string, connects: string[] = []): Loading {
  return { code: `${from(host, path)}.onload=()=>{${then}}`, scripts: [host], connects: [host, ...connects] };
}

/** A service whose calls wait in a queue until its script is there. */
function queued(name: string, host: string, path: string, before = '', connects: string[] = []): Loading {
  const queue = `w.${name}||=function(){(w.${name}.q||=[]).push(arguments)};`;
  return { code: queue + before + from(host, path), scripts: [host], connects: [host, ...connects] };
}

/** The origin of an address or the name of a host. */
function origin(address: string): string {
  return urlOf(/^https?:/.test(address) ? address : `https://${address}`).origin;
}

/** What is no address leads to a host that cannot exist. */
function urlOf(address: string): URL {
  return new URL(URL.canParse(address) ? address : 'https://invalid.invalid');
}

function part(value: string | undefined): string {
  return encodePart(value ?? '');
}

/** By the name in `integrations`. */
export const providers: Record<string, Provider> = {
  ga4: {
    needs: ['measurementId'],
    load: ({ measurementId }) => ({
      code: `w.dataLayer||=[];w.gtag=function(){dataLayer.push(arguments)};gtag("js",new Date());gtag("config",${q(measurementId)});${from('https://www.googletagmanager.com', `/gtag/js?id=${part(measurementId)}`)}`,
      scripts: ['https://www.googletagmanager.com'],
      connects: google,
    }),
  },
  gtm: {
    needs: ['tagId'],
    load: ({ tagId }) => ({
      code: `(w.dataLayer||=[]).push({"gtm.start":Date.now(),event:"gtm.js"});${from('https://www.googletagmanager.com', `/gtm.js?id=${part(tagId)}`)}`,
      scripts: ['https://www.googletagmanager.com'],
      connects: google,
    }),
  },
  posthog: {
    needs: ['apiKey'],
    load({ apiKey, apiHost = 'https://us.i.posthog.com', sessionRecording }) {
      const api = origin(apiHost);
      const files = api.replace(/^(https:\/\/(?:us|eu))\.i\.posthog\.com$/, '$1-assets.i.posthog.com');
      const options = `{api_host:${q(api)}${sessionRecording === 'true' ? '' : ',disable_session_recording:true'}}`;
      return scriptThen(files, '/static/array.js', `posthog.init(${q(apiKey)},${options})`, [api]);
    },
  },
  plausible: {
    needs: ['domain'],
    load: ({ domain, server = 'plausible.io' }) =>
      script(origin(server), '/js/script.js', `{"data-domain":${q(domain)}}`),
  },
  mixpanel: {
    needs: ['projectToken'],
    load: ({ projectToken }) => ({
      code: `w.mixpanel=Object.assign([],{__SV:1.2,_i:[[${q(projectToken)},{track_pageview:true},"mixpanel"]]});${from('https://cdn.mxpnl.com', '/libs/mixpanel-2-latest.min.js')}`,
      scripts: ['https://cdn.mxpnl.com'],
      connects: ['https://*.mixpanel.com'],
    }),
  },
  amplitude: {
    needs: ['apiKey'],
    load: ({ apiKey }) =>
      scriptThen('https://cdn.amplitude.com', `/script/${part(apiKey)}.js`, `amplitude.init(${q(apiKey)})`, [
        'https://*.amplitude.com',
      ]),
  },
  clarity: {
    needs: ['projectId'],
    load: ({ projectId }) =>
      queued('clarity', 'https://www.clarity.ms', `/tag/${part(projectId)}`, '', ['https://*.clarity.ms']),
  },
  hotjar: {
    needs: ['hjid', 'hjsv'],
    load: ({ hjid, hjsv }) =>
      queued(
        'hj',
        'https://static.hotjar.com',
        `/c/hotjar-${part(hjid)}.js?sv=${part(hjsv)}`,
        `w._hjSettings={hjid:${q(hjid)},hjsv:${q(hjsv)}};`,
        ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      ),
  },
  intercom: {
    needs: ['appId'],
    load: ({ appId }) =>
      queued(
        'Intercom',
        'https://widget.intercom.io',
        `/widget/${part(appId)}`,
        `w.intercomSettings={api_base:"https://api-iam.intercom.io",app_id:${q(appId)}};`,
        ['https://*.intercom.io', 'wss://*.intercom.io', 'https://js.intercomcdn.com'],
      ),
  },
  fathom: {
    needs: ['siteId'],
    load: ({ siteId }) => script('https://cdn.usefathom.com', '/script.js', `{"data-site":${q(siteId)}}`),
  },
  pirsch: {
    needs: ['id'],
    load: ({ id }) => script('https://api.pirsch.io', '/pa.js', `{id:"pianjs","data-code":${q(id)}}`),
  },
  clearbit: {
    needs: ['publicApiKey'],
    load: ({ publicApiKey }) =>
      script('https://tag.clearbitscripts.com', `/v1/${part(publicApiKey)}/tags.js`, '', ['https://*.clearbit.com']),
  },
  heap: {
    needs: ['appId'],
    load: ({ appId }) => ({
      code: `w.heap=Object.assign(w.heap||[],{appid:${q(appId)},config:{}});${from('https://cdn.heapanalytics.com', `/js/heap-${part(appId)}.js`)}`,
      scripts: ['https://cdn.heapanalytics.com'],
      connects: ['https://heapanalytics.com'],
    }),
  },
  segment: {
    needs: ['key'],
    load: ({ key }) => ({
      code: `w.analytics=Object.assign([["page"]],{_writeKey:${q(key)}});${from('https://cdn.segment.com', `/analytics.js/v1/${part(key)}/analytics.min.js`)}`,
      scripts: ['https://cdn.segment.com'],
      connects: ['https://api.segment.io', 'https://cdn.segment.com'],
    }),
  },
  hightouch: {
    needs: ['writeKey'],
    load: ({ writeKey, apiHost = 'us-east-1.hightouch-events.com' }) => ({
      code: `w.htevents=Object.assign([["page"]],{_writeKey:${q(writeKey)},_loadOptions:{apiHost:${q(apiHost)}}});${from('https://cdn.hightouch-events.com', '/browser/release/v1-latest/events.min.js')}`,
      scripts: ['https://cdn.hightouch-events.com'],
      connects: [origin(apiHost)],
    }),
  },
  logrocket: {
    needs: ['appId'],
    load: ({ appId }) =>
      scriptThen('https://cdn.logr-in.com', '/LogRocket.min.js', `LogRocket.init(${q(appId)})`, [
        'https://*.logr-in.com',
      ]),
  },
  frontchat: {
    needs: ['snippetId'],
    load: ({ snippetId }) =>
      scriptThen(
        'https://chat-assets.frontapp.com',
        '/v1/chat.bundle.js',
        `FrontChat("init",{chatId:${q(snippetId)},useDefaultLauncher:true})`,
        ['https://*.frontapp.com'],
      ),
  },
  koala: {
    needs: ['publicApiKey'],
    load: ({ publicApiKey }) => ({
      code: `w.ko||=[];${from('https://cdn.getkoala.com', `/v1/${part(publicApiKey)}/sdk.js`)}`,
      scripts: ['https://cdn.getkoala.com'],
      connects: ['https://api2.getkoala.com'],
    }),
  },
  adobe: { needs: ['launchUrl'], load: ({ launchUrl }) => byAddress(launchUrl!) },
  osano: { needs: ['scriptSource'], load: ({ scriptSource }) => byAddress(scriptSource!) },
};

function byAddress(address: string): Loading {
  const { origin: host, pathname, search } = urlOf(address);
  return script(host, pathname + search);
}
