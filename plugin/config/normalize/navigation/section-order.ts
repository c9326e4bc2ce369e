/**
 * Decides which kind of sections counts if a navigation entry has several: readers choose between sections of one kind.
 */

/** The lists in order of precedence, by the kind of the entry that contains them. The same kind comes last. */
const orders: Readonly<Record<string, readonly string[]>> = {
  navigation: ['products', 'languages', 'versions', 'tabs', 'dropdowns', 'anchors'],
  languages: ['versions', 'tabs', 'dropdowns', 'anchors', 'products', 'languages'],
  versions: ['languages', 'tabs', 'dropdowns', 'anchors', 'products', 'versions'],
  tabs: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'menu', 'tabs'],
  anchors: ['languages', 'versions', 'dropdowns', 'tabs', 'products', 'anchors'],
  dropdowns: ['languages', 'versions', 'tabs', 'anchors', 'products', 'dropdowns'],
  products: ['languages', 'versions', 'tabs', 'anchors', 'dropdowns', 'menu', 'products'],
  menu: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'tabs', 'menu'],
};

/**
 * The lists with sections in `entry`, an entry of the list `owner` (`navigation` for the root). The first one counts.
 */
export function sectionLists(owner: string, hasSections: (list: string) => boolean): string[] {
  return (orders[owner] ?? orders['navigation']!).filter(hasSections);
}
