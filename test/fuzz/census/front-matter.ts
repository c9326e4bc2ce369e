/** Every key of front matter, Octavo's and those of other tools, with a text, a number or an address as its value. */
import { settingsSchemas } from '../../../plugin/site-build/settings.js';
import { foreignKeys } from '../../../plugin/config/other-tools/foreign-keys.js';
import { z } from 'zod';
import { innerSchemas } from '../../../plugin/config/schema-at.js';
import type { Construct } from './constructs.js';
import type { Expectation, Mark, PieceKind } from './piece.js';

/** A key with a value in YAML, as the only front matter besides the title. */
export interface FrontMatterConstruct extends Construct {
  isFrontMatter: true;
}

/** Where readers find a value. All others are somewhere in the files of the site. */
const shown: Readonly<Record<string, Expectation>> = {
  title: { tag: 'h1' },
  description: {},
  tag: { markdown: false, search: false },
};
/** Whether a construct is front matter. */
export function isFrontMatter(construct: Construct): construct is FrontMatterConstruct {
  return 'isFrontMatter' in construct;
}

const elsewhere: Expectation = { isAnywhere: true };

/** Ways to write a value: the number has digits that YAML drops, or reads as another number. */
const values: readonly [name: string, kind: PieceKind, write: (marker: string) => string][] = [
  ['word', 'text', (marker) => marker],
  ['quoted word', 'text', (marker) => `"${marker}"`],
  ['address', 'address', (marker) => marker],
  ['list', 'text', (marker) => `[${marker}]`],
  ['number', 'number', (marker) => marker],
  ['number with a trailing zero', 'version', (marker) => marker],
  ['number with a leading zero', 'code', (marker) => marker],
  ['number with underscores', 'digits', (marker) => marker],
];

/** The lines of a key, which can be a path: `sidebar.label`. */
function lines(key: string, value: string): string {
  const [first, ...rest] = key.split('.');
  return rest.length === 0 ? `"${first}": ${value}` : `${first}:\n  ${lines(rest.join('.'), value)}`;
}

const keys = [...Object.keys(settingsSchemas.frontMatter.shape), ...foreignKeys.map(({ key }) => key)];

/** Keys that are a number, which has no digits to keep. */
const numbers = new Set(
  Object.entries(settingsSchemas.frontMatter.shape).flatMap(([key, field]) =>
    innerSchemas(field)[0] instanceof z.ZodNumber ? [key] : [],
  ),
);

/** Each key with each kind of value. */
export const frontMatterConstructs: readonly FrontMatterConstruct[] = values.flatMap(([name, kind, write]) =>
  [...new Set(keys)]
    .filter((key) => kind === 'text' || !numbers.has(key))
    .map((key) => ({
      name: `front matter ${key}: ${name}`,
      is: 'block' as const,
      isFrontMatter: true as const,
      write: (mark: Mark) => lines(key, write(mark(kind, kind === 'text' ? (shown[key] ?? elsewhere) : elsewhere))),
    })),
);
