/**
 * Fetches the GitHub stars of the repositories in the navbar at build time, so that readers' browsers contact no other
 * host.
 */
import { fileStart, type Problem, type Report } from '../../core/errors/errors.js';
import { sitesByLanguage } from '../../shell/site-for-language.js';
import { repositoryApi } from '../../shell/navigation/repository-link.js';
import type { NavSection, NavbarLink, Site, SourceLocation } from '../../core/model/types.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';

/** A cached response; `null` if the host returned no number. */
interface Answer {
  count: number | null;
  /** Time of the next fetch, in milliseconds since 1970. */
  until: number;
  /** Whether the host returned the number at the last attempt. */
  isCurrent?: boolean;
}

const hour = 60 * 60 * 1000;

/** Timeout for all hosts together, in milliseconds. */
const patience = 1000;

/**
 * Returns the site with the stars of the repositories in its navbars. Responses are cached in `file`. An unreachable
 * host never fails a build: the cached number is used, or none is shown, with a warning in `report`.
 */
export async function withStars(
  site: Site,
  file: string | undefined,
  report: Pick<Report, 'warn'>,
  ask = askHost,
): Promise<Site> {
  const links = sitesByLanguage(site).flatMap(({ navbar: { links: all, primary } }) => [
    ...all,
    ...(primary ? [primary] : []),
  ]);
  const apis = new Map(links.flatMap((link) => pairsOf(link)));
  if (apis.size === 0) return site;
  const answers = (file === undefined ? undefined : (readSealed(file) as Record<string, Answer> | undefined)) ?? {};
  const signal = AbortSignal.timeout(patience);
  await Promise.all(
    Array.from(apis.keys(), async (api) => {
      const cached = Object.hasOwn(answers, api) ? answers[api] : undefined;
      answers[api] = cached && cached.until > Date.now() ? cached : await askAgain(api, cached, signal, ask);
    }),
  );
  if (file !== undefined) writeSealed(file, answers);
  for (const [api, href] of apis)
    if (!answers[api]!.isCurrent) report.warn({ ...unreadProblem(api, answers[api]!), ...placeOf(href, site) });
  const navbar = navbarWithStars(site.navbar, answers);
  return { ...site, navbar, navigation: sectionWithStars(site.navigation, answers) };
}

/** The URL that has the number of stars of a link, with the address of the link. */
function pairsOf(link: NavbarLink): [api: string, href: string][] {
  const api = repositoryApi(link);
  return api === undefined ? [] : [[api, link.href]];
}

/** The setting with the address; the start of the settings if they are an object of code. */
function placeOf(href: string, { references, configFile }: Site): SourceLocation {
  const setting = references?.find(({ kind, value }) => kind === 'url' && value === href);
  return setting?.location ?? fileStart(configFile);
}

type Answers = Readonly<Record<string, Answer>>;

function navbarWithStars({ links, primary }: Site['navbar'], answers: Answers): Site['navbar'] {
  return {
    links: links.map((link) => linkWithStars(link, answers)),
    ...(primary && { primary: linkWithStars(primary, answers) }),
  };
}

function linkWithStars(link: NavbarLink, answers: Answers): NavbarLink {
  const api = repositoryApi(link);
  return api ? { ...link, stars: answers[api]?.count ?? undefined } : link;
}

/** Languages can override the navbar. */
function sectionWithStars(section: NavSection, answers: Answers): NavSection {
  const { overrides, children } = section;
  const withOverrides = overrides?.navbar && {
    overrides: { ...overrides, navbar: navbarWithStars(overrides.navbar, answers) },
  };
  return { ...section, ...withOverrides, children: children.map((child) => sectionWithStars(child, answers)) };
}

async function askAgain(
  api: string,
  previous: Answer | undefined,
  signal: AbortSignal,
  ask: typeof askHost,
): Promise<Answer> {
  const count = await ask(api, signal).catch(() => undefined);
  if (count !== undefined) return { count, until: Date.now() + 6 * hour, isCurrent: true };
  return { count: previous?.count ?? null, until: Date.now() + hour };
}

function unreadProblem(api: string, { count }: Answer): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'stars-unread',
    message: `${api} did not return the number of stars.`,
    hint: `${count === null ? 'The link shows no number' : `The number of an earlier build, ${count}, is shown`}. Check the network and the address of the repository, then build again after an hour.`,
  };
}

async function askHost(api: string, signal: AbortSignal): Promise<number | undefined> {
  const response = await fetch(api, { headers: { accept: 'application/vnd.github+json' }, signal });
  const { stargazers_count: count } = (await response.json()) as { stargazers_count?: unknown };
  return response.ok && typeof count === 'number' ? count : undefined;
}
