/** Links to a filled request: its data is in the fragment of the address, which browsers do not send to servers. */
import type { SharedForm } from './shared-form.js';

/** How the fragment starts. runtime/features/octavo-playground.ts knows it too. */
const prefix = '#octavo-request=';

/** The address of the page with the request. */
export function shareLink(page: string, form: SharedForm): string {
  return page.replace(/#.*$/s, '') + prefix + encodeURIComponent(JSON.stringify(form));
}

/** The request in a fragment; `undefined` where there is none. */
export function sharedIn(fragment: string): SharedForm | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  try {
    const form = JSON.parse(decodeURIComponent(fragment.slice(prefix.length))) as SharedForm | null;
    return typeof form?.operation === 'string' ? form : undefined;
  } catch {
    return undefined;
  }
}
