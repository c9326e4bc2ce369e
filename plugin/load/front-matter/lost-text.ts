/** Finds text that YAML reads as a comment although it does not look like one: `title: Update #2`. */
import type { Problem } from '../../core/errors/errors.js';
import { positionIn, writtenKeys } from './front-matter-position.js';
import { hintFor, parse } from './parse-yaml.js';

/** A comment after a value without quotes. Comments of authors have a space after their sign. */
const closeComment = /(?<=[^\s"'\]}][ \t]+)#[^\s][^\r\n]*/g;

/** Maximum number of comments of a page that are compared with its values. */
const maxComments = 20;

/** A warning for each value of valid YAML that ends before a `#`. */
export function lostText(yaml: string): Omit<Problem, 'file'>[] {
  const matches = [...yaml.matchAll(closeComment)].slice(0, maxComments);
  if (matches.length === 0) return [];
  const values = JSON.stringify(parse(yaml).values);
  return matches.flatMap(({ 0: text, index }) => {
    const without = yaml.slice(0, index) + yaml.slice(index + text.length);
    // In quotes and in blocks of text it is part of the value.
    if (values === undefined || JSON.stringify(parse(without).values) !== values) return [];
    return [{ code: 'front-matter-comment', ...explain(yaml, text, index), ...positionIn(yaml, index) }];
  });
}

function explain(yaml: string, text: string, index: number): Pick<Problem, 'message' | 'hint'> {
  const key = writtenKeys(yaml).find(({ start, lineEnd }) => start <= index && index < lineEnd);
  const fix = key ? hintFor(key.name, key.value.trim()) : 'Put the value in quotes.';
  return {
    message: `In YAML, a # after a space starts a comment, so "${text.trim()}" is not part of the value.`,
    hint: `${fix}${key ? '.' : ''} If it is a comment, write a space after the #.`,
  };
}
