/** The rules of `octavo check` that settings and the command line can switch. */

import type { RuleLevel } from '../core/model/types.js';

export const ruleLevels = ['off', 'notice', 'warning', 'error'] as const satisfies readonly RuleLevel[];

/** A rule, as the documentation and the reports show it. */
export interface CheckRule {
  /** Default. */
  level: RuleLevel;
  /** The correct state, as one sentence. */
  summary: string;
  /** Why it matters, as one sentence. */
  reason: string;
  /** What `--fix` changes. Default: nothing, because only the author knows the fix. */
  fix?: string;
}

/** Rules for the text of pages and snippets. They run in `octavo check` only. */
const writingRules = {
  'title-missing': {
    level: 'notice',
    summary: 'The front matter of a page has a title.',
    reason: 'The navigation, browser tabs and search results show it.',
    fix: 'Adds the first heading as the title if it is the first line of the page.',
  },
  'description-missing': {
    level: 'notice',
    summary: 'The front matter of a page has a description.',
    reason: 'It appears below the title, in search results and in `llms.txt`.',
  },
  'heading-level-one': {
    level: 'notice',
    summary: 'Headings in a page start at level 2.',
    reason: 'The title of the page is its only level-1 heading.',
    fix: 'Removes a first heading that repeats the title.',
  },
  'heading-skipped': {
    level: 'notice',
    summary: 'Heading levels are not skipped.',
    reason: 'Screen readers and the table of contents show the levels as an outline.',
  },
  'heading-empty': {
    level: 'notice',
    summary: 'Headings have text.',
    reason: 'An empty heading is announced by screen readers and listed in the table of contents.',
  },
  'image-alt-missing': {
    level: 'notice',
    summary: 'Images have alternative text.',
    reason: 'Screen readers read it, and language models and search engines depend on it.',
  },
  'image-alt-vague': {
    level: 'notice',
    summary: 'Alternative text describes the image.',
    reason: 'A file name or the word "image" does not help anyone who cannot see the image.',
  },
  'image-frame': {
    level: 'notice',
    summary: 'Block-level images are inside `<Frame>`.',
    reason: 'A frame separates screenshots from the page and can show a caption.',
    fix: 'Puts an image that is a paragraph of its own into `<Frame>`.',
  },
  'code-language': {
    level: 'notice',
    summary: 'Code blocks specify their language.',
    reason: 'Code is highlighted, and copied into prompts and editors, by its language.',
    fix: 'Adds `json`, `bash`, `xml`, `html` or `diff` if the code cannot be anything else.',
  },
  'link-text-vague': {
    level: 'notice',
    summary: 'The text of a link describes its target.',
    reason: 'Screen readers list links without the text around them.',
  },
  'procedure-unnumbered': {
    level: 'notice',
    summary: 'The steps of a procedure are numbered.',
    reason: 'Readers follow and refer to steps by their number.',
    fix: 'Numbers a bulleted list whose items are one line each.',
  },
  'parameter-missing': {
    level: 'notice',
    summary: 'Every path parameter of an endpoint has a `<ParamField>`.',
    reason: 'Readers cannot call an endpoint whose parameters are not documented.',
  },
  'parameter-description': {
    level: 'notice',
    summary: 'Parameters and response fields have a description.',
    reason: 'A name and a type do not explain what a value does.',
  },
  'parameter-type': {
    level: 'notice',
    summary: 'Parameters and response fields have a type.',
    reason: 'Readers cannot choose a valid value without it.',
  },
  'response-missing': {
    level: 'notice',
    summary: 'Endpoints have a successful response and an error response.',
    reason: 'Readers cannot handle an error that is not documented.',
  },
  'authentication-missing': {
    level: 'notice',
    summary: 'Operations of a specification say how requests are authenticated.',
    reason: 'Without credentials, every request of the reader fails.',
  },
  'code-incomplete': {
    level: 'notice',
    summary: 'Code examples are complete.',
    reason: 'Readers copy them, and a line such as `// ...` or `# TODO` does not run.',
  },
  'code-file-name': {
    level: 'notice',
    summary: 'Code of a file has the name of the file as its title.',
    reason: 'A comment with the name is copied with the code.',
  },
  'secret-exposed': {
    level: 'warning',
    summary: 'Examples contain no real keys or secrets.',
    reason: 'Anyone who reads the page, or its repository, can use them.',
  },
} as const satisfies Record<string, CheckRule>;

