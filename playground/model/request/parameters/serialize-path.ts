import { encodedDelimiter } from './delimiter.js';
import { encodeAllowingReserved, encodeText } from './encode.js';
import type { ParameterModel } from '../../operation.js';
import { parameterContent } from './parameter-content.js';
import { parameterValue, type ParameterValue } from './parameter-value.js';

/** The text that takes the place of `{name}` in a path, in style `simple` (default), `label` or `matrix`. */
export function serializePathParameter(parameter: ParameterModel, value: unknown): string {
  const { style = 'simple', explode = false, allowReserved } = parameter;
  const encode = allowReserved ? encodeReservedInPath : encodeText;
  const shape = parameterValue(parameterContent(parameter, value));
  if (style === 'matrix') return matrix(encodeText(parameter.name), shape, explode, encode);
  if (style === 'label') return label(shape, explode, encode);
  return joined(shape, explode, encodedDelimiter(style), encode);
}

type Encode = (text: string) => string;

/** A question mark would begin the query. */
function encodeReservedInPath(text: string): string {
  return encodeAllowingReserved(text).replaceAll('?', '%3F');
}

function label(shape: ParameterValue, explode: boolean, encode: Encode): string {
  return shape.kind === 'none' ? '' : `.${joined(shape, explode, explode ? '.' : ',', encode)}`;
}

function matrix(name: string, shape: ParameterValue, explode: boolean, encode: Encode): string {
  switch (shape.kind) {
    case 'none':
      return '';
    case 'single':
      return shape.text === '' ? `;${name}` : `;${name}=${encode(shape.text)}`;
    case 'list':
      return explode
        ? shape.items.map((item) => `;${name}=${encode(item)}`).join('')
        : `;${name}=${joined(shape, false, ',', encode)}`;
    case 'pairs':
      return explode
        ? shape.pairs.map(([key, text]) => `;${encode(key)}=${encode(text)}`).join('')
        : `;${name}=${joined(shape, false, ',', encode)}`;
  }
}

/**
 * The values with `separator` between them; properties as `key=value` with `explode`, otherwise one after the other.
 */
export function joined(shape: ParameterValue, explode: boolean, separator: string, encode: Encode): string {
  switch (shape.kind) {
    case 'none':
      return '';
    case 'single':
      return encode(shape.text);
    case 'list':
      return shape.items.map(encode).join(separator);
    case 'pairs':
      return shape.pairs
        .map(([key, text]) => `${encode(key)}${explode ? '=' : separator}${encode(text)}`)
        .join(separator);
  }
}
