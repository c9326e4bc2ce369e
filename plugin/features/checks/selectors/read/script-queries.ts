/** Finds the selectors with which a script looks for elements. */
import { cssSelectors } from './style-rules.js';
import type { PlacedSelector } from './style-rules.js';
import { EditedText } from '../../../../mdx/source/edited-text.js';

/** A call that looks for elements, and its text in quotes. */
const queries =
  /\b(querySelector|querySelectorAll|closest|matches|getElementById|getElementsByClassName)\(\s*(["'`])((?:\\.|(?!\2)[^\\\n])*)\2\s*\)/g;

/** The selector lists of the calls in a script. Texts with expressions are left out. */
export function scriptQueries(code: string): (readonly PlacedSelector[])[] {
  let text: EditedText | undefined;
  return Array.from(code.matchAll(queries)).flatMap(({ 1: call, 3: quoted, index }) => {
    if (quoted!.includes('${')) return [];
    const list = selectorOf(call!, quoted!.replace(/\\(.)/g, '$1'));
    const selectors = cssSelectors(list);
    const { line, column } = (text ??= EditedText.of(code)).originalPoint(index);
    return selectors.length > 0 ? [selectors.map((selector) => ({ selector, text: list, line, column }))] : [];
  });
}

function selectorOf(call: string, text: string): string {
  if (call === 'getElementById') return `[id="${text}"]`;
  return call === 'getElementsByClassName' ? `.${text.trim().split(/\s+/).join('.')}` : text;
}

/** The script without the texts that only look for elements, so that it contains the names that it creates. */
export function withoutQueries(code: string): string {
  return code.replace(queries, '$1()');
}