/** Rules for the site as a whole that run in `octavo check` only. */
const siteRules = {
  'page-orphan': {
    level: 'notice',
    summary: 'Every page is in the navigation or linked from another page.',
    reason: 'Readers cannot reach other pages.',
  },
  'title-duplicate': {
    level: 'notice',
    summary: 'Pages of one language, version and product have different titles.',
    reason: 'Readers cannot tell them apart in the navigation and in search results.',
  },
  'format-deviation': {
    level: 'notice',
    summary: 'The settings follow the format exactly.',
    reason: 'Octavo reads what is meant, but other tools can reject the file.',
  },
  'external-dead': {
    level: 'warning',
    summary: 'External links work. Checked with `--external` only.',
    reason: 'The target of the link does not exist.',
  },
  'external-moved': {
    level: 'notice',
    summary: 'External links point to the current address. Checked with `--external` only.',
    reason: 'Hosts remove permanent redirects after a while.',
  },
  'external-unverified': {
    level: 'notice',
    summary: 'External links can be checked. Checked with `--external` only.',
    reason: 'The host refuses automatic requests, or does not answer.',
  },
} as const satisfies Record<string, CheckRule>;

/** Rules that run in every build. Only `octavo check` applies their level. */
const buildRules = {
  'link-dead': {
    level: 'warning',
    summary: 'The target of a local link exists.',
    reason: 'Readers get the 404 page.',
  },
  'link-host-path': {
    level: 'notice',
    summary: 'Absolute addresses start at the docs folder.',
    reason: 'The build adds the path at which the site is served.',
  },
  'anchor-missing': {
    level: 'warning',
    summary: 'The part of a link after `#` is an id on the page.',
    reason: 'Readers start at the top of the page instead of at the heading.',
  },
  'anchor-inexact': {
    level: 'notice',
    summary: 'The part of a link after `#` has the punctuation and case of the id.',
    reason: 'Only a script finds the id otherwise, after the page is shown.',
  },
  'asset-missing': {
    level: 'warning',
    summary: 'Images and other files that pages, style sheets and settings refer to exist.',
    reason: 'Readers see a broken image, or a download fails.',
  },
  'file-private': {
    level: 'warning',
    summary: 'Pages do not refer to private files.',
    reason: 'Keys, credentials and hidden files are not published.',
  },
  'related-missing': {
    level: 'warning',
    summary: 'The pages in `related` exist.',
    reason: 'The entry is left out.',
  },
  'feed-missing': {
    level: 'notice',
    summary: 'A build whose pages have `rss: true` knows the URL of the site.',
    reason: 'Links in feeds are complete URLs, so that no feed is written without it.',
  },
  'icon-unknown': {
    level: 'warning',
    summary: 'Icons exist in an icon library.',
    reason: 'An unknown icon is not shown.',
  },
  'language-unknown': {
    level: 'notice',
    summary: 'Code blocks name a language that can be highlighted.',
    reason: 'Code in other languages is shown without colors.',
  },
  'icon-style': {
    level: 'notice',
    summary: 'Icons of Font Awesome exist in the style that is set.',
    reason: 'Only the free set is available, so other styles are drawn as `solid` or `regular`.',
  },
  'color-contrast': {
    level: 'warning',
    summary: 'Brand colors have a contrast of at least 3 on the page background.',
    reason: 'Text in a color with less contrast is shown in another shade.',
  },
  'color-shade': {
    level: 'notice',
    summary: 'Text in the brand colors has enough contrast on all backgrounds of the site.',
    reason: 'Other colors are shown in another shade, unless `colors.adjust` is `false`.',
  },
  'redirect-loop': {
    level: 'warning',
    summary: 'Redirects do not form a loop.',
    reason: 'Browsers show an error, so the redirect is left out.',
  },
  'redirect-chain': {
    level: 'notice',
    summary: 'Redirects point to pages rather than to other redirects.',
    reason: 'Readers wait for each of them.',
  },
  'redirect-hidden': {
    level: 'warning',
    summary: 'Redirects are not hidden by a page or by an earlier redirect.',
    reason: 'A hidden redirect is never used.',
  },
  'redirect-twice': {
    level: 'warning',
    summary: 'Redirects have different sources.',
    reason: 'Only the first one is used.',
  },
  'redirect-repeated': {
    level: 'notice',
    summary: 'Redirects are not repeated.',
    reason: 'An earlier one has the same result.',
  },
} as const satisfies Record<string, CheckRule>;

export type RuleName = keyof typeof writingRules | keyof typeof siteRules | keyof typeof buildRules;

/** The rules by name, in groups. */
export const ruleGroups = { writing: writingRules, site: siteRules, build: buildRules };

/** All rules. */
export const checkRules: Record<RuleName, CheckRule> = { ...writingRules, ...siteRules, ...buildRules };

export const ruleNames = Object.keys(checkRules) as RuleName[];

/** Levels by rule. */
export type RuleLevels = Partial<Record<RuleName, RuleLevel>>;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(checkRules, name);
}

export function isRuleLevel(name: string): name is RuleLevel {
  return (ruleLevels as readonly string[]).includes(name);
}
