import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { findPart } from '../testing/find-part.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import '../update/update.js';
import './update-filter.js';

const updates = `<octavo-update><h2 slot="label">May</h2><span slot="tag">API</span><span slot="tag">Web</span>a</octavo-update>
  <octavo-update><h2 slot="label" id="april">April</h2><span slot="tag">Docs</span>b</octavo-update>
  <octavo-update label="March" tags="API, Docs">c</octavo-update>`;
const slotted = `<octavo-update-filter><button type="button" value="API">API</button><button type="button" value="Docs">Docs</button></octavo-update-filter>`;

const shown = (box: Element): string[] =>
  [...box.querySelectorAll('octavo-update:not([hidden])')].map((update) => update.textContent!.trim().at(-1)!);

const tag = (box: Element, name: string): HTMLButtonElement =>
  [
    ...box.querySelectorAll('button'),
    ...(box.querySelector('octavo-update-filter')!.shadowRoot?.querySelectorAll('button') ?? []),
  ].find(({ value }) => value === name)!;

for (const form of forms) {
  describe(`octavo-update-filter, ${form}`, () => {
    beforeEach(() => history.replaceState(null, '', location.pathname));
    afterEach(() => history.replaceState(null, '', location.pathname));

    it('shows the entries with a selected tag, and announces their number', async () => {
      const box = await fixture(slotted + updates, form);
      const events: string[] = [];
      box.addEventListener('octavo-filter', (event) => events.push(event.tags.join()));
      tag(box, 'Docs').click();
      await rendered(box);
      equal(shown(box), ['b', 'c']);
      equal([tag(box, 'Docs').ariaPressed, tag(box, 'API').ariaPressed], ['true', 'false']);
      equal(findPart(box.querySelector('octavo-update-filter')!, 'status')!.textContent, 'Entries shown: 2');
      equal(new URLSearchParams(location.search).get('tags'), 'Docs');
      tag(box, 'API').click();
      equal(shown(box), ['a', 'b', 'c']);
      tag(box, '').click();
      equal(events, ['Docs', 'Docs,API', '']);
      equal(location.search, '');
      await accessible(box);
    });

    it('starts with the tags in the URL', async () => {
      history.replaceState(null, '', '?tags=Web,unknown');
      equal(shown(await fixture(slotted + updates, form)), ['a']);
    });

    it('renders a button for each tag if none is slotted', async () => {
      const box = await fixture(`<octavo-update-filter></octavo-update-filter>${updates}`, form);
      await rendered(box);
      tag(box, 'Web').click();
      equal(shown(box), ['a']);
      await accessible(box);
    });

    it('shows all entries if find-in-page finds text in a hidden one', async () => {
      const box = await fixture(slotted + updates, form);
      tag(box, 'API').click();
      box.querySelector('#april')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
      equal(shown(box), ['a', 'b', 'c']);
    });

    it('applies the tags in the URL to entries that are added later', async () => {
      history.replaceState(null, '', '?tags=Late');
      const box = await fixture('<octavo-update-filter></octavo-update-filter>', form);
      for (const tags of ['Late', 'Other']) {
        const update = document.createElement('octavo-update');
        update.textContent = tags.at(0)!;
        update.tags = tags;
        box.append(update);
      }
      await rendered(box);
      await rendered(box);
      equal(shown(box), ['L']);
      tag(box, 'Late').click();
      equal(shown(box), ['L', 'O']);
    });
  });
}
