/** Brings remote files of specifications, and keeps a copy for builds without a network. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readSealed, writeSealed } from '../../../core/cache/sealed-file.js';
import { download, type DownloadOptions, type NoDownload } from '../../../reader/download.js';

export interface FetchOptions {
  /** Folder of the copies. Default: no copies are kept. */
  cacheFolder?: string;
  /** Use the copies only, whatever their age. Default: false. */
  offline?: boolean;
  /** Milliseconds to wait for one file. Default: 30,000. */
  timeout?: number;
  /** Called for a host that does not answer in that time. */
  onLate?(): void;
}

/** Whether a text is valid content for the file. */
export type AcceptText = (text: string) => boolean;

/** A text, or the reason why there is none. `warning`: the reason for using an older copy. */
export type FetchResult = { text: string; warning?: string } | { reason: string };

interface Copy {
  url: string;
  text: string;
  etag?: string;
  lastModified?: string;
}

/**
 * The text of an `http(s):` URL. If the host cannot be reached or its answer is not valid, the copy of an earlier build
 * is used.
 */
export async function fetchFile(
  url: string,
  accepts: AcceptText,
  { cacheFolder, offline = false, ...options }: FetchOptions & Omit<DownloadOptions, 'headers'>,
): Promise<FetchResult> {
  const file = cacheFolder && join(cacheFolder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
  const copy = file ? (readSealed(file) as Copy | undefined) : undefined;
  if (offline)
    return copy ? { text: copy.text } : { reason: 'there is no cached copy of it, and the build is offline' };
  const answer = await requestText(url, copy, options);
  if ('reason' in answer) return copy ? { text: copy.text, warning: answer.reason } : answer;
  if (accepts(answer.text)) {
    if (file) writeSealed(file, { url, ...answer });
    return { text: answer.text };
  }
  // Without a copy, mistakes are reported at their position in the text.
  return copy ? { text: copy.text, warning: 'the answer does not describe an API' } : { text: answer.text };
}

/** The text and the headers that identify its version. Returns `copy` if it has not changed. */
async function requestText(
  url: string,
  copy: Copy | undefined,
  { onLate, ...options }: DownloadOptions & Pick<FetchOptions, 'onLate'>,
): Promise<Omit<Copy, 'url'> | NoDownload> {
  const answer = await download(url, { ...options, headers: requestHeaders(copy) });
  if ('isLate' in answer) onLate?.();
  if ('reason' in answer) return answer;
  const { status, etag, lastModified, bytes } = answer;
  if (status === 304 && copy) return copy;
  if (status < 200 || status >= 300) return { reason: `the server answered with status ${status}` };
  return { text: Buffer.from(bytes).toString('utf8'), etag, lastModified };
}

function requestHeaders(copy: Copy | undefined): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json, application/yaml, text/yaml, text/plain, */*' };
  if (copy?.etag) headers['if-none-match'] = copy.etag;
  if (copy?.lastModified) headers['if-modified-since'] = copy.lastModified;
  return headers;
}
