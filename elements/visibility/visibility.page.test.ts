import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Visibility } from './visibility.page.js';

test('what is for people is marked without a box around it', () => {
  expect(renderToString(h(Visibility, { for: 'humans' }, h('p', null, 'Click')), testPage())).toBe(
    '<octavo-visibility for="humans"><p>Click</p></octavo-visibility>',
  );
});

test('what is for agents is marked with an element, which the renderer takes out of the page', () => {
  expect(renderToString(h(Visibility, { for: 'agents' }, 'Call'), testPage())).toBe(
    '<octavo-visibility for="agents">Call</octavo-visibility>',
  );
});

test('without an audience, what may be private is not shown to people, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Visibility, {}, 'x'), page)).toBe('<octavo-visibility for="agents">x</octavo-visibility>');
  expect(page.warnings[0]?.message).toBe('<Visibility> needs a `for`.');
});

test('an unknown audience is reported, and its content hidden from people', () => {
  const page = testPage();
  expect(renderToString(h(Visibility, { for: 'robots' }, 'x'), page)).toContain('for="agents"');
  expect(page.warnings[0]?.hint).toBe('Use one of humans, agents. Until then, "agents" is used.');
});
