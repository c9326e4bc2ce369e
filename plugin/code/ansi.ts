/** Reads the colors of terminals in code of the language `ansi`. */
import { LineMarkup } from './line-markup.js';
import type { RangesOf } from './line-tokenizer.js';

const escape = String.fromCharCode(27);
/** The numbers of a style. */
const styling = new RegExp(`${escape}\\[([\\d;]*)m`, 'g');
/** Other sequences: they move the cursor, clear lines, or set the title of the window. */
const others = new RegExp(`${escape}(?:\\[[\\d;?]*[ -/]*[@-ln-~]|\\][^\\n]*?(?:\\x07|${escape}\\\\)|[@-Z\\\\^_])`, 'g');

/** Whether code of that language has sequences of terminals. */
export function isAnsi(language: string | undefined): boolean {
  return language?.toLowerCase() === 'ansi';
}

/** The text of `code` as a terminal shows it, without colors. */
export function ansiText(code: string): string {
  return code.replace(styling, '').replace(others, '');
}

/**
 * The lines of `code` as HTML. Classes: `a0` to `a7` for the color of text, `b0` to `b7` for that below it, and those of
 * font styles in highlighted code. Bright colors are those of the same hue, and colors of larger palettes are left out.
 */
export function ansiLines(code: string, rangesOf?: RangesOf): string[] {
  const style = new Map<string, string>();
  return code.split(/\r?\n/).map((source, index) => {
    const line = source.replace(others, '');
    const markup = new LineMarkup(rangesOf?.(ansiText(line), index) ?? []);
    let at = 0;
    const addUntil = (end: number): void => markup.add(line.slice(at, end), [...style.values()].join(' '));
    for (const { 0: sequence, 1: numbers = '', index: start } of line.matchAll(styling)) {
      addUntil(start);
      change(style, numbers.split(';').map(Number));
      at = start + sequence.length;
    }
    addUntil(line.length);
    return markup.toString();
  });
}

const fonts = new Map([
  [1, 'fb'],
  [3, 'fi'],
  [4, 'fu'],
  [9, 'fs'],
]);

/** Changes `style`, the classes by what they set. */
function change(style: Map<string, string>, numbers: number[]): void {
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index]!;
    const font = fonts.get(number);
    const [tens, hue] = [Math.floor(number / 10), number % 10];
    if (number === 0) style.clear();
    else if (font !== undefined) style.set(font, font);
    else if (tens === 2) style.delete(endedFont(number));
    else if ([3, 4, 9, 10].includes(tens)) {
      setColor(style, tens === 3 || tens === 9 ? 'a' : 'b', hue);
      // The color of a larger palette follows.
      if (hue === 8) index += numbers[index + 1] === 5 ? 2 : 4;
    }
  }
}

/** The font style that a number from 22 to 29 ends. */
function endedFont(number: number): string {
  return fonts.get(number === 22 ? 1 : number - 20) ?? '';
}

function setColor(style: Map<string, string>, kind: 'a' | 'b', hue: number): void {
  if (hue < 8) style.set(kind, `${kind}${hue}`);
  else style.delete(kind);
}

/** The colors of both modes, from black to white: each is readable on the background of code. */
const hues = [
  '#24292f,#9ba4ae',
  '#b42318,#ff7b72',
  '#116329,#56d364',
  '#7d4e00,#e3b341',
  '#0550ae,#79c0ff',
  '#8250df,#d2a8ff',
  '#0b6b72,#56d4dd',
  '#57606a,#d0d7de',
];

/** The stylesheet for the classes of `ansiLines`. */
export const ansiCss = hues
  .map(
    (pair, hue) =>
      `.a${hue}{color:light-dark(${pair})}.b${hue}{background:light-dark(${pair});color:light-dark(#fff,#16181d)}`,
  )
  .join('');
