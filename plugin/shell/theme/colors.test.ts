import { expect, test } from 'vitest';
import { buttonFill, contrast, mix, overlay, parseHex, readable, textOn } from './colors.js';

test('contrast follows WCAG', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['#A8FF53', '#EAB308', '#00C851', '#ffffff', '#6b7280'])(
  '%s becomes readable on white and on black',
  (color) => {
    expect(contrast(readable(color, ['#ffffff']), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readable(color, ['#0b0d12']), '#0b0d12')).toBeGreaterThanOrEqual(4.5);
  },
);

test('black and white stay what they are where nothing is readable', () => {
  expect(readable('#000000', ['#808080'], 6)).toBe('#000000');
  expect(readable('#ffffff', ['#707070'], 6)).toBe('#ffffff');
});

test('a colour that can be read already stays as it is', () => {
  expect(readable('#0D5C48', ['#ffffff'])).toBe('#0D5C48');
});

test('text on a button is the colour with enough contrast', () => {
  expect(textOn('#A8FF53')).toBe('#0b0d12');
  expect(textOn('#0033aa')).toBe('#ffffff');
});

test('mixing ends at either colour', () => {
  expect(mix('#123456', '#ffffff', 0)).toBe('#123456');
  expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba');
});

test('only hex colours are read', () => {
  expect(parseHex('rgb(1,2,3)')).toBeUndefined();
  expect(parseHex('#12')).toBeUndefined();
  expect(parseHex('#fff')).toEqual([1, 1, 1]);
});

test('a color on a ground is what browsers show', () => {
  expect(overlay('#102030', '#506070', 0.5)).toBe('#304050');
  expect(overlay('#4f46e5', '#0b0d12', 0)).toBe('#0b0d12');
});

test('a saturated button keeps white text and becomes darker; a pale one gets dark text', () => {
  expect(textOn(buttonFill('#16a34a'))).toBe('#ffffff');
  expect(contrast(buttonFill('#16a34a'), '#16a34a')).toBeLessThan(1.6);
  expect(buttonFill('#A8FF53')).toBe('#A8FF53');
  expect(buttonFill('#0033aa')).toBe('#0033aa');
  expect(textOn(buttonFill('#8f8f8f'))).toBe('#0b0d12');
});
