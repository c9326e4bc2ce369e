/** The search button. Without scripts, a link to the site map. */
import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { address, linkAddress } from '../../addresses/addresses.js';
import type { NavSectionKind } from '../../core/model/types.js';
import type { PageNavigation } from '../../nav/page-navigation.js';
import { withRoots } from '../element.js';
import type { ShellContext } from '../types.js';

/** The index in the output, without the base path. */
const indexPath = '/_octavo/search/index.json';

/** The search button, with the language, version and tab of the page; empty without the feature. */
export function renderSearch(context: ShellContext, { trail }: PageNavigation): Node {
  const { site, base, uiStrings, siteMap, features } = context;
  if (!(features?.includes('search') ?? true)) return undefined;
  const labelOf = (...kinds: NavSectionKind[]): string | undefined =>
    trail.find(({ kind }) => kinds.includes(kind))?.label;
  const button = (
    <octavo-search
      id="search-bar-entry"
      index={address(indexPath, base)}
      language={trail.find(({ kind }) => kind === 'language')?.code}
      version={labelOf('version')}
      product={labelOf('product')}
      tab={labelOf('tab', 'dropdown', 'anchor')}
      site-map={siteMap?.slice(1)}
    >
      {site.search?.prompt ?? uiStrings.search.prompt}
    </octavo-search>
  );
  return (
    <>
      {withRoots(button, context)}
      {siteMap && (
        <noscript>
          <a class="site-map-link" href={linkAddress(siteMap, base)}>
            {uiStrings.search.siteMap}
          </a>
        </noscript>
      )}
    </>
  );
}
