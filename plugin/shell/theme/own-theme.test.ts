/** The theme that the docs show as an example. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../core/package/package-root.js';
import { styleSheet } from './style-sheet.js';

const docs = readFileSync(join(packageRoot, 'demo/configuration/themes.mdx'), 'utf8');
const [, example = ''] = /```css docs\/newspaper\.css\n(.*?)```/s.exec(docs) ?? [];

/** The tokens that a style sheet sets. */
const tokensOf = (css: string): string[] => [...css.matchAll(/(--octavo-[\w-]+):/g)].map(([, name]) => name!);

test('a theme of an author is a short file of tokens that exist', () => {
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const known = tokensOf(styleSheet('tokens'));
  expect(tokensOf(example).length).toBeGreaterThan(20);
  expect(tokensOf(example).filter((name) => !known.includes(name))).toEqual([]);
});
