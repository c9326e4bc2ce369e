import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import { Tooltip } from './tooltip.page.js';
import './tooltip.js';

const tooltip = (props: object = {}) =>
  h('p', null, 'An ', h(Tooltip, { tip: 'A way to talk', headline: 'API', ...props }, 'API'));

for (const form of forms) {
  describe(`octavo-tooltip, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture([tooltip(), tooltip({ cta: 'More', href: '/api' })], form));
    });

    it('shows its tip while the word has the focus', async () => {
      const box = await fixture(tooltip(), form);
      const tip = box.querySelector<HTMLElement>('[slot="tip"]')!;
      tip.style.transition = 'none';
      equal(getComputedStyle(tip).visibility, 'hidden');
      box.querySelector<HTMLElement>('[tabindex]')!.focus();
      equal(getComputedStyle(tip).visibility, 'visible');
      (document.activeElement as HTMLElement).blur();
      equal(getComputedStyle(tip).visibility, 'hidden');
    });
  });
}
