/** The script that loads the services of a site: a file, so that pages need no inline script for it. */
import { createHash } from 'node:crypto';
import type { Site } from '../../core/model/types.js';
import type { Policy } from '../../load/plugins-file.js';
import { providers, type Loading } from './providers.js';
import { servicesOf, type Service, type UsedServices } from './used-services.js';

const loader =
  'const w=window,load=(src,attributes={})=>{const s=document.createElement("script");s.async=true;s.src=src;' +
  'for(const k in attributes)s.setAttribute(k,attributes[k]);document.head.append(s);return s};';

/** The script and its path in the output. */
export function analyticsScript(site: Pick<Site, 'own'>): { path: string; code: string } {
  const used = servicesOf(site);
  const body = loader + afterConsent(used.services);
  const code = `(()=>{${whenAllowed(used, body)}})()\n`;
  return { path: `_octavo/services.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code };
}

/** The hosts of the services of a site. A service may contact more of them. */
export function serviceHosts(site: Pick<Site, 'own'>): Policy[] {
  return servicesOf(site).services.map((service) => ({ ...load(service), isComplete: false }));
}

function load({ name, settings }: Service): Loading {
  return providers[name]!(settings);
}

/**
 * Services that ask for consent are loaded first. All other services start once the reader has agreed in all of them.
 */
function afterConsent(services: readonly Service[]): string {
  const all = services.map(load);
  const gates = all.filter(({ isGate }) => isGate);
  const others = all.flatMap(({ code, isGate }) => (isGate ? [] : `${code};`)).join('') + afterChange(all);
  if (gates.length === 0) return others;
  const asks = gates.map(({ code }, index) => `{const start=()=>agree(${index});${code}}`).join('');
  return `const agreed=new Set();let isStarted=false;const agree=i=>{agreed.add(i);if(agreed.size<${gates.length}||isStarted)return;isStarted=true;${others}};${asks}`;
}

/** Page views of services that do not count them by themselves when a page changes in place. */
function afterChange(services: readonly Loading[]): string {
  const pageViews = services.flatMap(({ pageView }) => pageView ?? []).join(';');
  return pageViews && `document.addEventListener("octavo:after-update",()=>{${pageViews}});`;
}

/**
 * With `cookies` in the settings, nothing is loaded until the browser's storage contains the reader's consent. It is looked
 * for again after each change of page.
 */
function whenAllowed({ consent }: UsedServices, body: string): string {
  if (!consent) return body;
  const [key, value] = [consent.key, consent.value].map((text) => JSON.stringify(text));
  const isAllowed = `try{return localStorage.getItem(${key})===${value}}catch{return false}`;
  const start = `document.removeEventListener(event,check);${body}`;
  return (
    `const event="octavo:after-update",isAllowed=()=>{${isAllowed}},check=()=>{if(isAllowed()){${start}}};` +
    'document.addEventListener(event,check);check()'
  );
}
