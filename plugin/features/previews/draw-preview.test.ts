import { expect, test } from 'vitest';
import { drawPreview, type PreviewNode } from './draw-preview.js';

const colors = { primary: '#111111', light: '#eeeeee', dark: '#000000', background: {} };
const texts = (node: PreviewNode): PreviewNode[] =>
  node.type === 'text' ? [node] : (node.children ?? []).flatMap((child) => texts(child));
const draw = (title: string, mode: 'light' | 'dark' = 'light', hasImage = false) =>
  drawPreview({ site: 'Site', title }, { colors, mode, hasImage });

test('long titles are smaller, and Chinese characters count twice', () => {
  const sizes = ['Short', 'x'.repeat(60), 'x'.repeat(100), '字'.repeat(30)].map(
    (title) => texts(draw(title))[1]!.style['fontSize'],
  );
  expect(sizes).toEqual([76, 62, 52, 62]);
});

test('text from right to left begins at the right', () => {
  expect(texts(draw('דליל'))[1]!.style).toMatchObject({ direction: 'rtl', textAlign: 'right' });
  expect(texts(draw('1. Guide'))[1]!.style).toMatchObject({ direction: 'ltr', textAlign: 'left' });
});

test('long words break', () => {
  expect(texts(draw('Start'))[1]).toMatchObject({ style: { overflowWrap: 'anywhere' } });
});

const drawWith = (logo: { width: number; height: number }, title = 'Start') =>
  drawPreview({ site: 'Site', title }, { colors, mode: 'light', hasImage: false, logo });
const namesIn = (node: PreviewNode): unknown[] => texts(node).map(({ text }) => text);

test('a logo replaces the name of the site; a narrow one is before it', () => {
  expect(JSON.stringify(drawWith({ width: 300, height: 72 }))).toContain(
    '{"type":"image","src":"logo","style":{"width":300,"height":72,',
  );
  expect(namesIn(drawWith({ width: 300, height: 72 }))).toEqual(['Start']);
  expect(namesIn(drawWith({ width: 72, height: 72 }))).toEqual(['Site', 'Start']);
});

test('the name of the site is the title, once, if the title cannot be drawn', () => {
  expect(namesIn(draw(''))).toEqual(['Site']);
  expect(namesIn(drawWith({ width: 72, height: 72 }, ''))).toEqual(['Site']);
  const nothing = drawPreview({ site: '', title: '' }, { colors, mode: 'light', hasImage: false });
  expect(texts(nothing)).toEqual([]);
});

test('only letters that do not join are closer together', () => {
  const spacing = ['Start', 'Старт', 'ابدأ', 'শুরু'].map((title) => texts(draw(title)).at(-1)!.style['letterSpacing']);
  expect(spacing).toEqual(['-0.02em', '-0.02em', undefined, undefined]);
});

test('the accent color has enough contrast in both modes, and an image is behind a scrim', () => {
  expect(JSON.stringify(draw('A'))).toContain('#111111');
  expect(JSON.stringify(draw('A', 'dark'))).toContain('#eeeeee');
  expect(
    draw('A', 'dark', true)
      .children!.slice(0, 2)
      .map(({ type }) => type),
  ).toEqual(['image', 'container']);
});
