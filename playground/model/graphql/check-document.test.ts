import { expect, test } from 'vitest';
import { checkDocument } from './check-document.js';

const known = { field: 'moon', type: 'Moon', types: { Moon: 'id name planet:Planet body:Body', Planet: 'id' } };

test.each([
  ['query A($id: ID!) { moon(id: $id) { id name planet { id } __typename } }', []],
  ['{ moon { id other { deep } body { anything } } }', ['1:13 Moon has no field "other".']],
  [
    '{ moon { planet { name } ... on Moon { nme } ...More } } fragment More on Moon { x }',
    ['1:19 Planet has no field "name".', '1:40 Moon has no field "nme".'],
  ],
  ['{\n  moon\n}', ['2:3 Select fields of "moon", which is of type Moon.']],
  [
    'query ($a: Int) { moon(b: $b) { id } }',
    ['1:27 The variable $b is not declared.', '1:8 The variable $a is not used.'],
  ],
  ['{ moon {', ['1:9 Expected Name, found <EOF>.']],
  ['fragment A on B { c }', ['1:1 There is no query, mutation or subscription.']],
  ['{ others { a } }', []],
])('%s', (text, messages) => {
  expect(checkDocument(text, known).map(({ message }) => message)).toEqual(messages);
});

test('without known fields, only syntax and variables are checked', () => {
  expect(checkDocument('{ moon { other } }', undefined)).toEqual([]);
});
