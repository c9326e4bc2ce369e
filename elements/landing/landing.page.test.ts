import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Button, Fact, Facts, Hero, Section } from './landing.page.js';

test('the buttons of a hero are below its text, and all else is beside it', () => {
  const hero = h(
    Hero,
    { kicker: 'New', title: 'Kettle', description: '**No** account.', id: 'top' },
    h('pre', null, 'x'),
    h(Button, { href: '/guide' }, 'Guide'),
    h('p', null, 'Text ', h(Button, { href: '/api', variant: 'quiet' }, 'API')),
  );
  expect(renderToString(hero, testPage()).replaceAll('\n', '')).toBe(
    '<section id="top" class="octavo-hero"><div><p class="octavo-kicker">New</p><h1>Kettle</h1><p><strong>No</strong> account.</p>' +
      '<div class="octavo-actions"><a class="octavo-button octavo-control" href="/guide">Guide</a>' +
      '<a class="octavo-button octavo-control octavo-control-quiet" href="/api">API</a></div></div>' +
      '<div><pre>x</pre><p>Text </p></div></section>',
  );
});

test('a section has only the boxes that it needs', () => {
  expect(renderToString(h(Section, { layout: 'center', className: 'own' }, 'x'), testPage())).toBe(
    '<section class="octavo-section own" data-layout="center"><div>x</div></section>',
  );
  expect(renderToString(h(Section, { title: 'Why' }), testPage())).toBe(
    '<section class="octavo-section" data-layout="stack"><div><h2>Why</h2></div></section>',
  );
});

test('facts are a list of descriptions', () => {
  expect(renderToString(h(Facts, null, h(Fact, { value: '9' }, 'themes')), testPage())).toBe(
    '<div class="octavo-figures"><dl><div><dt>9</dt>\n<dd>themes</dd></div></dl></div>',
  );
});

test('warns about a button without an address, and about unknown looks', () => {
  const page = testPage();
  renderToString(h(Button, { variant: 'loud' }, 'x'), page);
  expect(page.warnings.map(({ code }) => code)).toEqual(['prop-value', 'prop-missing']);
});
