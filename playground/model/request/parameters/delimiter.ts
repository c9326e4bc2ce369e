import { encodeText } from './encode.js';
import type { ParameterStyle } from '../../operation.js';

const delimiters: Partial<Record<ParameterStyle, string>> = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
  tabDelimited: '\t',
};

/**
 * The delimiter between the values of a list in one parameter, not encoded. OpenAPI 2.0 has these styles in paths and
 * headers as well.
 */
export function delimiter(style: ParameterStyle): string {
  return delimiters[style] ?? ',';
}

/** The same in a path or a query, where a comma is sent as it is. */
export function encodedDelimiter(style: ParameterStyle): string {
  return delimiters[style] === undefined ? ',' : encodeText(delimiters[style]);
}
