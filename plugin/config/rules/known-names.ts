/** Names with a meaning in settings that accept any text: themes, icon styles, platforms, menu entries. */

import type { Problem } from '../../core/errors/errors.js';
import { nearest } from '../../core/text/nearest.js';
import { iconStyles } from '../../icons/icon-styles.js';
import { ruleNames } from '../check-rules.js';
import { jsonText } from '../read/json-text.js';

/** The valid names of a setting. */
export interface KnownNames {
  where: RegExp;
  /** A noun for the names, for messages: `theme`. */
  what: string;
  names: readonly string[];
  /** The effect of any other name. */
  effect: string;
  /** Whether the name is the key itself. */
  isKey?: boolean;
}

const words = (text: string): readonly string[] => text.split(' ');

/** Platforms with an icon for `footer.socials` and `footerSocials`. */
export const socialPlatforms = words(
  'website x twitter github linkedin discord slack youtube facebook instagram hacker-news medium telegram bluesky threads reddit podcast x-twitter earth-americas tiktok mastodon gitlab bitbucket stackoverflow twitch whatsapp rss email',
);

const usesDefault = 'The default is used.';

/** The names of `iconType`, and of the style of an icon. */
export const iconStyleNames: KnownNames = {
  where: /(?:^|\.)(?:iconType|icon\.style)$/,
  what: 'icon style',
  names: iconStyles,
  effect: 'The icon uses "solid".',
};

/** All lists. */
export const nameLists: readonly KnownNames[] = [
  {
    where: /^theme$/,
    what: 'theme',
    names: words('mint maple palm willow linden almond aspen sequoia luma prism quill venus'),
    effect: 'The site uses "mint".',
  },
  iconStyleNames,
  {
    where: /(?:^|\.)icon\.library$/,
    what: 'icon library',
    names: words('fontawesome lucide tabler'),
    effect: 'The icon is looked up in all libraries.',
  },
  { where: /^(?:styling\.)?rounded$/, what: 'corner style', names: words('default sharp'), effect: usesDefault },
  { where: /^layout$/, what: 'layout', names: words('topnav sidenav solidSidenav'), effect: usesDefault },
  {
    where: /^sidebar\.items$/,
    what: 'sidebar style',
    names: words('container card border undecorated'),
    effect: usesDefault,
  },
  { where: /^topbar\.style$/, what: 'navbar style', names: words('default gradient'), effect: usesDefault },
  {
    where: /^topbarCtaButton\.style$/,
    what: 'button style',
    names: words('pill roundedRectangle'),
    effect: usesDefault,
  },
  {
    where: /^(?:.*\.)?navbar\.links\.type$/,
    what: 'link type',
    names: words('link button github discord'),
    effect: 'It is shown as a text link.',
  },
  {
    where: /^contextual\.options$/,
    what: 'menu entry',
    names: words(
      'copy view assistant download-pdf download-spec chatgpt claude perplexity grok aistudio devin devin-desktop windsurf mcp add-mcp cursor vscode devin-mcp',
    ),
    effect: 'It is left out.',
  },
  {
    where: /(?:^|\.)(?:footer\.socials|footerSocials)\.[^.]+$/,
    what: 'platform',
    names: socialPlatforms,
    effect: 'Its name is shown instead of an icon.',
    isKey: true,
  },
  {
    where: /^check\.rules\.[^.]+$/,
    what: 'rule',
    names: ruleNames,
    effect: 'It is ignored.',
    isKey: true,
  },
];

/** The valid names of the setting at `path`. Indexes of list items are ignored. */
export function knownNames(path: string): readonly string[] {
  const pattern = withoutLists(path);
  return nameLists.find(({ where, isKey }) => !isKey && where.test(pattern))?.names ?? [];
}

/** The problem of a name that is not in the list. `where`: the setting. */
export function nameFault(
  where: string,
  name: string,
  { what, names, effect }: KnownNames,
): Pick<Problem, 'message' | 'hint'> | undefined {
  if (names.includes(name)) return undefined;
  const near = nearest(name, names);
  return {
    message: `${where}: unknown ${what} ${jsonText(name)}. ${effect}`,
    hint: near === undefined ? `Valid names: ${names.join(', ')}.` : `Did you mean ${jsonText(near)}?`,
  };
}

/** The valid keys of the object at `path`, if it is a list of names. */
export function namesOfKeys(path: string): readonly string[] {
  return nameLists.find(({ where, isKey }) => isKey && where.test(`${withoutLists(path)}.name`))?.names ?? [];
}

/** `contextual.options[]` → `contextual.options`. */
export function withoutLists(pattern: string): string {
  return pattern.replaceAll('[]', '');
}
