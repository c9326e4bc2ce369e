import { expect, test } from 'vitest';
import { translateStyles } from './light-styles/translate-styles.mjs';

const shadow = (css: string) => translateStyles('card', { shadow: css, light: '' });
const light = (css: string): string => translateStyles('card', { shadow: '', light: css }).parts;

test('rules of the host are rules of the frame, and parts have their names in the page', () => {
  expect(shadow(":host([type]:hover) { top: 0 } [part='content'] { top: 0 }")).toEqual({
    frame: '.octavo-card:is([type],[data-type]):hover{top:0}',
    parts: '.octavo-card>*>*>[data-component-part=card-content]{top:0}',
  });
});

test('a condition of the host reaches only its own parts, not those of an element of the same kind in it', () => {
  expect(shadow(":host([disabled]) [part='body'] { top: 0 }").parts).toBe(
    '.octavo-card:is([disabled],[data-disabled])>[data-component-part=card-content-container]{top:0}',
  );
});

test('slotted nodes are where their slot is, and content is in the part around its slot', () => {
  expect(shadow("::slotted([slot='title'])::after { top: 0 }").parts).toBe(
    '.octavo-card>*>*>[data-component-part=card-title]:after{top:0}',
  );
  expect(light("octavo-card > a[slot='title'], octavo-card::part(title) { top: 0 }")).toBe(
    '.octavo-card>*>*>a[data-component-part=card-title],.octavo-card>*>*>[data-component-part=card-title]{top:0}',
  );
  expect(light('octavo-card > :nth-child(1 of :not([slot])) { top: 0 }')).toBe(
    '.octavo-card>*>*>[data-component-part=card-content]>:first-child{top:0}',
  );
});

test('conditions with other elements are translated too', () => {
  expect(light("octavo-card:has(> a[slot='title']):not(octavo-columns *) { top: 0 }")).toBe(
    '.octavo-card:has(>*>*>a[data-component-part=card-title]):not(.octavo-columns *){top:0}',
  );
});

test('nothing is important, because the styles of pages are in layers', () => {
  expect(shadow(':host { top: 0 !important }').frame).toBe('.octavo-card{top:0}');
});

test.each([
  ['h2 { top: 0 }', 'name the part'],
  ['slot { top: 0 }', 'name the part'],
  ['::slotted(*) { top: 0 }', 'needs the name of a slot'],
  ["::slotted([slot='other']) { top: 0 }", 'has no slot "other"'],
  ["[part='other'] { top: 0 }", 'has no part "other"'],
  ["[part='content'] p { top: 0 }", 'only parts have a translation'],
])('a selector without a translation fails the build: %s', (css, message) => {
  expect(() => shadow(css)).toThrow(message);
});
