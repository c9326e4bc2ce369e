/** Keys of Octavo that values of other tools set in front matter. */

/** Keys with their values. */
export type Values = Record<string, unknown>;

/** The page that has a key. */
export interface ForeignPage {
  /** Its front matter. */
  data: Readonly<Values>;
  route: string;
}

/** The keys that a value sets; `undefined` if it has no effect. */
export type KeyEffect = (value: unknown, page: ForeignPage) => Values | undefined;

/** The value has its effect already. */
export const none: Values = {};

/** Sets `key` to the text of the value. */
export function textAs(key: string): KeyEffect {
  return (value) => (typeof value === 'string' || typeof value === 'number' ? { [key]: String(value) } : undefined);
}

/** Sets `values` if the value is `wanted`. The opposite changes nothing. */
export function ifIs(wanted: boolean, values: Values): KeyEffect {
  return (value) => (isFlag(value, wanted) ? values : isFlag(value, !wanted) ? none : undefined);
}

function isFlag(value: unknown, flag: boolean): boolean {
  return String(value).toLowerCase() === String(flag);
}

/** Without the table of contents. */
export const wide = { mode: 'wide' };
/** In no list and no index. */
export const unlisted = { hidden: true, noindex: true, searchable: false };
const noPagination = { hideFooterPagination: true };

/** Only both links together can be hidden. `off`: the value that hides one. */
export function hidesBoth(other: string, off: unknown): KeyEffect {
  return (value, { data }) => (value === off && data[other] === off ? noPagination : undefined);
}

/** A list of parts of the page. */
export function hiddenParts(value: unknown): Values | undefined {
  const parts = [value].flat();
  if (!parts.every((part) => part === 'toc' || part === 'navigation' || part === 'footer')) return undefined;
  const mode = parts.includes('navigation') ? { mode: 'center' } : parts.includes('toc') ? wide : none;
  return { ...mode, ...(parts.includes('footer') && noPagination) };
}

/** A text, or an object with one. */
export function badgeTag(value: unknown): Values | undefined {
  const text = typeof value === 'object' && value !== null ? (value as Values)['text'] : value;
  return typeof text === 'string' ? { tag: text } : undefined;
}

/** The title is only hidden above the page. */
export function blankTitle(value: unknown, { data }: ForeignPage): Values | undefined {
  if (isFlag(value, false)) return none;
  const name = data['sidebarTitle'] ?? data['sidebar_label'] ?? data['title'];
  return isFlag(value, true) && typeof name === 'string' ? { title: ' ', sidebarTitle: name } : undefined;
}

/** A number. */
export function position(value: unknown): Values | undefined {
  const order = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isFinite(order) ? { order } : undefined;
}

/** A date, or whether the date is shown. */
export function lastUpdate(value: unknown): Values | undefined {
  if (typeof value === 'boolean') return { timestamp: value };
  return Number.isNaN(Date.parse(String(value))) ? undefined : { lastUpdatedDate: value };
}

/** An address that is the one of the page has its effect already. */
export function sameAddress(value: unknown, { route }: ForeignPage): Values | undefined {
  const address = `/${String(value)}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const isSame = address === route || (!String(value).startsWith('/') && route.endsWith(address));
  return isSame ? none : undefined;
}

/** Old addresses of the page; `undefined` unless all of them are paths of the site. */
export function oldAddresses(value: unknown): string[] | undefined {
  const addresses: unknown[] = [value].flat();
  const isPath = (address: unknown): address is string => typeof address === 'string' && /^\/(?!\/)/.test(address);
  return addresses.every(isPath) ? addresses : undefined;
}

/** Each old address becomes a redirect when the site is loaded. */
export function redirected(value: unknown): Values | undefined {
  return oldAddresses(value) && none;
}
