import { accessible } from '../testing/accessibility.js';
import { equal, until } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import './toc.js';

const list = `<octavo-toc><p>Contents</p><ul>
  <li><a href="#one">One</a><ul><li><a href="#two">Two</a></li></ul></li>
  <li><a href="#three">Three</a></li>
  <li><a href="#missing%">Missing</a></li>
</ul></octavo-toc>`;
const headings = ['one', 'two', 'three']
  .map((id) => `<h2 id="${id}">${id}</h2><div style="height: 1200px"></div>`)
  .join('');

const current = (box: Element): string[] =>
  [...box.querySelectorAll('a[aria-current]')].map(({ textContent }) => textContent);

for (const form of forms) {
  describe(`octavo-toc, ${form}`, () => {
    afterEach(() => scrollTo(0, 0));

    it('is a named landmark around the links', async () => {
      const box = await fixture(list + headings, form);
      equal(box.querySelector('octavo-toc')!.shadowRoot!.querySelector('nav')!.ariaLabel, 'On this page');
      await accessible(box.querySelector('octavo-toc')!);
    });

    it('marks the current section while the page scrolls', async () => {
      const box = await fixture(list + headings, form);
      await until(() => current(box).join() === 'One');
      box.querySelector('#two')!.scrollIntoView();
      await until(() => current(box).join() === 'Two');
      scrollTo(0, document.documentElement.scrollHeight);
      await until(() => current(box).join() === 'Three');
      equal(
        [...box.querySelectorAll('a[data-read]')].map(({ textContent }) => textContent),
        ['One', 'Two'],
      );
      scrollTo(0, 0);
      await until(() => current(box).join() === 'One');
      equal(box.querySelector('a[data-read]'), null);
    });

    it('follows links that are added later', async () => {
      const box = await fixture(`<octavo-toc></octavo-toc>${headings}`, form);
      equal(current(box), []);
      box.querySelector('octavo-toc')!.innerHTML = '<a href="#one">One</a><a href="#two">Two</a>';
      await rendered(box);
      await until(() => current(box).join() === 'One');
    });
  });
}
