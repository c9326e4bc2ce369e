import { expect, test } from 'vitest';
import { findLanguages } from './languages.js';

test('languages have the names of the settings format, and are listed once', () => {
  const titles = findLanguages(['sh', 'Node.js', 'typescript', 'javascript', '.NET', 'C#', 'cobol']).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['cURL', 'JavaScript', 'C#']);
});
