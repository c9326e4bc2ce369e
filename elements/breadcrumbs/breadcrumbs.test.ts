import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import './breadcrumbs.js';

const links = '<a href="/">Home</a><a href="/guides">Guides</a><span aria-current="page">Install</span>';
const list = '<ol><li><a href="/">Home</a></li><li><a href="/guides">Guides</a></li><li>Install</li></ol>';

for (const form of forms) {
  for (const [kind, content] of Object.entries({ links, list })) {
    describe(`octavo-breadcrumbs with ${kind}, ${form}`, () => {
      it('is a named landmark around the links', async () => {
        const box = await fixture(`<octavo-breadcrumbs>${content}</octavo-breadcrumbs>`, form);
        const breadcrumbs = box.querySelector('octavo-breadcrumbs')!;
        equal(breadcrumbs.shadowRoot!.querySelector('nav')!.ariaLabel, 'Breadcrumbs');
        equal(breadcrumbs.textContent, 'HomeGuidesInstall');
        await accessible(box);
      });

      it('draws a separator before each entry but the first', async () => {
        const box = await fixture(`<octavo-breadcrumbs>${content}</octavo-breadcrumbs>`, form);
        const entries = box.querySelector('ol')?.children ?? box.querySelector('octavo-breadcrumbs')!.children;
        equal(
          [...entries].map((entry) => getComputedStyle(entry, '::before').content),
          ['none', '"/"', '"/"'],
        );
        const bottoms = [...entries].map((entry) => {
          const text = document.createRange();
          text.selectNodeContents(entry.querySelector('a') ?? entry);
          return text.getBoundingClientRect().bottom;
        });
        equal(new Set(bottoms).size, 1, 'the texts are on one line');
      });
    });
  }
}

describe('octavo-breadcrumbs', () => {
  it('takes its name from the label', async () => {
    const box = await fixture(`<octavo-breadcrumbs label="Path">${links}</octavo-breadcrumbs>`);
    equal(box.querySelector('octavo-breadcrumbs')!.shadowRoot!.querySelector('nav')!.ariaLabel, 'Path');
  });
});
