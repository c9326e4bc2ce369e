/** Sends one request to an address, and none to private networks that the author did not name. */
import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import type { NamedHosts } from './named-hosts.js';
import { isPrivateAddress } from './private-address.js';
import { privateHost } from './reasons.js';

/** The reason for which a request is refused: the end of a sentence. */
export class Refusal extends Error {}

export interface RequestOptions {
  /** The hosts that may be in a private network. */
  hosts: NamedHosts;
  /** Whether the author named exactly this address: then it may be in a private network. */
  isOwn: boolean;
  /** Default: `GET`. */
  method?: string;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/** No setting allows these addresses, so they are refused before the host is. */
export function checkForm({ protocol, username, password }: URL): void {
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Refusal(`"${protocol}" is not a protocol that files are read from`);
  if (username || password) throw new Refusal('the address contains a user name or a password');
}

/** Requests an address that `checkForm` accepts, and follows no redirect. Throws a `Refusal` before anything is sent to a private network. */
export async function request(
  target: URL,
  { hosts, isOwn, method, headers, signal }: RequestOptions,
): Promise<IncomingMessage> {
  const { host, protocol } = target;
  const check = (address: string): void => {
    if (!isPrivateAddress(address)) return;
    if (isOwn) hosts.addPrivate(host);
    else if (!hosts.mayBePrivate(host)) throw new Refusal(privateHost(host));
  };
  // URLs write all forms of an IP address, such as 2130706433, in the usual one.
  const hostname = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(hostname)) check(hostname);
  const options = {
    method,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    lookup: checkedLookup(check),
    signal,
  };
  const { request: send } = await (protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    send(target, options, resolve).on('error', reject).end();
  });
}

/** Resolves the name of a host, and checks the addresses that are then connected to: a second lookup could differ. */
function checkedLookup(check: (address: string) => void): LookupFunction {
  return (name, options, callback) => {
    lookup(name, options, (error, result, family) => {
      if (error) return callback(error, result, family);
      try {
        for (const address of Array.isArray(result) ? result.map((each) => each.address) : [result]) check(address);
      } catch (refusal) {
        return callback(refusal as Error, result, family);
      }
      callback(null, result, family);
    });
  };
}
