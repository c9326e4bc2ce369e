import { accessible } from '../testing/accessibility.js';
import { equal, ok, until } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import './switcher.js';

const links = '<a href="#two" aria-current="true">2.0</a><a href="#one">1.0</a>';
const menu = `<octavo-switcher label="Version">${links}</octavo-switcher><button>After</button>`;
const row = `<octavo-switcher label="Sections" row>${links}</octavo-switcher>`;

function parts(box: Element) {
  const root = box.querySelector('octavo-switcher')!.shadowRoot!;
  return { details: root.querySelector('details')!, button: root.querySelector('summary')! };
}

const press = (target: Element, key: string): void =>
  void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

for (const form of forms) {
  describe(`octavo-switcher, ${form}`, () => {
    it('shows the current link on its button', async () => {
      const box = await fixture(menu, form);
      const { button } = parts(box);
      equal([button.textContent!.trim(), button.ariaLabel], ['2.0', 'Version: 2.0']);
      const [two, one] = box.querySelectorAll('a');
      two!.removeAttribute('aria-current');
      one!.ariaCurrent = 'true';
      await rendered(box);
      equal([button.textContent!.trim(), button.ariaLabel], ['1.0', 'Version: 1.0']);
    });

    it('has a list of links and its own text on the button', async () => {
      const list = '<ul><li><a href="#two" aria-current="true">2.0</a></li><li><a href="#one">1.0</a></li></ul>';
      const text = '<span slot="button">Version: 2.0 (latest)</span>';
      const box = await fixture(`<octavo-switcher label="Version">${text}${list}</octavo-switcher>`, form);
      const { button, details } = parts(box);
      const slot = button.querySelector<HTMLSlotElement>('slot[name=button]')!;
      equal([slot.assignedElements()[0]?.textContent, button.ariaLabel], ['Version: 2.0 (latest)', null]);
      const [two, one] = box.querySelectorAll('a');
      details.open = true;
      two!.focus();
      press(two!, 'ArrowDown');
      equal(document.activeElement === one, true);
      equal(getComputedStyle(box.querySelector('ul')!).listStyleType, 'none');
      await accessible(box);
      box.querySelector('[slot=button]')!.remove();
      await rendered(box);
      equal([button.textContent!.trim(), button.ariaLabel], ['2.0', 'Version: 2.0']);
    });

    it('has no accessibility violation, closed, open and in a row', async () => {
      const box = await fixture(menu, form);
      await accessible(box);
      parts(box).details.open = true;
      await accessible(box);
      await accessible(await fixture(row, form));
    });

    it('opens with the down arrow, and moves with arrows, Home and End', async () => {
      const box = await fixture(menu, form);
      const { details, button } = parts(box);
      const [two, one] = box.querySelectorAll('a');
      button.focus();
      press(button, 'ArrowDown');
      equal([details.open, document.activeElement === two], [true, true]);
      press(two!, 'ArrowDown');
      equal(document.activeElement === one, true, 'down');
      press(one!, 'ArrowDown');
      equal(document.activeElement === two, true, 'around');
      press(two!, 'End');
      equal(document.activeElement === one, true, 'end');
      press(one!, 'ArrowUp');
      equal(document.activeElement === two, true, 'up');
    });

    it('closes on Escape with the focus on its button', async () => {
      const box = await fixture(menu, form);
      const { details, button } = parts(box);
      details.open = true;
      box.querySelector('a')!.focus();
      press(box.querySelector('a')!, 'Escape');
      equal([details.open, box.querySelector('octavo-switcher')!.shadowRoot!.activeElement === button], [false, true]);
    });

    it('closes on a click or a focus outside and on a selection, not on one inside', async () => {
      const box = await fixture(menu, form);
      const { details } = parts(box);
      const down = (target: Element): void =>
        void target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      details.open = true;
      down(box.querySelector('a')!);
      equal(details.open, true, 'inside');
      down(box);
      equal(details.open, false, 'outside');
      details.open = true;
      box.querySelector<HTMLElement>(':scope > button')!.focus();
      equal(details.open, false, 'focus');
      details.open = true;
      box.querySelectorAll('a')[1]!.click();
      equal(details.open, false, 'selection');
      history.replaceState(null, '', location.pathname + location.search);
    });

    it('opens its list within the screen', async () => {
      const box = await fixture(
        `<div style="text-align: end">${menu.replace('<button>After</button>', '')}</div>`,
        form,
      );
      const { details } = parts(box);
      details.open = true;
      const list = details.querySelector('[part=list]')!;
      await until(() => list.getBoundingClientRect().right <= document.documentElement.clientWidth);
      ok(list.getBoundingClientRect().left >= 0, 'within the screen');
    });

    it('stops with its removal, and works again after it moves', async () => {
      const box = await fixture(menu, form);
      const { details } = parts(box);
      box.append(box.querySelector('octavo-switcher')!);
      details.open = true;
      press(document.body, 'Escape');
      equal(details.open, false);
    });

    it('has its links side by side in a row', async () => {
      const box = await fixture(row, form);
      const [first, second] = [...box.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
      ok(first!.top === second!.top && first!.right < second!.left, 'side by side');
      equal(box.querySelector('octavo-switcher')!.shadowRoot!.querySelector('nav')!.ariaLabel, 'Sections');
    });
  });
}
