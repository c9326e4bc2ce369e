/** Labels of products, and the side of a tab. */
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: 'product.name',
    shows: 'readers see the name of a product in place of its id',
    config: {
      navigation: {
        products: [
          { product: 'core', name: 'Core API', pages: ['index'] },
          { product: 'extra', name: 'Extras', pages: ['guide'] },
        ],
      },
    },
    see: (reader) => reader.facts('index.html', { 'octavo-switcher summary > span': 'Product: Core API' }),
  },
  {
    key: 'tab.align',
    shows: 'a tab can be at the end of its row',
    config: {
      navigation: {
        tabs: [
          { tab: 'Guides', pages: ['index'] },
          { tab: 'Blog', align: 'end', pages: ['guide'] },
        ],
      },
    },
    see: (reader) => reader.facts('index.html', { '.nav-tabs .octavo-align-end': 'Blog' }),
  },
];
