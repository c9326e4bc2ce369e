/** Finds links to other sites that do not work. */
import type { Problem } from '../../core/errors/errors.js';
import { octavoPackage } from '../../core/package/octavo-package.js';
import type { SourcePoint } from '../../core/text/source-frame.js';
import { byHost, type QueueOptions } from './host-queues.js';
import { isCheckable, matcher } from './is-checkable.js';
import { isUnknownHost, probe, type ProbeOptions, type Verdict } from './probe.js';

/** A link to another site in a file. */
export interface PlacedLink extends SourcePoint {
  url: string;
  file: string;
}

export interface ExternalOptions extends QueueOptions, Partial<ProbeOptions> {
  /** Patterns of links that are not requested. */
  ignored: readonly string[];
  /** The working links of earlier checks. Default: none. */
  known?: Verdicts;
  /** Default: public hosts only. */
  isChecked?(url: string): boolean;
}

/** Time in milliseconds before a link that works is requested again: one day. */
const freshTime = 24 * 60 * 60 * 1000;

/** Verdicts by URL without hash. `checkedAt`: in milliseconds. */
export type Verdicts = Record<string, { verdict: Verdict; checkedAt: number }>;

export interface ExternalResult {
  /** One for each link that does not work. */
  problems: Problem[];
  /** The working links, for the next check. One that does not work is requested again, because it may be repaired. */
  known: Verdicts;
}

/** Requests each address once. */
export async function checkExternal(links: readonly PlacedLink[], options: ExternalOptions): Promise<ExternalResult> {
  const { ignored, known = {}, isChecked = isCheckable } = options;
  const isIgnored = matcher(ignored);
  const checked = links.filter(({ url }) => isChecked(url) && !isIgnored(url));
  const verdicts = fresh(known);
  const targets = new Set(checked.map(({ url }) => addressOf(url)));
  const missing = [...targets].filter((url) => !Object.hasOwn(verdicts, url));
  const userAgent = `octavo/${octavoPackage().version} (link check)`;
  await byHost(
    missing,
    async (url) => {
      verdicts[url] = { verdict: await probe(url, { userAgent, ...options }), checkedAt: Date.now() };
    },
    options,
  );
  const offline = isOffline(missing, verdicts) ? noNetwork : undefined;
  const working = Object.entries(verdicts).filter(
    ([, { verdict }]) => verdict.kind === 'ok' || verdict.kind === 'moved',
  );
  return {
    problems: checked.flatMap((link) => problemOf(link, offline ?? verdicts[addressOf(link.url)]!.verdict) ?? []),
    known: Object.fromEntries(working),
  };
}

const noNetwork: Verdict = { kind: 'unverified', reason: 'no host could be found, so there may be no network' };

/** With fewer hosts, all of them may be misspelled. */
const minUnknownHosts = 3;

function isOffline(urls: readonly string[], verdicts: Verdicts): boolean {
  const hosts = new Set(urls.map((url) => new URL(url).host));
  return hosts.size >= minUnknownHosts && urls.every((url) => isUnknownHost(verdicts[url]!.verdict));
}

function addressOf(url: string): string {
  return new URL(url).href.replace(/#.*$/s, '');
}

function fresh(known: Verdicts): Verdicts {
  return Object.fromEntries(Object.entries(known).filter(([, { checkedAt }]) => Date.now() - checkedAt < freshTime));
}

function problemOf({ url, file, line, column }: PlacedLink, verdict: Verdict): Problem | undefined {
  const place = { file, line, column };
  switch (verdict.kind) {
    case 'ok':
      return undefined;
    case 'moved': {
      const hash = /#.*$/s.exec(url)?.[0] ?? '';
      const message = `The link "${url}" has moved permanently.`;
      return { ...place, code: 'external-moved', message, hint: `Write ${verdict.to}${hash}.` };
    }
    case 'dead': {
      const message = `The link "${url}" does not work: ${verdict.reason}.`;
      return { ...place, code: 'external-dead', message, hint: 'Correct or remove it.' };
    }
    case 'unverified': {
      const message = `The link "${url}" could not be checked: ${verdict.reason}.`;
      const hint = 'Open it in a browser. To skip it, add it to check.ignoreLinks in docs.json.';
      return { ...place, code: 'external-unverified', message, hint };
    }
  }
}
