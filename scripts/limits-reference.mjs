// Writes the table of limits from the files that declare them: the first sentence of each comment, and its value.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const files = ['plugin/reader/limits.ts', 'plugin/formats/api/limits.ts', 'playground/model/limits.ts'];
const declaration = /\/\*\* (.+?) \*\/\nexport const max\w+ = ([\d_]+);/g;

/** A table for each file, below the first sentence of the file. */
export function limitsReference() {
  return `${files.map(tableOf).join('\n\n')}\n`;
}

function tableOf(file) {
  const source = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  const [, intro] = /^\/\*\* (.+?) \*\/\n/.exec(source);
  const rows = Array.from(source.matchAll(declaration), ([, text, value]) =>
    row(text, Number(value.replaceAll('_', ''))),
  );
  const declared = source.match(/^export const /gm) ?? [];
  if (rows.length !== declared.length) throw new Error(`A limit in ${file} has no comment on one line, or no number.`);
  return `${intro}\n\n| Limit | Value |\n| --- | ---: |\n${rows.join('\n')}`;
}

function row(text, value) {
  const [sentence] = /^.+?(?=\.(?: [A-Z]|$)|$)/.exec(text);
  return `| ${sentence} | ${value.toLocaleString('en-US')} |`;
}
