import { expect, test } from 'vitest';
import { EditedText } from './edited-text.js';

test('leads places back through all edits', () => {
  const first = EditedText.of('one\ntwo three\nfour');
  const second = first.edit([{ start: 4, end: 7, text: '2' }]).edit([{ start: 0, end: 3, text: 'o\nn\ne' }]);
  expect(second.text).toBe('o\nn\ne\n2 three\nfour');
  expect(second.originalPoint(second.text.indexOf('three'))).toEqual({ line: 2, column: 5 });
  expect(second.originalPoint(second.text.indexOf('four'))).toEqual({ line: 3, column: 1 });
  expect(second.originalPoint(second.offsetOf({ line: 4, column: 3 }))).toEqual({ line: 2, column: 5 });
});

test('puts inserted text at the place of insertion', () => {
  const text = EditedText.of('ab').edit([{ start: 1, end: 1, text: 'xyz' }]);
  expect(text.originalPoint(2)).toEqual({ line: 1, column: 2 });
  expect(text.originalPoint(4)).toEqual({ line: 1, column: 2 });
});
