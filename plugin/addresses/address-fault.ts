/** Explains mistakes in URLs and paths of settings and front matter. */
import { isSafeAddress, type AddressUse } from '../../elements/safe-address.js';
import { nearest } from '../core/text/nearest.js';
import { ownValue } from '../core/text/own-value.js';

/** A mistake in an address, and the most likely intended address. */
export interface AddressFault {
  what: string;
  hint: string;
  fixed?: string;
}

const domain =
  /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|ai|app|co|gg|me|sh|so|xyz|tech|cloud|edu|gov|info|de|uk|fr|eu|us|ca|in|ly|to|tv|be)(?=[/:?#]|$))/i;

/** The possible beginnings of an address in data that is not a path, by its use. */
export const startsOf: Record<AddressUse, string> = {
  link: 'https://, http://, mailto:, or tel:',
  file: 'https:// or http://',
  request: 'https:// or http://',
  socket: 'https://, http://, wss://, or ws://',
  'page-link': 'https:// or http://',
  'page-file': 'https:// or http://',
};

/** Base URLs of accounts, by platform. */
const accounts: Record<string, string> = {
  x: 'https://x.com/',
  'x-twitter': 'https://x.com/',
  twitter: 'https://x.com/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/company/',
  youtube: 'https://www.youtube.com/@',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  telegram: 'https://t.me/',
  threads: 'https://www.threads.net/@',
  medium: 'https://medium.com/@',
  reddit: 'https://www.reddit.com/r/',
  discord: 'https://discord.gg/',
  bluesky: 'https://bsky.app/profile/',
};

const generalFault = 'must be a URL or a path';
const example = 'Use, for example, "https://example.com" or "/guides/install".';

/**
 * Returns `undefined` for a path, an anchor or a complete URL. `account`: platform of a social account, which must be a
 * URL. `use`: how it is used; default: a link of the settings or the front matter. `isOutside`: it is not a page, so a
 * path must start with `/`.
 */
export function addressFault(
  address: string,
  { account, use = 'link', isOutside = false }: { account?: string; use?: AddressUse; isOutside?: boolean } = {},
): AddressFault | undefined {
  const text = address.trim();
  if (!isSafeAddress(text, 'page-link') || /^file:/i.test(text))
    return { what: 'must not run code or open local files', hint: example };
  const unsafe = isSafeAddress(text, use)
    ? undefined
    : { what: `must be a path, or a URL that starts with ${startsOf[use]}`, hint: example };
  const scheme = /^([a-z]+)(:\/{0,2}|\/\/)(?=[^/])/i.exec(text);
  if (scheme) return schemeFault(text, scheme) ?? unsafe;
  return hostFault(text) ?? unsafe ?? pathFault(text, account, isOutside);
}

/** A host or a mail address without the scheme. */
function hostFault(text: string): AddressFault | undefined {
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(text)) return { what: generalFault, hint: example, fixed: `mailto:${text}` };
  return domain.test(text) ? { what: 'must start with https://', hint: example, fixed: `https://${text}` } : undefined;
}

function pathFault(text: string, account: string | undefined, isOutside: boolean): AddressFault | undefined {
  if (/\s/.test(text))
    return { what: `${generalFault}, without spaces`, hint: example, fixed: text.replace(/\s+/g, '-') };
  if (text.startsWith('/')) return undefined;
  if (account !== undefined) return accountFault(text, account);
  return isOutside ? { what: generalFault, hint: 'Use, for example, "https://example.com".' } : undefined;
}

function accountFault(text: string, platform: string): AddressFault {
  const start = ownValue(accounts, platform);
  const fixed = start && /^@?[\w.-]+$/.test(text) ? start + text.replace(/^@/, '') : undefined;
  return { what: 'must be a URL', hint: 'Use, for example, "https://github.com/example".', fixed };
}

function schemeFault(text: string, [start, name, rest]: RegExpExecArray): AddressFault | undefined {
  const lowerCase = name!.toLowerCase();
  const intended = lowerCase === 'http' || lowerCase === 'https' ? lowerCase : nearest(lowerCase, ['https', 'http']);
  if (intended === undefined) return undefined;
  const isRight = intended === lowerCase && rest === '://' && URL.canParse(text) && !/\s/.test(text);
  if (isRight) return undefined;
  const fixed = `${intended}://${text.slice(start.length).replace(/^\/+/, '').replace(/\s+/g, '')}`;
  return { what: generalFault, hint: example, fixed: URL.canParse(fixed) ? fixed : undefined };
}
