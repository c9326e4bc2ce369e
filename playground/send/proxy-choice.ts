/** A proxy of the site, for servers that do not allow requests from it. The reader sees its address before anything is sent. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';

/** A checkbox that names the host; nothing without a proxy. */
export function proxyChoice(
  proxy: string,
  isOn: boolean,
  change: (isOn: boolean) => void,
): TemplateResult | typeof nothing {
  const address = proxyAddress(proxy, '');
  if (proxy === '' || !URL.canParse(address, document.baseURI)) return nothing;
  const toggle = (event: Event): void => change((event.target as HTMLInputElement).checked);
  return html`<label part="check proxy"
    ><input type="checkbox" .checked=${isOn} @change=${toggle} />
    <span>${text('proxy')} <strong>${new URL(address, document.baseURI).host}</strong></span></label
  >`;
}

/** The address of a request through the proxy. */
export function proxyAddress(proxy: string, url: string): string {
  const encoded = encodeURIComponent(url);
  return proxy.includes('{url}') ? proxy.replaceAll('{url}', encoded) : proxy + encoded;
}
