/** How many stars the repositories in the navbar have: asked once at build, so that no reader's browser asks another host. */
import { sitesByLanguage } from '../shell/site-for-language.js';
import { repositoryApi } from '../shell/navigation/repository-link.js';
import type { NavbarLink, Site } from '../site/types.js';
import { readSealed, writeSealed } from '../cache/sealed-file.js';

/** A remembered answer; `null` where the host gave none. */
interface Answer {
  count: number | null;
  /** When to ask again, in milliseconds since 1970. */
  until: number;
}

const hour = 60 * 60 * 1000;

/** Milliseconds that a build waits for all hosts together. */
const patience = 1000;

/**
 * Gives the links of the navbar their stars. Answers are kept in `file`. A host that cannot be reached never fails a
 * build: the last known number stays, or none is shown.
 */
export async function addStars(site: Site, file: string | undefined, ask = askHost): Promise<void> {
  const links = sitesByLanguage(site).flatMap(({ navbar: { links: all, primary } }) => [
    ...all,
    ...(primary ? [primary] : []),
  ]);
  const linksByApi = new Map<string, NavbarLink[]>();
  for (const link of links) {
    const api = repositoryApi(link);
    if (api) linksByApi.set(api, [...(linksByApi.get(api) ?? []), link]);
  }
  if (linksByApi.size === 0) return;
  const answers = (file === undefined ? undefined : (readSealed(file) as Record<string, Answer> | undefined)) ?? {};
  const signal = AbortSignal.timeout(patience);
  await Promise.all(
    Array.from(linksByApi, async ([api, same]) => {
      const known = Object.hasOwn(answers, api) ? answers[api] : undefined;
      const answer = known && known.until > Date.now() ? known : await askAgain(api, known, signal, ask);
      answers[api] = answer;
      for (const link of same) link.stars = answer.count ?? undefined;
    }),
  );
  if (file !== undefined) keep(file, answers);
}

async function askAgain(
  api: string,
  known: Answer | undefined,
  signal: AbortSignal,
  ask: typeof askHost,
): Promise<Answer> {
  const count = await ask(api, signal).catch(() => undefined);
  if (count !== undefined) return { count, until: Date.now() + 6 * hour };
  return { count: known?.count ?? null, until: Date.now() + hour };
}

async function askHost(api: string, signal: AbortSignal): Promise<number | undefined> {
  const response = await fetch(api, { headers: { accept: 'application/vnd.github+json' }, signal });
  const { stargazers_count: count } = (await response.json()) as { stargazers_count?: unknown };
  return response.ok && typeof count === 'number' ? count : undefined;
}

function keep(file: string, answers: Record<string, Answer>): void {
  try {
    writeSealed(file, answers);
  } catch {
    // The next build asks again.
  }
}
