import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { connectSections } from '../accordion/connect-sections.js';
import { Expandable } from './expandable.page.js';
import './expandable.js';

connectSections();

for (const form of forms) {
  describe(`octavo-expandable, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture(h(Expandable, { title: 'properties', defaultOpen: true }, 'name'), form));
    });

    it('opens and closes on a click on its title', async () => {
      const box = await fixture(h(Expandable, { title: 'properties' }, 'name'), form);
      const section = (box.querySelector('octavo-expandable')?.shadowRoot ?? box).querySelector('details')!;
      for (const open of [true, false]) {
        const toggled = new Promise((resolve) => box.addEventListener('octavo-toggle', resolve, { once: true }));
        section.querySelector('summary')!.click();
        await toggled;
        await rendered(box);
        equal(section.open, open);
        equal(box.querySelector('octavo-expandable')?.open ?? open, open);
      }
    });
  });
}
