import { expect, test } from 'vitest';
import { parseStatements } from './parse.js';
import { declaredNames, freeNames } from './free-names.js';

const free = (source: string): string[] => [...freeNames(parseStatements(source)!)].sort();

test.each([
  ['a + b.c', ['a', 'b']],
  ['const a = 1; a + b', ['b']],
  ['items.map((item, i) => item.name + i + other)', ['items', 'other']],
  ['const f = ({ a, b: [c], ...rest }, d = e) => a + c + rest + d', ['e']],
  ['<Card title={title}><b>{x}</b></Card>', ['Card', 'title', 'x']],
  ['<Tree.Folder name="a" />', ['Tree']],
  [
    'export const Foo = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button> }',
    ['useState'],
  ],
  ['for (const x of xs) { y(x) } try { z() } catch (e) { log(e) }', ['log', 'xs', 'y', 'z']],
  ['function outer() { var a = 1; { function inner() { return a } } return inner2 }', ['inner2']],
  ['({ a, b: c, [d]: e })', ['a', 'c', 'd', 'e']],
  ['import X, { y as z } from "p"; X(z)', []],
  ['class A extends B { m() { return this.x + n } }', ['B', 'n']],
])('finds the free names of %s', (source, names) => {
  expect(free(source)).toEqual(names);
});

test('finds what a module declares', () => {
  const source =
    'import A, { b as c } from "x"; import * as d from "y"; export const { e, f: [g] } = A; export function h() {} export default class I {}';
  expect([...declaredNames(parseStatements(source)!)].sort()).toEqual(['A', 'I', 'c', 'd', 'e', 'g', 'h']);
});
