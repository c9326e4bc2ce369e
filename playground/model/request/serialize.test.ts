import { describe, expect, test } from 'vitest';
import type { ParameterModel, ParameterStyle } from '../operation.js';
import { serializeCookie } from './parameters/serialize-cookie.js';
import { serializeHeader } from './parameters/serialize-header.js';
import { serializePathParameter } from './parameters/serialize-path.js';
import { serializeQueryParameter } from './parameters/serialize-query.js';

const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

/**
 * The table "Style Examples" of OpenAPI 3.2: style, explode, then an empty text, a text, a list and an object. The
 * tables of 3.0 and 3.1 are parts of it, except that their first editions wrote `label` without `explode` with dots,
 * against RFC 6570.
 */
const table: [style: ParameterStyle, explode: boolean, empty: string | undefined, text: string | undefined, list: string | undefined, object: string | undefined][] = [
  ['matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, undefined, undefined, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, undefined, undefined, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, undefined, undefined, undefined, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  ['cookie', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['cookie', true, 'color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150'],
  // The table leaves these open; they are sent like style "form".
  ['spaceDelimited', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, 'color=', 'color=blue', undefined, undefined],
  ['pipeDelimited', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['pipeDelimited', false, 'color=', 'color=blue', undefined, undefined],
  ['deepObject', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', undefined],
  ['deepObject', false, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
]; // prettier-ignore

const isPathStyle = (style: string): boolean => ['matrix', 'label', 'simple'].includes(style);

function serialize(parameter: ParameterModel, value: unknown): string {
  if (parameter.style === 'cookie') return serializeCookie({ ...parameter, in: 'cookie' }, value).join('; ');
  return isPathStyle(parameter.style!)
    ? serializePathParameter(parameter, value)
    : serializeQueryParameter(parameter, value).join('&');
}

describe('the style table of OpenAPI', () => {
  for (const [style, explode, ...expected] of table) {
    const parameter: ParameterModel = { name: 'color', in: isPathStyle(style) ? 'path' : 'query', style, explode };
    test.each([['', expected[0]], ['blue', expected[1]], [list, expected[2]], [object, expected[3]]].filter((row) => row[1] !== undefined))(
      `${style}, explode ${explode}: %j`,
      (value, text) => expect(serialize(parameter, value)).toBe(text),
    ); // prettier-ignore
  }
});

const query = (value: unknown, more: Partial<ParameterModel> = {}): string =>
  serializeQueryParameter({ name: 'q', in: 'query', ...more }, value).join('&');

test('reserved and non-ASCII characters', () => {
  expect(query("a b&c=d/é!'()*~")).toBe('q=a%20b%26c%3Dd%2F%C3%A9%21%27%28%29%2A~');
  expect(query('a/b?c=d&e,f%20g h%', { allowReserved: true })).toBe('q=a/b?c=d&e,f%20g%20h%25');
  expect(query(['a,b', 'c'], { explode: false })).toBe('q=a%2Cb,c');
  expect(query('\ud800')).toBe('q=%EF%BF%BD');
  expect(serializePathParameter({ name: 'id', in: 'path' }, 'a/b ../ü')).toBe('a%2Fb%20..%2F%C3%BC');
  expect(serializePathParameter({ name: 'id', in: 'path', allowReserved: true }, 'a/b c')).toBe('a/b%20c');
  expect(query(1, { name: 'a[b]' })).toBe('a%5Bb%5D=1');
});

test('allowReserved keeps what cannot end the query or the path', () => {
  const reserved = { allowReserved: true };
  expect(query(":/?[]@!$&'()*+,;=#", reserved)).toBe("q=:/?[]@!$&'()*+,;=%23");
  expect(query('é %41%zz', reserved)).toBe('q=%C3%A9%20%41%25zz');
  expect(query(['a/b', 'c d'], { ...reserved, explode: false })).toBe('q=a/b,c%20d');
  expect(query({ 'k/1': 'a/b' }, reserved)).toBe('k/1=a/b');
  expect(query({ a: 'x/y' }, { ...reserved, style: 'deepObject' })).toBe('q%5Ba%5D=x/y');
  const path: ParameterModel = { name: 'id', in: 'path', ...reserved };
  expect(serializePathParameter(path, 'a/b?c#d')).toBe('a/b%3Fc%23d');
  expect(serializePathParameter({ ...path, style: 'label' }, ['a:b', 'c'])).toBe('.a:b,c');
  expect(serializePathParameter({ ...path, style: 'matrix', explode: true }, { 'k:1': 'a:b' })).toBe(';k:1=a:b');
});

describe('hard values in every style', () => {
  const hard = { 'k é': 'a,b|c d&e=f/ü' };
  const encoded = 'a%2Cb%7Cc%20d%26e%3Df%2F%C3%BC';
  test.each<[style: ParameterStyle, explode: boolean, text: string, list: string, object: string]>([
    ['matrix', false, `;c=${encoded}`, `;c=${encoded},x`, `;c=k%20%C3%A9,${encoded}`],
    ['matrix', true, `;c=${encoded}`, `;c=${encoded};c=x`, `;k%20%C3%A9=${encoded}`],
    ['label', false, `.${encoded}`, `.${encoded},x`, `.k%20%C3%A9,${encoded}`],
    ['label', true, `.${encoded}`, `.${encoded}.x`, `.k%20%C3%A9=${encoded}`],
    ['simple', false, encoded, `${encoded},x`, `k%20%C3%A9,${encoded}`],
    ['simple', true, encoded, `${encoded},x`, `k%20%C3%A9=${encoded}`],
    ['form', false, `c=${encoded}`, `c=${encoded},x`, `c=k%20%C3%A9,${encoded}`],
    ['form', true, `c=${encoded}`, `c=${encoded}&c=x`, `k%20%C3%A9=${encoded}`],
    ['spaceDelimited', false, `c=${encoded}`, `c=${encoded}%20x`, `c=k%20%C3%A9%20${encoded}`],
    ['pipeDelimited', false, `c=${encoded}`, `c=${encoded}%7Cx`, `c=k%20%C3%A9%7C${encoded}`],
    ['tabDelimited', false, `c=${encoded}`, `c=${encoded}%09x`, `c=k%20%C3%A9%09${encoded}`],
    ['deepObject', true, `c=${encoded}`, `c=${encoded}&c=x`, `c%5Bk%20%C3%A9%5D=${encoded}`],
    ['cookie', false, `c=${hard['k é']}`, `c=${hard['k é']},x`, `c=k é,${hard['k é']}`],
    ['cookie', true, `c=${hard['k é']}`, `c=${hard['k é']}; c=x`, `k é=${hard['k é']}`],
  ])('%s, explode %s', (style, explode, ...expected) => {
    const parameter: ParameterModel = { name: 'c', in: isPathStyle(style) ? 'path' : 'query', style, explode };
    const values = [hard['k é'], [hard['k é'], 'x'], hard];
    expect(values.map((value) => serialize(parameter, value))).toEqual(expected);
  });
});

describe('what is not sent, in every style', () => {
  const nothing = [undefined, null, [], {}, [null], { a: null }];
  test.each<ParameterStyle>(['form', 'spaceDelimited', 'pipeDelimited', 'tabDelimited', 'deepObject', 'cookie'])(
    '%s',
    (style) => {
      const parameter: ParameterModel = { name: 'c', in: 'query', style };
      expect(nothing.map((value) => serialize(parameter, value))).toEqual(nothing.map(() => ''));
    },
  );
  test.each<ParameterStyle>(['simple', 'label', 'matrix'])('%s', (style) => {
    const parameter: ParameterModel = { name: 'c', in: 'path', style };
    expect(nothing.map((value) => serialize(parameter, value))).toEqual(nothing.map(() => ''));
  });
});

test('empty values, null, numbers and booleans', () => {
  expect(query(undefined)).toBe('');
  expect(query(null)).toBe('');
  expect(query([])).toBe('');
  expect(query({})).toBe('');
  expect(query([null, 'a', undefined])).toBe('q=a');
  expect(query({ a: null, b: 0, c: false })).toBe('b=0&c=false');
  expect(query(true)).toBe('q=true');
  expect(query([''])).toBe('q=');
  expect(query({ a: { b: 1 } })).toBe('a=%7B%22b%22%3A1%7D');
});

test('nested objects in style deepObject', () => {
  const value = { price: { min: 1, max: null }, tags: ['a', 'b'], items: [{ id: 1 }] };
  expect(decodeURIComponent(query(value, { style: 'deepObject' }))).toBe(
    'q[price][min]=1&q[tags]=a&q[tags]=b&q[items][0][id]=1',
  );
});

test('the collection formats of OpenAPI 2.0', () => {
  expect(query(list, { style: 'form', explode: false })).toBe('q=blue,black,brown');
  expect(query(list, { style: 'spaceDelimited', explode: false })).toBe('q=blue%20black%20brown');
  expect(query(list, { style: 'tabDelimited', explode: false })).toBe('q=blue%09black%09brown');
  expect(query(list, { style: 'pipeDelimited', explode: false })).toBe('q=blue%7Cblack%7Cbrown');
  expect(query(list, { style: 'form', explode: true })).toBe('q=blue&q=black&q=brown');
});

test('the collection formats of OpenAPI 2.0 in paths and headers', () => {
  const path = (style: ParameterStyle): string => serializePathParameter({ name: 'q', in: 'path', style }, list);
  const header = (style: ParameterStyle): unknown => serializeHeader({ name: 'X-Q', in: 'header', style }, list);
  expect(path('simple')).toBe('blue,black,brown');
  expect(path('spaceDelimited')).toBe('blue%20black%20brown');
  expect(path('tabDelimited')).toBe('blue%09black%09brown');
  expect(path('pipeDelimited')).toBe('blue%7Cblack%7Cbrown');
  expect(header('simple')).toBe('blue,black,brown');
  expect(header('spaceDelimited')).toBe('blue black brown');
  expect(header('tabDelimited')).toBe('blue\tblack\tbrown');
  expect(header('pipeDelimited')).toBe('blue|black|brown');
});

test('parameters with a media type are sent as a document', () => {
  expect(query({ a: [1] }, { contentType: 'application/json' })).toBe('q=%7B%22a%22%3A%5B1%5D%7D');
  expect(query('x', { contentType: 'application/json' })).toBe('q=%22x%22');
  expect(query('x y', { contentType: 'text/plain' })).toBe('q=x%20y');
  expect(query({ a: 1 }, { in: 'querystring', contentType: 'application/json' })).toBe('%7B%22a%22%3A1%7D');
});

test('headers are not encoded, and never more than a line', () => {
  const header: ParameterModel = { name: 'X-Color', in: 'header' };
  expect(serializeHeader(header, 'é b')).toBe('é b');
  expect(serializeHeader(header, list)).toBe('blue,black,brown');
  expect(serializeHeader(header, object)).toBe('R,100,G,200,B,150');
  expect(serializeHeader({ ...header, explode: true }, object)).toBe('R=100,G=200,B=150');
  expect(serializeHeader(header, 'a\r\nHost: b')).toBe('a Host: b');
  expect(serializeHeader(header, undefined)).toBeUndefined();
});

test('cookies in both styles', () => {
  const cookie: ParameterModel = { name: 'c', in: 'cookie' };
  expect(serializeCookie(cookie, 'a b')).toEqual(['c=a%20b']);
  expect(serializeCookie({ ...cookie, explode: false }, list)).toEqual(['c=blue,black,brown']);
  expect(serializeCookie({ ...cookie, style: 'cookie' }, 'a b')).toEqual(['c=a b']);
  expect(serializeCookie({ ...cookie, style: 'cookie' }, list)).toEqual(['c=blue', 'c=black', 'c=brown']);
  expect(serializeCookie({ ...cookie, style: 'cookie' }, object)).toEqual(['R=100', 'G=200', 'B=150']);
});
