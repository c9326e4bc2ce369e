import { expect, test } from 'vitest';
import { ImportGraph } from './import-graph.js';

function graph(): ImportGraph {
  const made = new ImportGraph();
  made.add('page', 'snippet');
  made.add('snippet', 'inner');
  made.add('other', 'inner');
  return made;
}

test('knows all that a file imports, and all that import it', () => {
  expect([...graph().reachable('page')]).toEqual(['page', 'snippet', 'inner']);
  expect([...graph().importers('inner')].sort()).toEqual(['inner', 'other', 'page', 'snippet']);
});

test('finds the way from one file to another', () => {
  expect(graph().pathBetween('page', 'inner')).toEqual(['page', 'snippet', 'inner']);
  expect(graph().pathBetween('page', 'page')).toEqual(['page']);
  expect(graph().pathBetween('inner', 'page')).toBeUndefined();
});

test('a circle ends', () => {
  const circle = graph();
  circle.add('inner', 'page');
  expect(circle.pathBetween('inner', 'nowhere')).toBeUndefined();
  expect(circle.reachable('inner').size).toBe(3);
});
