/** The script that loads the services of a site: a file, so that pages need no inline script of their own for it. */
import { createHash } from 'node:crypto';
import type { Site } from '../../site/types.js';
import { providers, type Loading } from './providers.js';

const loader =
  'const w=window,load=(src,attributes={})=>{const s=document.createElement("script");s.async=true;s.src=src;' +
  'for(const k in attributes)s.setAttribute(k,attributes[k]);document.head.append(s);return s};';

/** The script and its path in the output; `undefined` where the site names no service. */
export function analyticsScript(site: Site): { path: string; code: string } | undefined {
  const services = loadings(site);
  if (services.length === 0) return undefined;
  const body = loader + services.map(({ code }) => `${code};`).join('');
  const code = `(()=>{${consentGuard(site)}${body}})()\n`;
  return { path: `_octavo/services.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code };
}

/** The services of a site, in the author's order. */
export function loadings({ integrations }: Pick<Site, 'integrations'>): Loading[] {
  return integrations.services.map(({ name, settings }) => providers[name]!.load(settings));
}

/** With `cookies` in the settings, nothing is loaded until the reader's consent stands in the browser's storage. */
function consentGuard({ integrations: { consent } }: Site): string {
  if (!consent) return '';
  const [key, value] = [consent.key, consent.value].map((text) => JSON.stringify(text));
  return `try{if(localStorage.getItem(${key})!==${value})return}catch{return}`;
}
