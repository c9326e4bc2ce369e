import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import './search.js';

for (const form of forms) {
  describe(`octavo-search, ${form}`, () => {
    it('is a button with its text as the label', async () => {
      const box = await fixture('<octavo-search index="/index.json">Find it</octavo-search>', form);
      const search = box.querySelector('octavo-search')!;
      equal([search.textContent, search.shadowRoot!.querySelector('button')!.ariaHasPopup], ['Find it', 'dialog']);
      await accessible(box);
    });

    it('does not take keys that are typed into a field', async () => {
      const box = await fixture(
        '<octavo-search index="/index.json">Find</octavo-search><input aria-label="Text">',
        form,
      );
      const press = (target: Element, key: string): boolean =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
      equal([press(box.querySelector('input')!, '/'), press(box, 'k')], [true, true]);
    });

    it('has a default label, and does nothing without an index', async () => {
      const box = await fixture('<octavo-search></octavo-search>', form);
      const search = box.querySelector('octavo-search')!;
      equal(search.shadowRoot!.querySelector('slot')!.textContent, 'Search');
      await search.open();
      equal(document.querySelector('.octavo-search-dialog'), null);
    });
  });
}
