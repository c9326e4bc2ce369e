import { expect, test } from 'vitest';
import { parseStatements } from '../source/javascript/parse.js';
import { findIslands } from './find-islands.js';
import { describeHooks, exportIslands, markIslands, withoutPositions } from './mark-islands.js';

function liveNames(code: string): string[] {
  return findIslands(parseStatements(code)!)
    .filter(({ isLive }) => isLive)
    .map(({ name }) => name);
}

test('state, handlers, browser objects and class components with a life need a browser', () => {
  expect(
    liveNames(`
      export const State = () => { const [a] = useState(0); return a; };
      export function Effect() { React.useEffect(() => {}); }
      export const Handler = () => jsx('button', { onClick: () => {} });
      export const Size = () => window.innerWidth;
      export class Clock extends Component { componentDidMount() {} }
      export const Later = lazy(() => import('./later.jsx'));
      export const Still = ({ label }) => jsx('b', { children: label, title: window_ });
      export const Computed = () => useMemo(() => 1);
      const window_ = 'not the browser';
    `),
  ).toEqual(['State', 'Effect', 'Handler', 'Size', 'Clock', 'Later']);
});

test('whoever uses one of them needs a browser too', () => {
  expect(
    liveNames(`
      const stored = () => localStorage.getItem('x');
      export const Outer = () => jsx(Inner, {});
      const Inner = () => jsx('p', { children: stored() });
      export const Other = () => jsx('p', {});
    `),
  ).toEqual(['stored', 'Outer', 'Inner']);
});

test('components of packages are written for browsers, functions of packages are not', () => {
  expect(
    liveNames(`
      import { Chart } from 'charts';
      import { sum } from 'sums';
      export const Shown = () => jsx(Chart, {});
      export const Summed = () => jsx('p', { children: sum(1, 2) });
    `),
  ).toEqual(['Shown']);
});

test('a property of the name of a browser object is none', () => {
  expect(
    liveNames(`export const place = { location: 'here' }; export const name = ({ document }) => document;`),
  ).toEqual([]);
});

test('statements that touch the browser at once are guarded, functions that do later are not', () => {
  const code = markIslands(
    `const { width } = window;\nconst later = () => window.width;\ndocument.title = 'x';\nconst plain = 1;`,
    '/docs/a.jsx',
  );
  expect(code).toContain(`const { width } = _guard(() => (window), "") ?? {};`);
  expect(code).toContain(`const later = () => window.width;`);
  expect(code).toContain(`_guard(() => {document.title = 'x';});`);
  expect(code).toContain(`const plain = 1;`);
});

test('code that needs no browser stays as it is', () => {
  const code = `export const Still = ({ label }) => jsx('b', { children: label });`;
  expect(markIslands(code, '/docs/a.jsx')).toBe(code);
});

test('a script can take every live component, whatever the module exports', () => {
  expect(exportIslands(`const Inner = () => useState(0); export default () => Inner();`, ['Inner', '_Default'])).toBe(
    `const Inner = () => useState(0); const _Default = () => Inner();\nexport { _Default as default };\nexport { Inner as _island_Inner, _Default as _island__Default };\n`,
  );
});

test('the code for browsers has no positions, so that it changes only with the components', () => {
  const code = (line: number): string =>
    `const _Live0 = () => _at(_h("b", null, _octavo.locateIn("a \\\\ b.mdx")(_h(C, at(1, 2, 3)), ${line + 1}, 3)), ${line}, 1);`;
  expect(withoutPositions(code(5))).toBe(withoutPositions(code(7)));
  expect(withoutPositions(code(5))).toContain('at(1, 2, 3)');
  expect(withoutPositions('not {')).toBe('not {');
});

test('dev knows the hooks of each component: those with state as written, others by name', () => {
  const counter = `const Counter = () => { const [n, set] = useState(start() + 1); useEffect(() => set(2)); return n; };`;
  expect(describeHooks(`${counter}\nconst helper = () => useState(0);\nconst Size = 1;`)).toBe(
    `${counter}\nconst helper = () => useState(0);\nconst Size = 1;\nCounter.octavoHooks = "useState(start() + 1) useEffect";\n`,
  );
  expect(describeHooks('const size = 1;')).toBe('const size = 1;');
});
