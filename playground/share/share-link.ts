/** Links to a filled request: its data is in the fragment of the address, which browsers do not send to servers. */
import { attempt } from '../../elements/attempt.js';
import { maxLinkDepth, maxLinkValues } from '../model/limits.js';
import type { SharedForm } from './shared-form.js';

/** The beginning of the fragment. Keep it equal to runtime/features/octavo-playground.ts. */
const prefix = '#octavo-request=';

/** The address of the page with the request, without a body that is too large for a link. */
export function shareLink(page: string, form: SharedForm): string {
  const shared = isSmall(form) ? form : { ...form, body: undefined };
  return page.replace(/#.*$/s, '') + prefix + encodeURIComponent(JSON.stringify(shared));
}

/** Whether a fragment is of such an address. */
export function isShareLink(fragment: string): boolean {
  return fragment.startsWith(prefix);
}

/** The request in a fragment; `undefined` if there is none. Anybody can write a link: one that is too large is ignored. */
export function sharedIn(fragment: string): SharedForm | undefined {
  if (!isShareLink(fragment)) return undefined;
  const json = fragment.slice(prefix.length);
  const form = attempt(() => JSON.parse(decodeURIComponent(json)) as SharedForm | null);
  return typeof form?.operation === 'string' && isSmall(form) ? form : undefined;
}

function isSmall(form: SharedForm): boolean {
  let values = 0;
  const isWithin = (value: unknown, depth: number): boolean =>
    ++values <= maxLinkValues &&
    (typeof value !== 'object' ||
      value === null ||
      (depth < maxLinkDepth && Object.values(value).every((each) => isWithin(each, depth + 1))));
  return isWithin(form, 0);
}
