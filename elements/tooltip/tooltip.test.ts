import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { Tooltip } from './tooltip.page.js';
import './tooltip.js';

// Tips fit above their words. Firefox 153 reports an outdated computed style for tips that it moves below them.
const place = 'margin-top: 10rem';

const tooltip = (props: object = {}) =>
  h('p', { style: place }, 'An ', h(Tooltip, { tip: 'A way to talk', headline: 'API', ...props }, 'API'));

for (const form of forms) {
  describe(`octavo-tooltip, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture([tooltip(), tooltip({ cta: 'More', href: '/api' })], form));
    });

    it('shows its tip while the word is focused', async () => {
      const box = await fixture(tooltip(), form);
      const tip = box.querySelector<HTMLElement>('[slot="tip"], [data-component-part="tooltip-content"]')!;
      tip.style.transition = 'none';
      equal(getComputedStyle(tip).visibility, 'hidden');
      box.querySelector<HTMLElement>('[tabindex]')!.focus();
      equal(getComputedStyle(tip).visibility, 'visible');
      (document.activeElement as HTMLElement).blur();
      equal(getComputedStyle(tip).visibility, 'hidden');
    });

    it('closes on Escape and shows again on the next focus', async () => {
      const box = await fixture(tooltip(), form);
      const tip = box.querySelector<HTMLElement>('[slot="tip"], [data-component-part="tooltip-content"]')!;
      const word = box.querySelector<HTMLElement>('[tabindex]')!;
      tip.style.transition = 'none';
      word.focus();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await rendered(box);
      equal(getComputedStyle(tip).visibility, 'hidden');
      word.blur();
      word.focus();
      await rendered(box);
      equal(getComputedStyle(tip).visibility, 'visible');
    });
  });
}

describe('octavo-tooltip in plain HTML', () => {
  it('reads its text from attributes and is focusable', async () => {
    const box = await fixture(
      `<p style="${place}">An <octavo-tooltip tip="A way to talk" href="/api" cta="More">API</octavo-tooltip></p>`,
    );
    const root = box.querySelector('octavo-tooltip')!.shadowRoot!;
    const tip = root.querySelector<HTMLElement>('[part="tip"]')!;
    tip.style.transition = 'none';
    root.querySelector<HTMLElement>('[part="word"]')!.focus();
    equal(getComputedStyle(tip).visibility, 'visible');
    equal(tip.textContent!.trim().replace(/\s+/g, ' '), 'A way to talk More');
    await accessible(box);
  });
});
