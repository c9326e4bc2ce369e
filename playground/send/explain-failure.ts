/** Explains why a browser did not get a response, and how the owner of the server can fix it. */
import { isSafeAddress } from '../../elements/safe-address.js';
import { text } from '../labels.js';
import { message } from '../messages.js';
import type { HttpRequest } from '../model/request/build-request.js';
import { isForbiddenHeader } from '../model/request/forbidden-headers.js';

/** The known facts about a request that failed. */
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

/** The cause as a sentence, then possible fixes. */
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
  if (!isOnline) return { cause: message('offline'), help: [message('offlineHelp')] };
  if (!URL.canParse(request.url) || !isSafeAddress(request.url, 'request'))
    return {
      cause: message('invalidAddress', { url: request.url.replace(/\?.*$/s, '') }),
      help: [message('invalidAddressHelp')],
    };
  const refused = refusedMethod(request);
  if (refused) return refused;
  const url = new URL(request.url);
  if (isMixedContent(url, origin)) return mixedContent(url, origin);
  if (url.origin === origin || isReachable === false) return unreachable(url, failure.message);
  return crossOrigin(failure, url);
}

/** Methods that `fetch` refuses. */
function refusedMethod({ method }: HttpRequest): Explanation | undefined {
  if (!/^(?:CONNECT|TRACE|TRACK)$/.test(method)) return undefined;
  return { cause: message('refusedMethod', { method }), help: [text('useCurl')] };
}

/** A page on https must not load from http, except from this machine. */
function isMixedContent({ protocol, hostname }: URL, origin: string): boolean {
  const isLocal =
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';
  return origin.startsWith('https:') && protocol === 'http:' && !isLocal;
}

function mixedContent(url: URL, origin: string): Explanation {
  return {
    cause: message('mixedContent', { origin, server: url.origin }),
    help: [message('mixedContentHelp', { address: `https://${url.host}` })],
  };
}

function unreachable({ origin: server, protocol }: URL, reason: string): Explanation {
  return {
    cause: message('unreachable', { server, message: reason }),
    help: [
      message(protocol === 'https:' ? 'unreachableTlsHelp' : 'unreachableHelp'),
      message('openServer', { server }),
    ],
  };
}

function crossOrigin({ request, origin, withCookies, isReachable }: Failure, url: URL): Explanation {
  return {
    cause: message(isReachable === true ? 'forbiddenOrigin' : 'perhapsForbiddenOrigin', { server: url.origin, origin }),
    help: [message('corsHeaders'), ...(withCookies ? [message('corsCookies')] : [])],
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
