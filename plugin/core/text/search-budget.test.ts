import { expect, test } from 'vitest';
import { SearchBudget } from './search-budget.js';

test('the number of comparisons is limited, whatever they are of', () => {
  const budget = new SearchBudget();
  expect(budget.allows(400_000)).toBe(true);
  expect(budget.allows(100_000)).toBe(true);
  expect(budget.allows(1)).toBe(false);
});
