import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.js';

test('shows the cells of a table without its lines', () => {
  const markdown = '# Limits\n\n| Name | Most |\n| :--- | ---: |\n| pages | 20 |\n\n---\n\nAsk us.';
  expect(excerptOf(markdown, 'Limits', () => [])).toBe('Name Most pages 20 Ask us.');
});
