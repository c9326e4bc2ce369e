/** Which of several kinds of sections an entry of the navigation has: readers choose between the sections of one kind only. */

/** The lists in the order in which they take precedence, by the kind of the entry that contains them. */
const orders: Readonly<Record<string, readonly string[]>> = {
  navigation: ['products', 'languages', 'versions', 'tabs', 'dropdowns', 'anchors'],
  languages: ['versions', 'tabs', 'dropdowns', 'anchors', 'products'],
  versions: ['languages', 'tabs', 'dropdowns', 'anchors', 'products'],
  tabs: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'menu'],
  anchors: ['languages', 'versions', 'dropdowns', 'tabs', 'products'],
  dropdowns: ['languages', 'versions', 'tabs', 'anchors', 'products'],
  products: ['languages', 'versions', 'tabs', 'anchors', 'dropdowns', 'menu'],
  menu: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'tabs'],
};

/** The lists with sections in `entry`, which is in the list `owner` (`navigation` for the root); the first one counts. */
export function sectionLists(owner: string, hasSections: (list: string) => boolean): string[] {
  return (orders[owner] ?? orders['navigation']!).filter(hasSections);
}
