import { expect, test } from 'vitest';
import { viewerLink } from './viewer-links.js';

const pages = new Map([
  ['getMoon', '/api/get-moon'],
  ['#/schemas/Moon', '/api/models/moon'],
  ['#/overview', '/api/overview'],
]);

test.each([
  ['#operation/getMoon', '/api/get-moon'],
  ['#tag/Moons/operation/getMoon', '/api/get-moon'],
  ['#tag/Big-Moons', '/api/overview#group-big-moons'],
  ['#tag/Big%20Moons', '/api/overview#group-big-moons'],
  ['#tag/Moons/How-they-move', '/api/overview#how-they-move'],
  ['#section/Orbits/Far-Orbits', '/api/overview#far-orbits'],
  ['#schema/Moon', '/api/models/moon'],
  ['#operation/gone', undefined],
  ['#body', undefined],
  ['#a/b', undefined],
  ['https://a.example/#tag/Moons', undefined],
])('%s', (href, target) => {
  expect(viewerLink(href, (id) => pages.get(id))).toBe(target);
});

test('a document without an overview', () => {
  expect(viewerLink('#tag/Moons', () => undefined)).toBeUndefined();
});
