/** Which of several kinds of sections an entry of the navigation has: readers choose between the sections of one kind only. */

/** The lists in the order in which they take precedence, by the kind of the entry that contains them. The same kind comes last. */
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

/** The lists with sections in `entry`, which is in the list `owner` (`navigation` for the root); the first one counts. */
export function sectionLists(owner: string, hasSections: (list: string) => boolean): string[] {
  return (orders[owner] ?? orders['navigation']!).filter(hasSections);
}
