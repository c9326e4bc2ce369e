import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { Tooltip } from './tooltip.page.js';
import './tooltip.js';

// Tips fit above their words. Firefox 153 reports an outdated computed style for tips that it moves below them.
const place = 'margin-top: 10rem';

const tooltip = (props: object = {}) =>
  h('p', { style: place }, 'An ', h(Tooltip, { tip: 'A way to talk', headline: 'API', ...props }, 'API'));

/** The box of the explanation. */
function tipOf(box: Element): HTMLElement {
  const tip = box.querySelector<HTMLElement>('[slot="tip"], [data-component-part="tooltip-content"]')!;
  tip.style.transition = 'none';
  return tip;
}

for (const form of forms) {
  describe(`octavo-tooltip, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture([tooltip(), tooltip({ cta: 'More', href: '/api' })], form));
    });

    it('shows its tip while the word is focused', async () => {
      const box = await fixture(tooltip(), form);
      const tip = tipOf(box);
      equal(getComputedStyle(tip).visibility, 'hidden');
      box.querySelector<HTMLElement>('[tabindex]')!.focus();
      equal(getComputedStyle(tip).visibility, 'visible');
      (document.activeElement as HTMLElement).blur();
      equal(getComputedStyle(tip).visibility, 'hidden');
    });

    it('closes on Escape and shows again on the next focus', async () => {
      const box = await fixture(tooltip(), form);
      const tip = tipOf(box);
      const word = box.querySelector<HTMLElement>('[tabindex]')!;
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

describe('octavo-tooltip, light', () => {
  it('has its explanation under the names for authors, in the paragraph of its word', async () => {
    const box = await fixture(tooltip({ cta: 'More', href: '/api' }), 'light');
    const content = box.querySelector('p > .tooltip > [data-component-part="tooltip-content"]')!;
    equal(
      [...content.children].map(({ localName, textContent }) => [localName, textContent]),
      [
        ['strong', 'API'],
        ['span', 'A way to talk'],
        ['a', 'More'],
      ],
    );
  });

  it('has ids of its own if its text is in attributes', async () => {
    const one = '<octavo-tooltip tip="A way to talk">API</octavo-tooltip>';
    const box = await fixture(`<p style="${place}">${one} and ${one}</p>`, 'light');
    const [first, second] = box.querySelectorAll('[aria-describedby]');
    ok(first!.getAttribute('aria-describedby') !== second!.getAttribute('aria-describedby'), 'one id for both');
    equal(document.getElementById(second!.getAttribute('aria-describedby')!)?.textContent, 'A way to talk');
    await accessible(box);
  });
});

describe('octavo-tooltip in plain HTML', () => {
  it('reads its text from attributes and is focusable', async () => {
    const box = await fixture(
      `<p style="${place}">An <octavo-tooltip tip="A way to talk" href="/api" cta="More">API</octavo-tooltip></p>`,
    );
    const root = box.querySelector('octavo-tooltip')!.shadowRoot!;
    const tip = root.querySelector<HTMLElement>('[part="content"]')!;
    tip.style.transition = 'none';
    root.querySelector<HTMLElement>('[part="word"]')!.focus();
    equal(getComputedStyle(tip).visibility, 'visible');
    equal(tip.textContent!.trim().replace(/\s+/g, ' '), 'A way to talk More');
    await accessible(box);
  });
});
