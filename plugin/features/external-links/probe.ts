/** Finds out whether a link to another site works. */
import { NamedHosts } from '../../reader/named-hosts.js';
import { checkForm, Refusal, request } from '../../reader/request.js';

/** The result of a request. */
export type Verdict =
  | { kind: 'ok' }
  /** Every redirect on the way is permanent. */
  | { kind: 'moved'; to: string }
  | { kind: 'dead'; reason: string }
  | { kind: 'unverified'; reason: string };

export interface ProbeOptions {
  /** Time limit of one request, in milliseconds. Default: 15 seconds. */
  timeout?: number;
  /** Limit for the time that a host may ask to wait, in milliseconds. Default: 30 seconds. */
  maxWaitMs?: number;
  userAgent: string;
}

/** Number of redirects that browsers follow. */
const maxRedirects = 20;

/** Number of further requests to a host that asks to wait. */
const maxRetries = 2;

/** Requests the head of the target; its content only if the host does not answer that as browsers expect. */
export async function probe(url: string, options: ProbeOptions): Promise<Verdict> {
  let target = withoutHash(url);
  let isPermanent = true;
  const hosts = new NamedHosts();
  for (let step = 0; step <= maxRedirects; step++) {
    const answer = await answerOf(target, { ...options, hosts, isOwn: step === 0 });
    if ('kind' in answer) return answer;
    const { status, location } = answer;
    if (status < 300 || status === 304) return step > 0 && isPermanent ? { kind: 'moved', to: target } : { kind: 'ok' };
    if (status >= 400 || location === undefined) return refusal(status);
    const next = nextTarget(location, target);
    if (next === undefined) return { kind: 'dead', reason: `it redirects to the invalid URL "${location}"` };
    isPermanent &&= status === 301 || status === 308;
    target = next;
  }
  return { kind: 'dead', reason: `it redirects more than ${maxRedirects} times` };
}

function nextTarget(location: string, from: string): string | undefined {
  if (!URL.canParse(location, from)) return undefined;
  const next = new URL(location, from);
  return next.protocol === 'http:' || next.protocol === 'https:' ? withoutHash(next.href) : undefined;
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/s, '');
}

function refusal(status: number): Verdict {
  return status === 404 || status === 410
    ? { kind: 'dead', reason: `the host answers ${status}` }
    : { kind: 'unverified', reason: `the host answers ${status}` };
}

interface Answer {
  status: number;
  location?: string;
}

/** `hosts`: hosts that may be in a private network. `isOwn`: whether the author wrote this address. */
type HopOptions = ProbeOptions & { hosts: NamedHosts; isOwn: boolean };

async function answerOf(url: string, options: HopOptions): Promise<Answer | Verdict> {
  const head = await patiently('HEAD', url, options);
  // Many hosts answer HEAD with an error although the page exists.
  const isClear = !('kind' in head) && (head.status < 400 || head.status === 429);
  return isClear || ('kind' in head && head.kind === 'dead') ? head : patiently('GET', url, options);
}

/** Waits as long as the host asks to. */
async function patiently(method: string, url: string, options: HopOptions): Promise<Answer | Verdict> {
  const { maxWaitMs = 30_000 } = options;
  for (let attempt = 0; ; attempt++) {
    const answer = await send(method, url, options);
    if ('kind' in answer || (answer.status !== 429 && answer.status !== 503)) return answer;
    const wait = answer.retryAfter ?? 0;
    if (wait === 0 || wait > maxWaitMs || attempt >= maxRetries) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function send(
  method: string,
  url: string,
  { timeout = 15_000, userAgent, hosts, isOwn }: HopOptions,
): Promise<(Answer & { retryAfter?: number }) | Verdict> {
  const signal = AbortSignal.timeout(timeout);
  const headers = { 'user-agent': userAgent, accept: 'text/html,*/*' };
  try {
    const target = new URL(url);
    checkForm(target);
    const answer = await request(target, { hosts, isOwn, method, headers, signal });
    answer.destroy();
    const { location, 'retry-after': retryAfter } = answer.headers;
    return { status: answer.statusCode!, location, retryAfter: waitOf(retryAfter) };
  } catch (error) {
    if (signal.aborted) return { kind: 'unverified', reason: 'the host does not answer in time' };
    return failure(error as NodeJS.ErrnoException);
  }
}

/** `Retry-After` in milliseconds: seconds or a date. */
function waitOf(header = ''): number | undefined {
  if (header.trim() === '') return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(milliseconds, 1) : undefined;
}

const unknownHost = 'the host does not exist';

/** Whether the name of the host has no address. */
export function isUnknownHost(verdict: Verdict): boolean {
  return verdict.kind === 'dead' && verdict.reason === unknownHost;
}

const deadCauses: Record<string, string> = {
  ENOTFOUND: unknownHost,
  ECONNREFUSED: 'the host refuses the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function failure(error: NodeJS.ErrnoException): Verdict {
  if (error instanceof Refusal) return { kind: 'unverified', reason: error.message };
  const { code = '' } = error;
  const dead = Object.hasOwn(deadCauses, code) ? deadCauses[code] : undefined;
  if (dead !== undefined) return { kind: 'dead', reason: dead };
  return { kind: 'unverified', reason: `the request failed${code && ` (${code})`}` };
}
