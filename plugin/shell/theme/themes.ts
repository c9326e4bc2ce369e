import type { SiteDetail } from '../../core/model/types.js';

/**
 * The named themes, with the details that belong to them. A theme has other values of the tokens, and rules that tokens
 * cannot express. `mint` is the base and has neither.
 */
export const themes: Readonly<Record<string, readonly SiteDetail[]>> = {
  maple: ['sidebar-ground', 'page-line'],
  palm: [],
  willow: ['page-plain'],
  linden: [],
  almond: [],
  aspen: ['page-line'],
  sequoia: ['sidebar-ground'],
  luma: [],
};

/** Themes with a line between the groups of the sidebar. */
export const dividedThemes: ReadonlySet<string> = new Set(['aspen']);
