import { expect, test } from 'vitest';
import { drawableText } from './preview-text.js';

const hasLatin = (code: number): boolean => code < 0x250;

test.each([
  ['Ship it', 'Ship it'],
  ['🚀 Ship it 👩‍👩‍👧 1️⃣ ☎️ in 24 h ©', 'Ship it in 24 h ©'],
  ['From a → b ★', 'From a b'],
  ['Non\u00adbreaking\u200b\u3000spaces', 'Non\u00adbreaking\u200b\u3000spaces'],
  ['Cafe\u0301', 'Café'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text, hasLatin)).toBe(drawn);
});

test.each(['ไทย', 'Guide en ქართული', '日本語', '★', '→ ✓', ''])('%j is left out as a whole', (text) => {
  expect(drawableText(text, hasLatin)).toBe('');
});
