import { memberOf } from '../../core/errors/thrown.js';
import { kindOf } from '../../mdx/plugins/plugin-problem.js';
import type { LoadedSite } from '../../load/loaded-site.js';

/**
 * Why the result of the hook "load" cannot be built, for use after "returned"; `undefined` if it can: the same pages in
 * the same places, settings of the same kinds, and nothing but plain data.
 */
export function loadedSiteFault(value: unknown, before: LoadedSite): string | undefined {
  if (!isSameSite(value, before)) return `${kindOf(value)} instead of the site that it was given, with changes`;
  const fault = dataFault(value, before, 'site', []) ?? kindFault(value.site, before.site, 'site.site');
  return fault && `a site that cannot be built: ${fault}`;
}

function isSameSite(value: unknown, before: LoadedSite): value is LoadedSite {
  if (typeof value !== 'object' || value === null) return false;
  const [site, pages, base] = ['site', 'pages', 'base'].map((name) => memberOf(value, name));
  if (typeof site !== 'object' || site === null || base !== before.base || !Array.isArray(pages)) return false;
  if (memberOf(site, 'root') !== before.site.root || pages.length !== before.pages.length) return false;
  return pages.every((page: unknown, index) => {
    const { file, route, hash } = before.pages[index]!;
    const isSame =
      memberOf(page, 'file') === file && memberOf(page, 'route') === route && memberOf(page, 'hash') === hash;
    return isSame && typeof memberOf(memberOf(page, 'meta'), 'title') === 'string';
  });
}

/** Maximum number of levels of data. Its readers are recursive. */
const maxLevels = 500;

/** A part that is not data: it cannot be sent to other processes, or has no text that a cache key could contain. */
function dataFault(value: unknown, before: unknown, path: string, owners: readonly object[]): string | undefined {
  // Parts that did not change are data.
  if (value === before || value === null) return undefined;
  if (/^(?:function|symbol|bigint)$/.test(typeof value)) return `${path} is a ${typeof value}`;
  if (typeof value !== 'object') return undefined;
  if (owners.includes(value)) return `${path} contains itself`;
  if (owners.length > maxLevels) return `${path} is nested more than ${maxLevels} levels deep`;
  for (const key of Object.keys(value)) {
    const inner = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
    const fault = dataFault(memberOf(value, key), memberOf(before, key), inner, [...owners, value]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** A setting whose kind differs from before. */
function kindFault(value: unknown, before: unknown, path: string): string | undefined {
  if (value === before || value === undefined || before === undefined || before === null) return undefined;
  const [kind, wanted] = [settingKind(value), settingKind(before)];
  if (kind !== wanted) return `${path} is ${kind} instead of ${wanted}`;
  if (wanted !== 'an object') return undefined;
  for (const key of Object.keys(before)) {
    const fault = kindFault(memberOf(value, key), memberOf(before, key), `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function settingKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  const kind = typeof value;
  return kind === 'object' ? 'an object' : kind === 'string' ? 'text' : `a ${kind}`;
}
