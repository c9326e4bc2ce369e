import { expect, test } from 'vitest';
import { pathCloseness, pathIn, pathTerm, segmentsOf } from './path-term.js';

test.each([
  ['GET /Users/{userId}', '/users/{}'],
  ['https://api.example.com/v1/users?limit=2#top', '/v1/users'],
  ['api.yaml POST /users/:id/', undefined],
  ['/files/{name}.{ext}', '/files/{}.{}'],
  ['/users/{', '/users/{}'],
  ['rooms/{id}', '/rooms/{}'],
  ['/', undefined],
  ['get users', undefined],
  ['read and/or write', undefined],
])('the term of %s', (text, term) => {
  expect(pathTerm(text)).toBe(term);
});

test('a query has the method of its path', () => {
  expect(pathIn('delete /users')).toEqual({ method: 'DELETE', segments: ['users'] });
  expect(pathIn('/users')).toEqual({ segments: ['users'] });
});

const order = (query: string, ...paths: string[]): string[] =>
  paths
    .map((path) => ({ path, closeness: pathCloseness(segmentsOf(query), segmentsOf(path)) }))
    .filter(({ closeness }) => closeness > 0)
    .sort((one, other) => other.closeness - one.closeness)
    .map(({ path }) => path);

test('the same path is closest, then one with segments in front, then one with segments behind', () => {
  const paths = ['/users/{}', '/v1/users', '/users', '/groups'];
  expect(order('/users', ...paths)).toEqual(['/users', '/v1/users', '/users/{}']);
});

test('a name is closer than a value of a parameter, and the last segment may be incomplete', () => {
  expect(order('/users/me', '/users/{}', '/users/me')).toEqual(['/users/me', '/users/{}']);
  expect(order('/users/1/sess', '/users/{}/sessions', '/users/{}/roles')).toEqual(['/users/{}/sessions']);
  expect(order('/us/1', '/users/{}')).toEqual([]);
});

test('a query may have the path of the server in front, and only parameters are not a match', () => {
  expect(order('/gateway/users/1', '/users/{}', '/gateway')).toEqual(['/users/{}']);
  expect(order('/{id}', '/users/{}', '/{}')).toEqual([]);
});
