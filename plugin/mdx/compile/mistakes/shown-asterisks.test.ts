import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { Report } from '../../../core/errors/errors.js';
import { parsePlain } from '../../parse-page.js';
import type { PageNode } from '../../transforms/walk.js';
import { reportMistakes } from './page-mistakes.js';

const before = ['', 'a', 'a ', '注', '(', '1', '.', '\\*', '`x` ', '[l](/x)'];
const bold = ['b', 'b.', '"b"', '注：', '（注）', '`c`', 'b*', '*b', 'a*b', '[l](/x)', '(b)', '2 ** 3', '\\*b'];
const after = ['', 'c', ' c', '文', '.', ',', '1', '**', '`y`', '\n\nnext', '\nnext'];
const texts = before.flatMap((start) => bold.flatMap((text) => after.map((end) => `${start}**${text}**${end}`)));

function textOf(node: Root | PageNode): string {
  if (node.type === 'text') return node.value;
  const isCode = node.type === 'element' && node.tagName === 'code';
  return 'children' in node && !isCode ? node.children.map(textOf).join('') : '';
}

/** What the page shows, and the messages about asterisks. */
function read(source: string, engine: 'native' | 'reference'): { shown: string; hints: string[] } {
  const page = parsePlain(source, 'a.mdx', { variables: {}, engine }, new Report())!;
  const hints: string[] = [];
  reportMistakes(page.hast, source, false, ({ code, hint }) => {
    if (code === 'emphasis-shown') hints.push(hint);
  });
  return { shown: textOf(page.hast), hints };
}

test.each(['native', 'reference'] as const)(
  '%s: asterisks are reported where the page shows them, and only there',
  (engine) => {
    const results = texts.map((source) => ({ source, ...read(source, engine) }));
    const reported = results.filter(({ hints }) => hints.length > 0);
    expect(reported.length).toBeGreaterThan(20);
    expect(reported.filter(({ shown }) => !shown.includes('**'))).toEqual([]);
    // A row of three, an escaped one, and one between spaces are meant as they are.
    const isMeant = /\*{3}|\\\*| \*\* /;
    const silent = results.filter(({ shown, hints }) => shown.includes('**') && hints.length === 0);
    expect(silent.filter(({ source }) => !isMeant.test(source))).toEqual([]);
  },
);

test.each(['native', 'reference'] as const)('%s: the space of the hint makes the text bold', (engine) => {
  for (const source of texts) {
    const [, place, text] =
      /^Write a space (before|after|before and after) (\*\*.*?\*\*), or/.exec(read(source, engine).hints[0] ?? '') ??
      [];
    if (text === undefined || !source.includes(text)) continue;
    const fixed = source.replace(
      text,
      `${place!.includes('before') ? ' ' : ''}${text}${place!.includes('after') ? ' ' : ''}`,
    );
    expect([source, read(fixed, engine).shown.includes(text)]).toEqual([source, false]);
  }
});
