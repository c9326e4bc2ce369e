import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal, until } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { Accordion, AccordionGroup } from './accordion.page.js';
import './accordion.js';
import { connectSections } from './connect-sections.js';

const accordion = (props: object = {}) =>
  h(
    Accordion,
    { title: 'What is it?', description: 'In short', icon: 'star', ...props },
    h('p', { id: 'inside' }, 'A generator.'),
  );

const details = (box: Element): HTMLDetailsElement =>
  (box.querySelector('octavo-accordion')?.shadowRoot ?? box).querySelector('details')!;

connectSections();

for (const form of forms) {
  describe(`octavo-accordion, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture(h(AccordionGroup, null, accordion(), accordion({ defaultOpen: true })), form));
    });

    it('opens on a click on its title and reflects the state', async () => {
      const box = await fixture(accordion(), form);
      const toggled = new Promise((resolve) => box.addEventListener('octavo-toggle', resolve, { once: true }));
      details(box).querySelector('summary')!.click();
      await toggled;
      await rendered(box);
      equal(details(box).open, true);
      equal(box.querySelector('octavo-accordion, .octavo-accordion')!.hasAttribute('open'), true);
      await until(() => box.querySelector('p')!.checkVisibility({ contentVisibilityAuto: true }));
    });

    it('is open initially if the author sets it', async () => {
      equal(details(await fixture(accordion({ defaultOpen: true }), form)).open, true);
    });

    it('opens if the hash points to its content', async () => {
      const box = await fixture(accordion({ id: 'what' }), form);
      for (const hash of ['#inside', '#what']) {
        details(box).open = false;
        await rendered(box);
        location.hash = hash;
        await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
        equal(details(box).open, true, hash);
      }
      history.replaceState(null, '', '#');
    });
  });
}

describe('octavo-accordion, light', () => {
  it('puts its id into the URL when opened, and has no tooltip', async () => {
    const box = await fixture(accordion({ id: 'why' }), 'light');
    details(box).querySelector('summary')!.click();
    equal(location.hash, '#why');
    history.replaceState(null, '', '#');
    const written = await fixture('<octavo-accordion title="Why?" id="w">Because.</octavo-accordion>', 'light');
    equal(details(written).title, '');
    equal(details(written).querySelector('summary')?.textContent, 'Why?');
    location.hash = '#w';
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    equal(details(written).open, true);
    history.replaceState(null, '', '#');
  });
});

describe('octavo-accordion in plain HTML', () => {
  it('puts its id into the URL when opened, and opens for that URL', async () => {
    const box = await fixture('<octavo-accordion id="why" title="Why?">Because.</octavo-accordion>');
    const opened: boolean[] = [];
    box.addEventListener('octavo-toggle', (event) => opened.push(event.open));
    details(box).querySelector('summary')!.click();
    equal(location.hash, '#why');
    await until(() => opened.length > 0);
    await rendered(box);
    equal(opened, [true]);
    equal(details(await fixture('<octavo-accordion id="why" title="Why?">Because.</octavo-accordion>')).open, true);
    history.replaceState(null, '', '#');
  });

  it('shows the title from its attribute', async () => {
    const box = await fixture('<octavo-accordion title="Why?">Because.</octavo-accordion>');
    equal(details(box).querySelector('summary')?.textContent, 'Why?');
  });
});

describe('octavo-accordion upgraded from a built page', () => {
  it('stays open if the reader opened it before the script ran', async () => {
    const late = document.createElement('main');
    document.body.replaceChildren(late);
    const host = document.createElement('octavo-accordion');
    const copy = new DOMParser()
      .parseFromString('<octavo-accordion></octavo-accordion>', 'text/html')
      .querySelector('octavo-accordion')!;
    copy.attachShadow({ mode: 'open' }).innerHTML = '<details open></details>';
    late.append(host, document.adoptNode(copy));
    await rendered(late);
    equal(late.querySelectorAll('octavo-accordion')[1]!.open, true);
    equal(host.open, false);
  });
});
