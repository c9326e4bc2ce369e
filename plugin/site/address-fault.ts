/** What is wrong with an address that an author wrote. */
import { nearest } from '../nearest.js';
import { isSafeLink } from './safe-address.js';

/** What is wrong, and the address that was meant, where it can be told. */
export interface AddressFault {
  what: string;
  hint: string;
  mended?: string;
}

const domain =
  /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|ai|app|co|gg|me|sh|so|xyz|tech|cloud|edu|gov|info|de|uk|fr|eu|us|ca|in|ly|to|tv|be)(?=[/:?#]|$))/i;

/** `undefined` for a path, a hash and a whole address. `isAccount`: a path makes no sense, as in `footer.socials`. */
export function addressFault(address: string, { isAccount = false } = {}): AddressFault | undefined {
  const text = address.trim();
  const whole = 'must be a whole address or a path';
  const example = 'Write for example "https://example.com" or "/guides/install".';
  if (!isSafeLink(text) || /^file:/i.test(text)) return { what: 'may not run code or open local files', hint: example };
  const scheme = /^([a-z]+)(:\/{0,2}|\/\/)(?=[^/])/i.exec(text);
  if (scheme) return schemeFault(text, scheme, whole, example);
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(text)) return { what: whole, hint: example, mended: `mailto:${text}` };
  if (domain.test(text))
    return { what: 'must begin with https:// to lead to another site', hint: example, mended: `https://${text}` };
  if (/\s/.test(text)) return { what: `${whole}, without spaces`, hint: example, mended: text.replace(/\s+/g, '-') };
  if (isAccount && !text.startsWith('/'))
    return { what: 'must be a whole address', hint: 'Write for example "https://github.com/example".' };
  return undefined;
}

function schemeFault(
  text: string,
  [start, name, rest]: RegExpExecArray,
  what: string,
  hint: string,
): AddressFault | undefined {
  const known = name!.toLowerCase();
  const meant = known === 'http' || known === 'https' ? known : nearest(known, ['https', 'http']);
  if (meant === undefined) return undefined;
  const isRight = meant === known && rest === '://' && URL.canParse(text) && !/\s/.test(text);
  if (isRight) return undefined;
  const mended = `${meant}://${text.slice(start.length).replace(/^\/+/, '').replace(/\s+/g, '')}`;
  return { what, hint, mended: URL.canParse(mended) ? mended : undefined };
}
