/** Reads the files of one specification: the files that the author names, and the files that they refer to. */
import { fileURLToPath } from 'node:url';
import type { ByteBudget } from '../../../reader/download.js';
import { fileArea, type FileArea } from './file-area.js';
import { maxAnswerMs, maxReadMs, maxTotalBytes } from '../../../reader/limits.js';
import { NamedHosts } from '../../../reader/named-hosts.js';
import { findFileIn, readFileIn } from '../../../reader/read-file.js';
import { fileReason, unnamedHost } from '../../../reader/reasons.js';
import { isSecretFile } from '../../../reader/file-kinds.js';
import { relativePath } from '../../../core/text/slash-path.js';
import { fetchFile, type AcceptText, type FetchOptions, type FetchResult } from './fetch-file.js';

export interface LoadOptions extends FetchOptions {
  /** Absolute path of the docs folder. */
  root: string;
  /** The folder that may contain local files: the setting `api.files`. Default: the docs folder. */
  area?: 'docs' | 'repository';
  /** Hosts that files may refer to, besides the hosts of the sources: the setting `api.hosts`. Default: none. */
  hosts?: readonly string[];
  /** All paths and URLs of specifications that the author names. */
  sources?: readonly string[];
  /** The OpenAPI document for a file in a format of a plugin. Default: there are no such formats. */
  convert?(file: string, value: unknown): Promise<object | undefined>;
}

export class SourceReader {
  readonly root: string;
  readonly #options: LoadOptions;
  readonly #area: FileArea;
  readonly #hosts: NamedHosts;
  readonly #budget: ByteBudget = {
    bytes: maxTotalBytes,
    reason: `the files of the specification are larger than ${maxTotalBytes / 1_000_000} MB`,
  };
  readonly #endMs = performance.now() + maxReadMs;

  constructor(options: LoadOptions) {
    this.root = options.root;
    this.#options = options;
    this.#area = fileArea(options.root, options.area);
    this.#hosts = new NamedHosts(options.hosts);
    for (const source of options.sources ?? []) if (URL.canParse(source)) this.#hosts.add(new URL(source).host);
  }

  /**
   * The text at a `file:` or `http(s):` URL, or why there is none. `accepts`: see `fetchFile`. `referrer`: the file that refers to it.
   * Default: the author names it.
   */
  async read(url: string, accepts: AcceptText, referrer?: string): Promise<FetchResult> {
    const { protocol, host } = new URL(url);
    if (protocol === 'file:')
      return referrer === undefined || referrer.startsWith('file:')
        ? this.#readLocal(url)
        : { reason: 'a remote file cannot refer to local files' };
    if (protocol !== 'http:' && protocol !== 'https:')
      return { reason: `"${protocol}" is not a protocol that files are read from` };
    const isNamed = referrer === undefined;
    if (isNamed) this.#hosts.add(host);
    else if (!this.#hosts.has(host)) return { reason: unnamedHost(host) };
    const timeout = Math.min(this.#options.timeout ?? maxAnswerMs, Math.ceil(this.#endMs - performance.now()));
    if (timeout <= 0)
      return { reason: `the files of the specification took longer than ${maxReadMs / 60_000} minutes` };
    return fetchFile(url, accepts, { ...this.#options, timeout, isNamed, hosts: this.#hosts, budget: this.#budget });
  }

  /** The folder at a URL; `undefined` if it is not a folder. */
  folderAt(url: string): string | undefined {
    const path = filePath(url);
    const result = path === undefined ? undefined : findFileIn(this.#area.folder, path);
    return result && 'fault' in result && result.fault === 'folder' ? path : undefined;
  }

  #readLocal(url: string): FetchResult {
    const path = filePath(url);
    if (path === undefined) return { reason: 'it is not a valid path' };
    if (isSecretFile(relativePath(this.#area.folder, path)))
      return { reason: 'files with its name often contain secrets' };
    const content = readFileIn(this.#area.folder, path);
    if (typeof content === 'string') return { reason: fileReason(content, this.#area.name) };
    this.#budget.bytes -= content.length;
    return this.#budget.bytes < 0 ? { reason: this.#budget.reason } : { text: content.toString('utf8') };
  }
}

/** The path of a `file:` URL; `undefined` if it is not a path of this machine. Authors write `%` without escaping it. */
export function filePath(url: string): string | undefined {
  try {
    return fileURLToPath(url.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return undefined;
  }
}
