/**
 * The last check of an address before the page uses it. Addresses come from a specification, or from a server's
 * response.
 */
import { isSafeAddress, type AddressUse } from '../../elements/safe-address.js';
import { message } from '../messages.js';

/** The address, resolved from `base`. Fails with a message for the reader if it may not be used. */
export function safeUrl(address: string, base: string, use: AddressUse = 'request'): string {
  if (!isSafeAddress(address, use) || !URL.canParse(address, base))
    throw new Error(message('invalidAddress', { url: address.slice(0, 200) }));
  return new URL(address, base).href;
}
