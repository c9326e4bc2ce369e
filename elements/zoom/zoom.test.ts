import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import './zoom.js';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100"/></svg>',
  );

const page = `<p><img alt="A map" height="100" src="${picture}"></p>
  <p><img alt="Kept small" data-no-zoom height="100" src="${picture}"></p>
  <p><a href="/map"><img alt="In a link" height="100" src="${picture}"></a></p>
  <p><img alt="An icon" height="20" src="${picture}"></p>`;

const dialogOf = (box: Element): HTMLDialogElement =>
  box.querySelector('octavo-zoom')!.shadowRoot!.querySelector('dialog')!;

for (const form of forms) {
  describe(`octavo-zoom, ${form}`, () => {
    it('makes images that can be enlarged accessible as buttons', async () => {
      const box = await fixture(`${page}<octavo-zoom></octavo-zoom>`, form);
      equal(
        [...box.querySelectorAll('img')].map(({ role }) => role),
        ['button', null, null, null],
      );
      await accessible(box);
    });

    it('names the button of an image without a text', async () => {
      const box = await fixture(`<octavo-zoom><img alt="" height="100" src="${picture}"></octavo-zoom>`, form);
      equal([box.querySelector('img')!.role, box.querySelector('img')!.alt], ['button', 'Enlarge image']);
      await accessible(box);
    });

    it('opens an image in a dialog and returns the focus', async () => {
      const box = await fixture(`<octavo-zoom>${page}</octavo-zoom>`, form);
      const map = box.querySelector('img')!;
      map.focus();
      map.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await rendered(box);
      const dialog = dialogOf(box);
      equal([dialog.open, dialog.ariaLabel, dialog.querySelector('img')?.alt], [true, 'A map', 'A map']);
      dialog.querySelector('button')!.click();
      await rendered(box);
      equal(dialog.open, false);
      equal(document.activeElement, map);
    });

    it('opens on click, also for images that are added later', async () => {
      const box = await fixture('<octavo-zoom><p></p></octavo-zoom>', form);
      box.querySelector('p')!.innerHTML = `<img alt="Late" height="100" src="${picture}">`;
      await rendered(box);
      const late = box.querySelector('img')!;
      ok(late.role === 'button', 'the late picture is no button');
      late.click();
      await rendered(box);
      equal(dialogOf(box).open, true);
    });
  });
}
