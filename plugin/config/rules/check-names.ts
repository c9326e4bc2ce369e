/** Names that are free text to a schema, but known ones work better: themes, icon styles, platforms, languages. */
import { nearest } from '../../nearest.js';
import { jsonText } from '../json-text.js';
import { languageName } from '../normalise/language.js';
import type { SettingsPlace } from '../settings-tree.js';
import { textOf, warnAt, type RuleContext } from './rule.js';

interface Names {
  where: RegExp;
  /** What the names are of: `theme`. */
  what: string;
  names: readonly string[];
  /** What happens with an unknown one. */
  effect: string;
  /** Whether the key is the name. */
  isKey?: boolean;
}

const words = (text: string): readonly string[] => text.split(' ');

/** Platforms that `footer.socials` and `footerSocials` know by an icon. */
export const socialPlatforms = words(
  'website x twitter github linkedin discord slack youtube facebook instagram hacker-news medium telegram bluesky threads reddit podcast x-twitter earth-americas tiktok mastodon gitlab bitbucket stackoverflow twitch whatsapp rss email',
);

const asUsual = 'The site looks as usual.';

const lists: readonly Names[] = [
  {
    where: /^theme$/,
    what: 'theme',
    names: words('mint maple palm willow linden almond aspen sequoia luma prism quill venus'),
    effect: 'The site looks as with "mint".',
  },
  {
    where: /(?:^|\.)(?:iconType|icon\.style)$/,
    what: 'icon style',
    names: words(
      'regular solid light thin duotone brands sharp-regular sharp-solid sharp-light sharp-thin sharp-duotone-solid sharp-duotone-thin sharp-duotone-regular sharp-duotone-light duotone-regular duotone-light duotone-thin',
    ),
    effect: 'The icon is shown in "solid".',
  },
  { where: /^(?:styling\.)?rounded$/, what: 'form of corners', names: words('default sharp'), effect: asUsual },
  { where: /^layout$/, what: 'layout', names: words('topnav sidenav solidSidenav'), effect: asUsual },
  {
    where: /^sidebar\.items$/,
    what: 'mark',
    names: words('container card border undecorated'),
    effect: asUsual,
  },
  { where: /^topbar\.style$/, what: 'ground', names: words('default gradient'), effect: asUsual },
  {
    where: /^contextual\.options\[\]$/,
    what: 'menu entry',
    names: words(
      'copy view assistant download-pdf download-spec chatgpt claude perplexity grok aistudio devin devin-desktop windsurf mcp add-mcp cursor vscode devin-mcp',
    ),
    effect: 'It is left out.',
  },
  {
    where: /^(?:footer\.socials|footerSocials)\.[^.[]+$/,
    what: 'platform',
    names: socialPlatforms,
    effect: 'It is shown by its name, without an icon.',
    isKey: true,
  },
];

/** Warns of each unknown name, with the nearest one. */
export function checkNames({ places, report }: RuleContext): void {
  for (const place of places) {
    const text = textOf(place.node);
    if (text === undefined || text === '') continue;
    for (const names of lists) if (names.where.test(place.pattern)) tellName(place, text, names, report);
    if (/languages\[\]\.language$|^versions\[\]\.locale$/.test(place.pattern)) tellLanguage(place, text, report);
  }
}

function tellName(
  place: SettingsPlace,
  text: string,
  { what, names, effect, isKey }: Names,
  report: RuleContext['report'],
): void {
  const name = isKey ? String(place.path.at(-1)) : text;
  if (names.includes(name)) return;
  const near = nearest(name, names);
  const hint = near === undefined ? `Known: ${names.slice(0, 12).join(', ')}.` : `Did you mean ${jsonText(near)}?`;
  const span = isKey ? place.key : place.node.span;
  warnAt(report, span, 'config-name', `${place.text}: there is no ${what} ${jsonText(name)}. ${effect}`, hint);
}

const codes =
  'en fr de es it pt pt-BR nl pl sv da no fi cs hu ro el tr uk ru ar he hi ja ko zh-Hans zh-Hant vi id th'.split(' ');

function tellLanguage({ text: where, node }: SettingsPlace, code: string, report: RuleContext['report']): void {
  if (languageName(code) !== code) return;
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const meant = codes.find((known) =>
    [english.of(known), languageName(known)].some((name) => name?.toLowerCase() === code.toLowerCase()),
  );
  const hint = meant ? `Write ${jsonText(meant)}.` : 'Write a language code such as "en", "fr" or "pt-BR".';
  warnAt(report, node.span, 'config-name', `${where}: ${jsonText(code)} is no language code.`, hint);
}
