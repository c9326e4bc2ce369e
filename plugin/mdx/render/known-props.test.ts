import { expect, test } from 'vitest';
import { h, type Component, type Node } from '../../../runtime/jsx/node.js';
import { propCheck } from './known-props.js';

const Box: Component = () => undefined;
const Formula: Component = () => undefined;
const check = propCheck(
  { Box, Formula },
  {
    Box: {
      id: {},
      title: {},
      iconType: {},
      feed: { effect: { status: 'unsupported', note: 'nobody reads it' } },
      children: {},
    },
    Formula: { tex: {} },
  },
);

test('props that the component has, and those that every component has, are nothing to talk about', () => {
  expect(check(Box, { title: 'x', key: '1', children: 'y', 'data-test': '1', 'aria-label': 'z' })).toEqual([]);
});

test('an unknown prop is reported with the nearest known one, or with all of them', () => {
  expect(check(Box, { icontype: 'solid' })).toMatchObject([
    { prop: 'Box.icontype', code: 'prop-unknown', hint: 'Did you mean `iconType`?' },
  ]);
  expect(check(Box, { zebra: true })[0]!.hint).toBe('Remove it, or use one of its props: title, iconType.');
});

test('a prop without effect is reported with the reason', () => {
  expect(check(Box, { feed: {} })).toMatchObject([
    { code: 'prop-ignored', message: '`feed` of <Box> has no effect: nobody reads it.' },
  ]);
});

test('data attributes need an element that takes them', () => {
  expect(check(Formula, { 'data-test': '1' })).toHaveLength(1);
});

test('components of an author, and props that are not set, are not looked at', () => {
  expect(check(() => undefined, { anything: 1 })).toEqual([]);
  expect(check(Box, { zebra: undefined })).toEqual([]);
});

test.each<Node>(['text', h('b', null), [['\n', h('b', null)]]])(
  'content of a component that shows none is reported: %j',
  (children) => {
    expect(check(Formula, { tex: 'x', children })).toMatchObject([
      { prop: 'Formula.children', code: 'content-ignored' },
    ]);
  },
);

test.each([undefined, null, false, '', '\n  ', ['\n', [undefined]]])('%j is not content', (children) => {
  expect(check(Formula, { tex: 'x', children })).toEqual([]);
});
