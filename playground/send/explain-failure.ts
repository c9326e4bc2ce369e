/** Why a browser did not get a response, and what the owner of the server can do about it. */
import type { HttpRequest } from '../request/build-request.js';
import { isForbiddenHeader } from '../request/forbidden-headers.js';

/** What is known of a request that failed. */
export interface Failure {
  request: HttpRequest;
  /** Origin of the page, such as `https://docs.example.com`. */
  origin: string;
  isOnline: boolean;
  /** Whether the server answered a request without CORS; `undefined` if that was not tried. */
  isReachable?: boolean;
  /** Whether cookies were to be sent. */
  withCookies?: boolean;
  /** Message of the browser. */
  message: string;
}

/** The cause as a sentence, then what helps. */
export interface Explanation {
  cause: string;
  /** Each a sentence. */
  help: string[];
  /** Lines to copy into the configuration of the server. */
  headers?: string[];
}

const simpleTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** The most likely cause. */
export function explainFailure(failure: Failure): Explanation {
  const { request, origin, isOnline, isReachable } = failure;
  if (!isOnline) return { cause: 'Your device is offline.', help: ['Connect to a network, then send again.'] };
  if (!URL.canParse(request.url))
    return {
      cause: `"${request.url.replace(/\?.*$/s, '')}" is not a valid address.`,
      help: ['Fill in the server and its variables.'],
    };
  const refused = refusedMethod(request);
  if (refused) return refused;
  const url = new URL(request.url);
  if (isMixedContent(url, origin)) return mixedContent(url, origin);
  if (url.origin === origin || isReachable === false) return unreachable(url, failure.message);
  return crossOrigin(failure, url);
}

/** What `fetch` refuses by the method alone. */
function refusedMethod({ method, body }: HttpRequest): Explanation | undefined {
  const help = ['Send the request with the curl sample.'];
  if (/^(?:CONNECT|TRACE|TRACK)$/.test(method)) return { cause: `Browsers do not send ${method} requests.`, help };
  if (body && /^(?:GET|HEAD)$/.test(method)) return { cause: `Browsers do not send a body with ${method}.`, help };
  return undefined;
}

/** A page on https must not load from http, except from this machine. */
function isMixedContent({ protocol, hostname }: URL, origin: string): boolean {
  const isLocal =
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';
  return origin.startsWith('https:') && protocol === 'http:' && !isLocal;
}

function mixedContent(url: URL, origin: string): Explanation {
  return {
    cause: `Browsers do not let ${origin} load from ${url.origin}, which is not encrypted (mixed content).`,
    help: [`Use https://${url.host} if the server supports it, or send the request with the curl sample.`],
  };
}

function unreachable({ origin, protocol }: URL, message: string): Explanation {
  const tls = protocol === 'https:' ? ', its certificate is not trusted,' : '';
  return {
    cause: `${origin} did not respond (${message}).`,
    help: [
      `The name may not exist, the server may be down${tls} or a firewall or browser extension may block it. Browsers do not tell pages which.`,
      `Open ${origin} in a new tab to see the exact error.`,
    ],
  };
}

function crossOrigin({ request, origin, withCookies, isReachable }: Failure, url: URL): Explanation {
  const certain = isReachable === true;
  return {
    cause: `${url.origin} ${certain ? 'responds, but does' : 'does not respond, or does'} not allow ${origin} to read its responses (CORS).`,
    help: [
      'The server must send these headers, also in its response to the OPTIONS request that comes first:',
      ...(withCookies ? ['A response to a request with cookies must not use * in these headers.'] : []),
    ],
    headers: neededHeaders(request, origin, withCookies),
  };
}

/** The headers of CORS that exactly this request needs. */
export function neededHeaders({ method, headers }: HttpRequest, origin: string, withCookies = false): string[] {
  const asked = headers.filter(([name, value]) => needsPermission(name, value)).map(([name]) => name.toLowerCase());
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(/^(?:GET|HEAD|POST)$/.test(method) ? [] : [`Access-Control-Allow-Methods: ${method}`]),
    ...(asked.length > 0 ? [`Access-Control-Allow-Headers: ${[...new Set(asked)].join(', ')}`] : []),
    ...(withCookies ? ['Access-Control-Allow-Credentials: true'] : []),
  ];
}

function needsPermission(name: string, value: string): boolean {
  if (isForbiddenHeader(name) || /^(?:accept|accept-language|content-language)$/i.test(name)) return false;
  return !(name.toLowerCase() === 'content-type' && simpleTypes.test(value));
}
