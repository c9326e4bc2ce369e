import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { Expandable } from './expandable.page.js';
import './expandable.js';

for (const form of forms) {
  describe(`octavo-expandable, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture(h(Expandable, { title: 'properties', defaultOpen: true }, 'name'), form));
    });

    it('opens and closes on a click on its title', async () => {
      const box = await fixture(h(Expandable, { title: 'properties' }, 'name'), form);
      const element = box.querySelector('octavo-expandable')!;
      for (const open of [true, false]) {
        const toggled = new Promise((resolve) => box.addEventListener('octavo-toggle', resolve, { once: true }));
        element.shadowRoot!.querySelector('summary')!.click();
        await toggled;
        await rendered(box);
        equal(element.open, open);
      }
    });
  });
}
