import { describe, expect, test } from 'vitest';
import { h, html, type Node, type Props } from './node.js';
import { createContext, useContext, useState } from './hooks.js';
import { renderToString } from './render.js';

const render = (node: Node): string => renderToString(node, {});

test('escapes text and attribute values, and leaves HTML as it is', () => {
  expect(render(h('p', { title: '"a" & <b>' }, '1 < 2 & "x"', html('<b>bold</b>')))).toBe(
    '<p title="&quot;a&quot; &amp; &lt;b&gt;">1 &lt; 2 &amp; &quot;x&quot;<b>bold</b></p>',
  );
});

test('writes JSX properties as HTML attributes', () => {
  const props = {
    className: 'a',
    htmlFor: 'b',
    autoPlay: true,
    hidden: false,
    'aria-hidden': true,
    strokeWidth: 2,
    tabIndex: 0,
    onClick: () => {},
    style: { marginTop: 4, '--x': 1, WebkitLineClamp: 2 },
  };
  expect(render(h('div', props))).toBe(
    '<div class="a" for="b" autoplay aria-hidden="true" stroke-width="2" tabindex="0" style="margin-top:4px;--x:1;-webkit-line-clamp:2px"></div>',
  );
});

test('renders nothing for null, undefined and booleans, and flattens lists', () => {
  expect(render(['a', null, undefined, true, [0, ['b']]])).toBe('a0b');
});

test('passes props and page to components', () => {
  const Badge = ({ label }: Props, page: { prefix: string }): Node => h('b', null, page.prefix + String(label));
  expect(renderToString(h(Badge, { label: 'new' }), { prefix: 'is ' })).toBe('<b>is new</b>');
});

test('reports a failing component at the nearest known location and renders the rest', () => {
  const failures: unknown[] = [];
  const Broken = (): Node => {
    throw new Error('no window');
  };
  const at = { file: 'a.mdx', line: 3, column: 1 };
  const page = { failed: (error: Error, place: unknown) => failures.push([error.message, place]) };
  expect(renderToString(['before', { ...h('div', null, h(Broken, null)), at }, 'after'], page)).toBe('beforeafter');
  expect(failures).toEqual([['no window', at]]);
});

test('returns initial values from hooks, and the value of the nearest context provider', () => {
  const Theme = createContext('light');
  const Counter = (): Node => [useState(() => 3)[0] as number, useContext(Theme)];
  expect(render([h(Counter, null), h(Theme.Provider, { value: 'dark' }, h(Counter, null)), h(Counter, null)])).toBe(
    '3light3dark3light',
  );
});

test('writes no end tag for void elements, and does not escape scripts and styles', () => {
  expect(render([h('br', null), h('style', null, 'a > b {}'), h('script', null, 'if (1 < 2) "</script>"')])).toBe(
    '<br><style>a > b {}</style><script>if (1 < 2) "<\\/script>"</script>',
  );
});

describe('form controls show their value without a script', () => {
  const options = ['a', 'b'].map((value) => h('option', { value }, value.toUpperCase()));

  test.each(['value', 'defaultValue'])('a <select> by `%s`', (name) => {
    expect(render(h('select', { [name]: 'b' }, options))).toBe(
      '<select><option value="a">A</option><option value="b" selected>B</option></select>',
    );
  });

  test('a <select> with several values, groups, components and options without `value`', () => {
    const Option = ({ text }: Props): Node => h('option', null, String(text));
    const group = h(
      'optgroup',
      { label: 'g' },
      h(Option, { text: 'x & y' }),
      h('option', { value: 3, selected: true }, 'z'),
    );
    expect(render(h('select', { multiple: true, value: ['a', 'x & y'] }, options, group))).toBe(
      '<select multiple><option value="a" selected>A</option><option value="b">B</option>' +
        '<optgroup label="g"><option selected>x &amp; y</option><option value="3">z</option></optgroup></select>',
    );
  });

  test('options keep `selected` where the <select> has no value, and outside of one', () => {
    const option = h('option', { value: 'b', selected: true }, 'B');
    expect(renderToString([h('select', { value: 'a' }, 'x'), h('select', null, option), option], undefined)).toBe(
      '<select>x</select><select><option value="b" selected>B</option></select><option value="b" selected>B</option>',
    );
  });

  test('a <textarea> by `value`, `defaultValue` or its children', () => {
    const boxes = [{ value: '<x>', defaultValue: 'y' }, { defaultValue: '\nb' }, { value: '' }, { children: 'c' }];
    expect(render(boxes.map((props) => h('textarea', props)))).toBe(
      '<textarea>&lt;x&gt;</textarea><textarea>\n\nb</textarea><textarea></textarea><textarea>c</textarea>',
    );
    const paragraphs = [h('p', { title: 'a>b' }, 'a ', h('em', null, '<b>')), h('p', null, 'c')];
    expect(render(h('textarea', null, ...paragraphs))).toBe('<textarea>a &lt;b&gt;\n\nc</textarea>');
  });

  test('an <input> by `defaultValue` and `defaultChecked`, which `value` and `checked` replace', () => {
    const inputs = [
      { defaultValue: 'a', defaultChecked: true },
      { value: 'b', defaultValue: 'a' },
      { checked: false, defaultChecked: true },
    ];
    expect(render(inputs.map((props) => h('input', props)))).toBe('<input value="a" checked><input value="b"><input>');
  });
});
