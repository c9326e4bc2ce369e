/** The search buttons: a field on wide screens, an icon on narrow ones. Without scripts, a link to the site map. */
import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { address } from '../../addresses/addresses.js';
import { sectionsIn } from '../../core/model/sections-in.js';
import type { NavSection, NavSectionKind } from '../../core/model/types.js';
import type { PageNavigation } from '../../nav/page-navigation.js';
import { icons } from '../../shell/icons.js';
import type { ShellContext } from '../../shell/types.js';
import { searchOf } from './search-settings.js';

/** The index in the output, without the base path. */
const indexPath = '/_octavo/search/index.json';

function isScope({ kind }: NavSection): boolean {
  return kind === 'language' || kind === 'product';
}

/** The version for readers of pages in none; `undefined` if the site has none, or several that are not versions of each other. */
function defaultVersion(section: NavSection): string | undefined {
  const defaults = sectionsIn(section).flatMap(({ children }) => {
    const versions = children.filter(({ kind, href }) => kind === 'version' && href === undefined);
    return (versions.find(({ isDefault }) => isDefault) ?? versions[0])?.label ?? [];
  });
  return new Set(defaults).size === 1 ? defaults[0] : undefined;
}

/** The search buttons, with the language, version and tab of the page. */
export function renderSearch(context: ShellContext, { trail }: PageNavigation): Node {
  const { site, base, link, uiStrings, siteMap } = context;
  const labelOf = (...kinds: NavSectionKind[]): string | undefined =>
    trail.find(({ kind }) => kinds.includes(kind))?.label;
  const prompt = searchOf(site).prompt ?? uiStrings.search.prompt;
  const data = {
    'data-index': address(indexPath, base),
    'data-prompt': prompt,
    'data-language': trail.find(({ kind }) => kind === 'language')?.code,
    'data-version': labelOf('version') ?? defaultVersion(trail.findLast(isScope) ?? site.navigation),
    'data-product': labelOf('product'),
    'data-tab': labelOf('tab', 'dropdown', 'anchor'),
    'data-site-map': siteMap?.slice(1),
  };
  const buttons = (
    <div class="octavo-find" {...data}>
      <button type="button" id="search-bar-entry" aria-haspopup="dialog">
        {icons.search}
        <span>{prompt}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <button
        type="button"
        id="search-bar-entry-mobile"
        class="octavo-icon-control"
        aria-haspopup="dialog"
        aria-label={prompt}
      >
        {icons.search}
      </button>
    </div>
  );
  return (
    <>
      {buttons}
      {siteMap && (
        <noscript>
          <a href={link(siteMap)}>{uiStrings.search.siteMap}</a>
        </noscript>
      )}
    </>
  );
}
