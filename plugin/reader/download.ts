/** Requests addresses that settings and specifications name, within limits. */
import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { maxAnswerMs, maxFileBytes, maxRedirects } from './limits.js';
import { NamedHosts } from './named-hosts.js';
import { tooLarge, unnamedHost } from './reasons.js';
import { checkForm, Refusal, request } from './request.js';

export interface DownloadOptions {
  /**
   * Whether the author of the site named exactly this address: then it may be in a private network, and its redirects
   * may go to any public host. Otherwise it and its redirects stay on `hosts`. Default: true.
   */
  isNamed?: boolean;
  /** The hosts that the author named. A named address is added. Default: none. */
  hosts?: NamedHosts;
  headers?: Record<string, string>;
  /** Milliseconds for the complete answer. Default: 30,000. */
  timeout?: number;
  /** Default: 64 MB for this address. */
  budget?: ByteBudget;
}

/** Bytes that may still be read, and why no more. Several addresses can share it. */
export interface ByteBudget {
  bytes: number;
  reason: string;
}

/** The answer of the last server. `bytes` is empty unless `status` is a success. */
export interface Download {
  status: number;
  etag?: string;
  lastModified?: string;
  bytes: Uint8Array;
}

/** The reason why there is no answer. `isLate`: it took too long. */
export interface NoDownload {
  reason: string;
  isLate?: true;
}

/** Requests an `http(s):` URL, and follows its redirects. Never throws. */
export async function download(url: string, options: DownloadOptions = {}): Promise<Download | NoDownload> {
  const { timeout = maxAnswerMs } = options;
  const signal = AbortSignal.timeout(timeout);
  try {
    return await follow(new URL(url), options, signal);
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.message };
    if (signal.aborted) return { reason: `the server did not answer within ${timeout / 1000} seconds`, isLate: true };
    const { code } = error as NodeJS.ErrnoException;
    return { reason: `the server cannot be reached${code ? ` (${code})` : ''}` };
  }
}

async function follow(
  start: URL,
  { isNamed = true, hosts = new NamedHosts(), headers, budget = fileBudget() }: DownloadOptions,
  signal: AbortSignal,
): Promise<Download> {
  let target = start;
  if (isNamed) hosts.add(target.host);
  for (let hops = 0; hops <= maxRedirects; hops++) {
    checkForm(target);
    if (!isNamed && !hosts.has(target.host)) throw new Refusal(unnamedHost(target.host));
    const answer = await request(target, { hosts, isOwn: isNamed && hops === 0, headers, signal });
    const next = redirectOf(answer, target);
    if (next === undefined) return received(answer, budget);
    answer.destroy();
    target = next;
  }
  throw new Refusal(`the server redirects more than ${maxRedirects} times`);
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return undefined;
  if (!URL.canParse(location, from.href)) throw new Refusal('the server redirects to an invalid URL');
  return new URL(location, from.href);
}

async function received(answer: IncomingMessage, budget: ByteBudget): Promise<Download> {
  const { statusCode: status = 0, headers } = answer;
  const isComplete = status >= 200 && status < 300;
  if (!isComplete) answer.destroy();
  const bytes = isComplete ? await readBody(answer, budget) : Buffer.alloc(0);
  return { status, etag: headers.etag, lastModified: headers['last-modified'], bytes };
}

function fileBudget(): ByteBudget {
  return { bytes: maxFileBytes, reason: tooLarge(maxFileBytes) };
}

/** The decoded content. A huge one is refused while it arrives. */
async function readBody(answer: IncomingMessage, budget: ByteBudget): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of decoded(answer) as AsyncIterable<Buffer>) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw new Refusal(budget.reason);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return answer;
  const decoder = encoding === 'br' ? createBrotliDecompress() : createUnzip();
  // An error of either stream ends the loop over the decoder.
  pipeline(answer, decoder, () => {});
  return decoder;
}
