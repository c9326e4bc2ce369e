import { expect, test } from 'vitest';
import { h, type Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { Expandable } from '../expandable/expandable.page.js';
import { testPage } from '../testing/page-context.js';
import { Accordion, AccordionGroup } from './accordion.page.js';

const render = (node: Node) => renderToString(node, testPage());

test('puts title, description and icon into slots', () => {
  expect(render(h(Accordion, { title: 'What?', description: 'Why', icon: 'star', defaultOpen: 'true' }, 'Text'))).toBe(
    '<octavo-accordion open><span slot="anchor"></span>' +
      '<span slot="icon"><svg class="octavo-icon" data-icon="star"></svg></span>\n' +
      '<span slot="title">What?</span>\n<span slot="description">Why</span>\nText</octavo-accordion>',
  );
});

test('puts the id inside the accordion, so that a link to it opens it', () => {
  expect(render(h(Accordion, { title: 'a', id: 'faq' }))).toContain(
    '<octavo-accordion><span slot="anchor" id="faq"></span>',
  );
});

test('warns about an accordion without a title', () => {
  const page = testPage();
  renderToString(h(AccordionGroup, null, h(Accordion, null, 'x')), page);
  expect(page.warnings).toMatchObject([{ code: 'prop-missing', message: '<Accordion> needs a `title`.' }]);
});

test('gives an expandable without a title the default title', () => {
  expect(render(h(Expandable, { defaultOpen: true }, 'x'))).toBe(
    '<octavo-expandable open><span slot="title">Child attributes</span>\nx</octavo-expandable>',
  );
});
