import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './callout.page.js';
import './callout.js';

/** The labels of the icons that a callout draws. */
function labelledIcons({ shadowRoot, children }: Element): (string | null)[] {
  const slot = shadowRoot?.querySelector<HTMLSlotElement>('slot[name="icon"]');
  const icons = slot?.assignedElements().length ? [] : (slot ?? children[0])!.querySelectorAll('svg[aria-label]');
  return Array.from(icons, (icon) => icon.getAttribute('aria-label'));
}

for (const form of forms) {
  describe(`octavo-callout and its kinds, ${form}`, () => {
    it('have no accessibility violation', async () => {
      const kinds = [Note, Tip, Info, Warning, Check, Danger, Callout];
      await accessible(
        await fixture(
          kinds.map((kind) => h(kind, { title: 'Title' }, h('p', null, 'Words'))),
          form,
        ),
      );
    });

    it('have a label on their icon, unless the author sets an icon', async () => {
      const box = await fixture([h(Warning, null, 'Hot'), h(Warning, { icon: 'key' }, 'Hot')], form);
      const [own, given] = Array.from(box.querySelectorAll('octavo-warning'), labelledIcons);
      equal(own, ['Warning']);
      equal(given, []);
    });

    it('have equal space above the first and below the last paragraph', async () => {
      const box = await fixture(h(Note, { title: 'Title' }, h('p', null, 'One'), h('p', null, 'Two')), form);
      const note = box.querySelector('octavo-note')!.getBoundingClientRect();
      const [title, last] = [box.querySelector('strong')!, box.querySelector('p:last-child')!].map((part) =>
        part.getBoundingClientRect(),
      );
      ok(Math.abs(title!.top - note.top - (note.bottom - last!.bottom)) < 2, 'the space is not the same');
    });
  });
}
