import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import './pager.js';

const previous = '<a href="/install" rel="prev"><small>Previous</small> Install</a>';
const next = '<a href="/deploy" rel="next"><small>Next</small> Deploy</a>';

for (const form of forms) {
  describe(`octavo-pager, ${form}`, () => {
    it('is a named landmark around the links', async () => {
      const box = await fixture(`<octavo-pager>${previous}${next}</octavo-pager>`, form);
      equal(box.querySelector('octavo-pager')!.shadowRoot!.querySelector('nav')!.ariaLabel, 'Pages');
      await accessible(box);
    });

    it('has the next page at the end, also alone', async () => {
      const box = await fixture(`<octavo-pager>${next}</octavo-pager>`, form);
      const [link, pager] = [box.querySelector('a')!, box.querySelector('octavo-pager')!].map((element) =>
        element.getBoundingClientRect(),
      );
      ok(Math.abs(link!.right - pager!.right) < 1 && link!.left > pager!.left + pager!.width / 3, 'at the end');
    });

    it('has the next page on the left in right-to-left text', async () => {
      const box = await fixture(`<octavo-pager dir="rtl">${previous}${next}</octavo-pager>`, form);
      const [first, second] = [...box.querySelectorAll('a')].map((link) => link.getBoundingClientRect().left);
      ok(second! < first!, 'the next page is on the left');
    });

    it('has arrows in the direction of the pages, which browsers mirror', async () => {
      const box = await fixture(`<octavo-pager>${previous}${next}</octavo-pager>`, form);
      const arrows = [...box.querySelectorAll('a')].map((link) => getComputedStyle(link, '::before').content.charAt(1));
      equal(arrows, ['\u2039', '\u203a']);
    });
  });
}
