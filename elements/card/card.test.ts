import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import { Card, CardGroup } from './card.page.js';
import './card-group.js';
import './card.js';

const words = () => h('p', null, 'Words with a ', h('a', { href: '#inner', id: 'inner' }, 'link'));

/** The element at the middle of the bottom edge of `card`. */
function atBottomOf(card: Element): Element | null {
  const { left, width, bottom } = card.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, bottom - 4);
}

/** The frame of the card in `box`: the element, or its link. */
function frameOf(box: Element): Element {
  return box.querySelector('octavo-card, .octavo-card')!;
}

for (const form of forms) {
  describe(`octavo-card, ${form}`, () => {
    it('has no accessibility violation', async () => {
      const group = h(
        CardGroup,
        { cols: 2 },
        h(Card, { title: 'Start', href: '#start' }, words()),
        h(Card, { title: 'Plain' }),
      );
      await accessible(await fixture([group, h(Card, { title: 'Careful', type: 'warning' }, 'Hot')], form));
    });

    it('is a link in its whole area', async () => {
      const box = await fixture(h(Card, { title: 'Start', href: '#start' }, words()), form);
      ok(
        atBottomOf(frameOf(box))?.matches('[href="#start"]'),
        'not covered: ' + atBottomOf(frameOf(box))?.outerHTML.slice(0, 300),
      );
    });

    it('keeps links in its content clickable', async () => {
      const box = await fixture(h(Card, { title: 'Start', href: '#start' }, words()), form);
      const inner = box.querySelector('#inner')!;
      const { left, top, width, height } = inner.getBoundingClientRect();
      ok(document.elementFromPoint(left + width / 2, top + height / 2) === inner, 'the card covers the link');
    });

    it('is not a link without an href', async () => {
      const box = await fixture(h(Card, { title: 'Plain' }, 'Words'), form);
      equal(box.querySelector('a'), null);
    });
  });
}

describe('octavo-card, light', () => {
  it('is a link with its whole text as name, unless it contains another link', async () => {
    const box = await fixture(h(Card, { title: 'Start', href: '#start' }, 'Words'), 'light');
    const card = box.querySelector('a.card')!;
    equal(card.textContent.replace(/\s+/g, ' ').trim(), 'Start Words');
    equal(card.querySelector('h2[data-component-part="card-title"]')?.textContent, 'Start');
    equal(getComputedStyle(card.querySelector('h2')!).marginBlock, '0px');
    const other = await fixture(h(Card, { title: 'Start', href: '#start' }, words()), 'light');
    equal(other.querySelector('octavo-card.card a')?.textContent, 'Start');
  });
});

describe('octavo-card in plain HTML', () => {
  it('reads title and href from attributes', async () => {
    const box = await fixture('<octavo-card title="Start" href="#start">Words</octavo-card>');
    const card = box.querySelector('octavo-card')!;
    equal(card.shadowRoot?.querySelector('a')?.textContent, 'Start');
    ok(atBottomOf(card) === card, 'something else covers the card');
    const { left, width, bottom } = card.getBoundingClientRect();
    ok(
      card.shadowRoot?.elementFromPoint(left + width / 2, bottom - 4)?.matches('a'),
      'the link does not cover the card',
    );
  });
});

describe('octavo-card-group', () => {
  for (const cols of [1, 2, 3, 4]) {
    it(`has ${cols} columns in the width of a page, and one on a phone`, async () => {
      const cards = Array.from({ length: 4 }, (_, index) => h(Card, { title: `Card ${index}` }));
      const box = await fixture(h(CardGroup, { cols }, cards));
      const columnsAt = (width: number): number => {
        box.style.width = `${width}px`;
        return new Set(Array.from(box.querySelectorAll('octavo-card'), (card) => card.getBoundingClientRect().left))
          .size;
      };
      equal([columnsAt(640), columnsAt(358)], [cols, 1]);
    });
  }
});
