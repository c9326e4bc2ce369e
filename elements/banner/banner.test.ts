import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import { Banner } from './banner.page.js';
import './banner.js';

const banner = (words: string) => h(Banner, { dismissible: true }, words);

function close(box: Element): void {
  box.querySelector('octavo-banner')!.shadowRoot!.querySelector('button')!.click();
}

for (const form of forms) {
  describe(`octavo-banner, ${form}`, () => {
    beforeEach(() => localStorage.clear());

    it('has no accessibility violation', async () => {
      await accessible(
        await fixture(
          [banner('News'), h(Banner, { type: 'warning' }, 'Soon'), h(Banner, { type: 'critical' }, 'Now')],
          form,
        ),
      );
    });

    it('stays closed until its text changes', async () => {
      const first = await fixture(banner('News'), form);
      close(first);
      equal(first.querySelector('octavo-banner')?.hidden, true);
      equal((await fixture(banner('News'), form)).querySelector('octavo-banner')?.hidden, true);
      equal((await fixture(banner('Other news'), form)).querySelector('octavo-banner')?.hidden, false);
    });

    it('stays open if the page cancels the event', async () => {
      const box = await fixture(banner('News'), form);
      box.addEventListener('octavo-banner-dismiss', (event) => event.preventDefault());
      close(box);
      equal(box.querySelector('octavo-banner')?.hidden, false);
    });
  });
}
