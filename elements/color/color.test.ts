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

/** The text that a click on the swatch of `item` copies. */
async function copied(item: Element): Promise<string | undefined> {
  let text: string | undefined;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (words: string) => Promise.resolve((text = words)) },
  });
  item.shadowRoot!.querySelector('button')!.click();
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
      equal(ink!.shadowRoot!.querySelector('[role="status"]')?.textContent, 'Copied');
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

describe('octavo-color in plain HTML', () => {
  it('reads its text from attributes', async () => {
    const box = await fixture(
      '<octavo-color><octavo-color-item name="Ink" value="#123456"></octavo-color-item></octavo-color>',
    );
    equal(await copied(box.querySelector('octavo-color-item')!), '#123456');
    await accessible(box);
  });
});
