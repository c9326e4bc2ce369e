import { expect, test } from 'vitest';
import { operationHeading } from './operation-title.js';

const long = 'and all of its craters '.repeat(5).trim();

test.each<[summary: string | undefined, title: string, description?: string]>([
  ['List moons', 'List moons', 'More.'],
  ['List `moons` of [planets](/planets).', 'List moons of planets', 'More.'],
  ['List moons. Then rest.', 'List moons. Then rest.', 'More.'],
  ['Etc...', 'Etc...', 'More.'],
  [undefined, 'Get moons', 'More.'],
  ['  ', 'Get moons', 'More.'],
  [`Saves a moon. It has ${long}.`, 'Saves a moon', `Saves a moon. It has ${long}.\n\nMore.`],
  ['Saves a moon.\n\nReturns it.', 'Saves a moon', 'Saves a moon.\n\nReturns it.\n\nMore.'],
  ['Saves a moon\n\nReturns it.', 'Saves a moon', 'Saves a moon\n\nReturns it.\n\nMore.'],
  [`**Note:** read this. Saves a moon ${long}.`, 'Get moons', `**Note:** read this. Saves a moon ${long}.\n\nMore.`],
  [`Saves a moon ${long}`, 'Get moons', `Saves a moon ${long}\n\nMore.`],
])('the summary %j has the title %j', (summary, title, description) => {
  expect(operationHeading(summary, 'More.', 'Get moons')).toEqual({ title, description });
});
