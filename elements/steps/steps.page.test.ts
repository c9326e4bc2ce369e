import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Step, Steps } from './steps.page.js';

test('renders steps as a list and each title as a paragraph', () => {
  const steps = h(Steps, null, h(Step, { title: 'Install' }, 'Run it'));
  expect(renderToString(steps, testPage())).toBe(
    '<octavo-steps role="list"><octavo-step role="listitem"><p slot="title">Install</p>\nRun it</octavo-step></octavo-steps>',
  );
});

test('applies the title size of the group to steps without one', () => {
  const steps = h(
    Steps,
    { titleSize: 'h3' },
    h(Step, { title: 'A', id: 'a' }),
    h(Step, { title: 'B', titleSize: 'h2' }),
  );
  const text = renderToString(steps, testPage());
  expect(text).toContain('<h3 id="a" slot="title">A</h3>');
  expect(text).toContain('<h2 slot="title">B</h2>');
});

test('puts the id on the step if its title is a paragraph', () => {
  expect(renderToString(h(Step, { title: 'A', id: 'a' }), testPage())).toContain(
    '<octavo-step id="a" role="listitem">',
  );
});

test("keeps the author's number and warns about an invalid one", () => {
  const page = testPage();
  expect(renderToString(h(Step, { title: 'A', stepNumber: '4' }), page)).toContain('number="4"');
  expect(page.warnings).toEqual([]);
  renderToString(h(Step, { title: 'A', stepNumber: 'four' }), page);
  expect(page.warnings).toEqual([
    {
      code: 'prop-value',
      message: '<Step> needs an integer as stepNumber, found "four".',
      hint: 'Write stepNumber={3}, or omit it to continue counting.',
    },
  ]);
});

test('shows an icon instead of the number', () => {
  expect(renderToString(h(Step, { title: 'A', icon: 'key' }), testPage())).toContain('<span slot="icon"><svg');
});
