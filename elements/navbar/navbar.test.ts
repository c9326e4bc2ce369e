import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import './navbar.js';

const markup = `<octavo-navbar><a slot="start" href="/">Acme Docs</a><a href="/guides" aria-current="true">Guides</a>
  <a href="/blog">Blog</a><button slot="end">Sign in</button><span slot="tabs">Tabs</span></octavo-navbar>`;

for (const form of forms) {
  describe(`octavo-navbar, ${form}`, () => {
    it('is a banner with a named landmark around the main links', async () => {
      const box = await fixture(markup, form);
      const root = box.querySelector('octavo-navbar')!.shadowRoot!;
      equal(root.querySelector('header nav')!.ariaLabel, 'Sections');
      await accessible(box);
    });

    it('has the start, the links and the end in a row, and the tabs below it', async () => {
      const box = await fixture(markup, form);
      const boxes = [...box.querySelectorAll('octavo-navbar > *')].map((child) => child.getBoundingClientRect());
      const [start, first, second, end, tabs] = boxes;
      ok(start!.right < first!.left && first!.right <= second!.left && second!.right < end!.left, 'from left to right');
      ok(tabs!.top > end!.bottom, 'tabs are below');
    });

    it('starts on the right in right-to-left text', async () => {
      const box = await fixture(markup.replace('<octavo-navbar', '<octavo-navbar dir="rtl"'), form);
      const [start, first] = [...box.querySelectorAll('a')].map((child) => child.getBoundingClientRect());
      ok(first!.right < start!.left, 'the links are to the left of the start');
    });

    it('scrolls its links in a narrow column, and stays within it', async () => {
      const box = await fixture(`<div style="inline-size: 20rem">${markup}</div>`, form);
      const navbar = box.querySelector('octavo-navbar')!;
      ok(navbar.scrollWidth <= navbar.clientWidth, 'within the column');
    });
  });
}
