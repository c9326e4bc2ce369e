import { deepObjectPairs } from './deep-object.js';
import { encodedDelimiter } from './delimiter.js';
import { encodeAllowingReserved, encodeText } from './encode.js';
import type { ParameterModel } from '../../operation.js';
import { parameterContent } from './parameter-content.js';
import { parameterValue } from './parameter-value.js';
import { joined } from './serialize-path.js';

/** The parts of a query that a parameter adds, such as `color=blue`; none for a value that is not sent. */
export function serializeQueryParameter(parameter: ParameterModel, value: unknown): string[] {
  const { style = 'form', explode = style === 'form', allowReserved } = parameter;
  const encode = allowReserved ? encodeAllowingReserved : encodeText;
  const name = encodeText(parameter.name);
  const content = parameterContent(parameter, value);
  if (parameter.in === 'querystring') return content === undefined ? [] : [encodeQuerystring(parameter, content)];
  if (style === 'deepObject')
    return deepObjectPairs(parameter.name, content).map(([key, text]) => `${encodeText(key)}=${encode(text)}`);
  const shape = parameterValue(content);
  if (shape.kind === 'none') return [];
  if (shape.kind === 'single') return [`${name}=${encode(shape.text)}`];
  if (!explode) return [`${name}=${joined(shape, false, encodedDelimiter(style), encode)}`];
  return shape.kind === 'list'
    ? shape.items.map((item) => `${name}=${encode(item)}`)
    : shape.pairs.map(([key, text]) => `${encode(key)}=${encode(text)}`);
}

/** The whole query as one document; a form is encoded already. */
function encodeQuerystring({ contentType }: ParameterModel, content: unknown): string {
  const text = String(content);
  return contentType === 'application/x-www-form-urlencoded' ? text : encodeText(text);
}
