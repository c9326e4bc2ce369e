import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Prompt } from './prompt.page.js';

test('renders description, copy button and text of a prompt', () => {
  expect(renderToString(h(Prompt, { description: 'Writes **docs**' }, 'You are'), testPage())).toBe(
    '<octavo-prompt><span slot="description">Writes <strong>docs</strong></span>\n' +
      '<button slot="action" type="button" value="copy">Copy prompt</button>\nYou are</octavo-prompt>',
  );
});

test('renders each action as a button and warns about unknown ones', () => {
  const page = testPage();
  const text = renderToString(h(Prompt, { description: 'x', actions: ['copy', 'cursor', 'print'] }, 'y'), page);
  expect(text.match(/<button/g)).toHaveLength(2);
  expect(page.warnings).toEqual([
    { code: 'prop-value', message: '<Prompt> does not accept the action "print".', hint: 'Use copy and cursor.' },
  ]);
});

test('warns about a prompt without a description', () => {
  const page = testPage();
  renderToString(h(Prompt, null, 'y'), page);
  expect(page.warnings[0]?.message).toBe('<Prompt> needs a `description`.');
});
