/** Finds the keys at the top level of front matter as they are written. */
import { pointAt, type SourcePoint } from '../../core/text/source-frame.js';
import { splitPage } from './split-page.js';

/** Maximum number of characters of a page that are searched for a key. */
const maxLength = 50_000;

/** A key, with offsets in the YAML. */
export interface WrittenKey {
  name: string;
  /** The rest of its line. */
  value: string;
  start: number;
  lineEnd: number;
  /** The end of the lines that belong to it. */
  end: number;
}

/**
 * A key at the start of a line. It may be in quotes, and may contain colons that no space follows: `og:title: Install`.
 */
const keyLine = /(?<![^\n])(?:(["'])([^\n]+?)\1[ \t]*|([^\s#'"[\]{},:-](?:[^:\n]|:(?!\s|$))*)):(?=\s|$)[ \t]*([^\n]*)/g;

export function writtenKeys(yaml: string): WrittenKey[] {
  const matches = [...yaml.matchAll(keyLine)];
  return matches.map(({ 0: line, 2: quoted, 3: plain = '', 4: value = '', index }, at) => {
    const lineEnd = index + line.length;
    const end = matches[at + 1]?.index ?? yaml.length;
    return { name: quoted ?? plain.trim(), value, start: index, lineEnd, end };
  });
}

/** The position in the file of an offset in the YAML, which begins in the second line. */
export function positionIn(yaml: string, offset: number): SourcePoint {
  const { line, column } = pointAt(yaml, offset);
  return { line: line + 1, column };
}

/** Finds the position of a key, or of its value if that is on the same line. */
export type PositionOf = (name: string, isValue: boolean) => SourcePoint;

/**
 * The positions of the keys of a page. If a key is written in another form, its position is where its name is first
 * mentioned, or the first line.
 */
export function frontMatterPositions(source: string): PositionOf {
  const { yaml = '' } = splitPage(source.slice(0, maxLength));
  const keys = new Map(writtenKeys(yaml).map((key) => [key.name, key]));
  return (name, isValue) => {
    const key = keys.get(name);
    if (!key) return positionIn(yaml, Math.max(0, yaml.indexOf(name)));
    return positionIn(yaml, isValue && key.value !== '' ? key.lineEnd - key.value.length : key.start);
  };
}
