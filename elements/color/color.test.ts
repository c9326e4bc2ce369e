import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { Color, ColorItem, ColorRow } from './color.page.js';
import './color.js';

const colors = () =>
  h(
    Color,
    null,
    h(ColorItem, { name: 'Ink', value: '#14171c' }),
    h(ColorRow, { title: 'Ground' }, h(ColorItem, { name: 'Page', value: { light: '#ffffff', dark: '#0e1014' } })),
  );

function buttonOf(item: Element): HTMLButtonElement {
  return (item.shadowRoot ?? item).querySelector('button')!;
}

/** The text that a click on the swatch of `item` copies. */
async function copied(item: Element): Promise<string | undefined> {
  let text: string | undefined;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (words: string) => Promise.resolve((text = words)) },
  });
  buttonOf(item).click();
  await rendered(item.parentElement!);
  return text;
}

for (const form of forms) {
  describe(`octavo-color, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture(colors(), form));
    });

    it('shows values from left to right, also in text of the other direction', async () => {
      const box = await fixture(colors(), form);
      box.dir = 'rtl';
      const item = box.querySelector('octavo-color-item')!;
      const value = item.querySelector('code') ?? item.shadowRoot!.querySelector('code');
      equal(getComputedStyle(value!).direction, 'ltr');
    });

    it('copies a value, confirms it and fires an event', async () => {
      const box = await fixture(colors(), form);
      const [ink] = box.querySelectorAll('octavo-color-item');
      const events: string[] = [];
      box.addEventListener('octavo-copy', (event) => events.push(event.text));
      equal(await copied(ink!), '#14171c');
      equal(events, ['#14171c']);
      equal((ink!.shadowRoot ?? ink)!.querySelector('[role="status"]')?.textContent, 'Copied');
      equal(buttonOf(ink!).querySelectorAll('svg').length, 1);
    });

    it('copies the value of the current color scheme', async () => {
      const box = await fixture(colors(), form);
      const [, page] = box.querySelectorAll<HTMLElement>('octavo-color-item');
      page!.style.colorScheme = 'dark';
      equal(await copied(page!), '#0e1014');
      page!.style.colorScheme = 'light';
      equal(await copied(page!), '#ffffff');
    });
  });
}

describe('octavo-color, light', () => {
  it('has its parts under the names for authors, and a button with a name of its own', async () => {
    const box = await fixture(colors(), 'light');
    const row = box.querySelector('.color > .color-row')!;
    equal(
      row.querySelector('[data-component-part="color-row-title-container"] > [data-component-part="color-row-title"]')
        ?.textContent,
      'Ground',
    );
    const item = row.querySelector('[data-component-part="color-row-items-container"] > .color-item')!;
    const partsOf = (name: string): Element[] => [
      ...item.querySelectorAll(`[data-component-part="color-item-${name}"]`),
    ];
    equal(
      partsOf('value').map(({ textContent }) => textContent),
      ['#ffffff', '#0e1014'],
    );
    const [button] = partsOf('button');
    const names = button!.getAttribute('aria-labelledby')!.split(' ');
    equal(
      names.map((id) => document.getElementById(id)!.textContent.trim()),
      ['', 'Page', '#ffffff#0e1014'],
    );
  });
});

describe('octavo-color in plain HTML', () => {
  it('reads its text from attributes', async () => {
    const box = await fixture(
      '<octavo-color><octavo-color-item name="Ink" value="#123456"></octavo-color-item></octavo-color>',
    );
    equal(await copied(box.querySelector('octavo-color-item')!), '#123456');
    await accessible(box);
  });
});
