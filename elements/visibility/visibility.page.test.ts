import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Visibility } from './visibility.page.js';

test('marks content for people without a wrapper element', () => {
  expect(renderToString(h(Visibility, { for: 'humans' }, h('p', null, 'Click')), testPage())).toBe(
    '<octavo-visibility for="humans"><p>Click</p></octavo-visibility>',
  );
});

test('marks content for agents with an element that the renderer removes', () => {
  expect(renderToString(h(Visibility, { for: 'agents' }, 'Call'), testPage())).toBe(
    '<octavo-visibility for="agents">Call</octavo-visibility>',
  );
});

test('hides content without an audience from people, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Visibility, {}, 'x'), page)).toBe('<octavo-visibility for="agents">x</octavo-visibility>');
  expect(page.warnings[0]?.message).toBe('<Visibility> needs a `for`.');
});

test('hides content with an unknown audience from people, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Visibility, { for: 'robots' }, 'x'), page)).toContain('for="agents"');
  expect(page.warnings[0]?.hint).toBe('Use one of humans, agents. Until then, "agents" is used.');
});
