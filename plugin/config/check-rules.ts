/** The rules of `octavo check` that settings and the command line can switch, with their default levels. */

import type { RuleLevel } from '../core/model/types.js';

export const ruleLevels = ['off', 'notice', 'warning', 'error'] as const satisfies readonly RuleLevel[];

/** Rules for the text of pages and snippets. They run in `octavo check` only. */
const writingRules = {
  'title-missing': 'notice',
  'description-missing': 'notice',
  'heading-level-one': 'notice',
  'heading-skipped': 'notice',
  'heading-empty': 'notice',
  'image-alt-missing': 'notice',
  'image-alt-vague': 'notice',
  'image-frame': 'notice',
  'code-language': 'notice',
  'link-text-vague': 'notice',
  'procedure-unnumbered': 'notice',
  'parameter-missing': 'notice',
  'parameter-description': 'notice',
  'parameter-type': 'notice',
  'response-missing': 'notice',
  'authentication-missing': 'notice',
  'code-incomplete': 'notice',
  'code-file-name': 'notice',
  'secret-exposed': 'warning',
} as const satisfies Record<string, RuleLevel>;

/** Rules for the site as a whole, which run in `octavo check` only. */
const siteRules = {
  'page-orphan': 'notice',
  'title-duplicate': 'notice',
  'format-deviation': 'notice',
  'external-dead': 'warning',
  'external-moved': 'notice',
  'external-unverified': 'notice',
  'api-breaking': 'error',
  'api-change': 'notice',
} as const satisfies Record<string, RuleLevel>;

/**
 * Rules that run in every build. Only `octavo check` applies the author's levels. Content that exists and that no page shows
 * is an error: the site is written, but the command fails. Something that looks different, or refers to something that does
 * not exist, is a warning, and so is syntax that is shown as text. The rest are notices.
 */
const buildRules = {
  'content-lost': 'error',
  'link-dead': 'warning',
  'link-host-path': 'notice',
  'anchor-missing': 'warning',
  'anchor-inexact': 'notice',
  'asset-missing': 'warning',
  'file-private': 'warning',
  'file-not-loaded': 'notice',
  'selector-unmatched': 'notice',
  'bar-room': 'notice',
  'foreign-syntax': 'warning',
  'front-matter-unused': 'notice',
  'setting-unused': 'notice',
  'page-draft': 'notice',
  'related-missing': 'warning',
  'feed-missing': 'notice',
  'icon-unknown': 'warning',
  'language-unknown': 'notice',
  'icon-style': 'notice',
  'color-contrast': 'warning',
  'color-shade': 'notice',
  'redirect-loop': 'warning',
  'redirect-chain': 'notice',
  'redirect-hidden': 'warning',
  'redirect-twice': 'warning',
  'redirect-repeated': 'notice',
} as const satisfies Record<string, RuleLevel>;

export type RuleName = keyof typeof writingRules | keyof typeof siteRules | keyof typeof buildRules;

/** The rules by name, in groups. */
export const ruleGroups = { writing: writingRules, site: siteRules, build: buildRules };

/** The default levels of all rules. */
export const defaultLevels: Record<RuleName, RuleLevel> = { ...writingRules, ...siteRules, ...buildRules };

export const ruleNames = Object.keys(defaultLevels) as RuleName[];

/** Levels by rule. */
export type RuleLevels = Partial<Record<RuleName, RuleLevel>>;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(defaultLevels, name);
}

export function isRuleLevel(name: string): name is RuleLevel {
  return (ruleLevels as readonly string[]).includes(name);
}
