/** Names with a meaning in settings that accept any text: themes, icon styles, platforms, menu entries. */
import type { Problem } from '../../core/errors/errors.js';
import { nearest } from '../../core/text/nearest.js';
import { iconStyles } from '../../icons/icon-styles.js';
import { ruleNames } from '../check-rules.js';
import { jsonText } from '../read/json-text.js';

/** The valid names of a setting. */
export interface KnownNames {
  /** A noun for the names, for messages: `theme`. */
  what: string;
  names: readonly string[];
  /** The effect of any other name. */
  effect: string;
}

/** `names`: separated by spaces. */
function known(what: string, names: string, effect = 'The default is used.'): KnownNames {
  return { what, names: names.split(' '), effect };
}

export const themeNames: KnownNames = known(
  'theme',
  'mint maple palm willow linden almond aspen sequoia luma prism quill venus',
  'The site uses "mint".',
);

/** The names of `iconType`, and of the style of an icon. */
export const iconStyleNames: KnownNames = {
  what: 'icon style',
  names: iconStyles,
  effect: 'The icon uses "solid".',
};

export const iconLibraryNames: KnownNames = known(
  'icon library',
  'fontawesome lucide tabler',
  'The icon is looked up in all libraries.',
);

export const cornerNames: KnownNames = known('corner style', 'default sharp');

export const layoutNames: KnownNames = known('layout', 'topnav sidenav solidSidenav');

export const sidebarItemNames: KnownNames = known('sidebar style', 'container card border undecorated');

export const topbarNames: KnownNames = known('navbar style', 'default gradient');

export const buttonNames: KnownNames = known('button style', 'pill roundedRectangle');

export const linkTypeNames: KnownNames = known(
  'link type',
  'link button github discord',
  'It is shown as a text link.',
);

export const menuEntryNames: KnownNames = known(
  'menu entry',
  'copy view assistant download-pdf download-spec chatgpt claude perplexity grok aistudio devin devin-desktop windsurf mcp add-mcp cursor vscode devin-mcp',
  'It is left out.',
);

/** Platforms with an icon for `footer.socials` and `footerSocials`. */
export const platformNames: KnownNames = known(
  'platform',
  'website x twitter github linkedin discord slack youtube facebook instagram hacker-news medium telegram bluesky threads reddit podcast x-twitter earth-americas tiktok mastodon gitlab bitbucket stackoverflow twitch whatsapp rss email',
  'Its name is shown instead of an icon.',
);

export const checkRuleNames: KnownNames = { what: 'rule', names: ruleNames, effect: 'It is ignored.' };

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
