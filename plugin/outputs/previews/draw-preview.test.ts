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

test('long words break, and emoji are omitted because the fonts do not have them', () => {
  const [site, title] = texts(draw('🚀 Ship it 👩‍👩‍👧 1️⃣ ☎️ in 24 h ©'));
  expect(title).toMatchObject({ text: 'Ship it in 24 h ©', style: { overflowWrap: 'anywhere' } });
  expect(site).toMatchObject({ text: 'Site' });
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
