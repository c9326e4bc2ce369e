import type { ParameterModel } from '../../operation.js';
import { parameterContent } from './parameter-content.js';
import { parameterValue } from './parameter-value.js';
import { joined } from './serialize-path.js';
import { serializeQueryParameter } from './serialize-query.js';

/** The cookies that a parameter adds, as `name=value`, in style `form` (encoded) or `cookie` (as they are). */
export function serializeCookie(parameter: ParameterModel, value: unknown): string[] {
  const { style = 'form', explode = true, name } = parameter;
  if (style !== 'cookie') return serializeQueryParameter({ ...parameter, in: 'query', style, explode }, value);
  const plain = (text: string): string => text;
  const shape = parameterValue(parameterContent(parameter, value));
  if (shape.kind === 'none') return [];
  if (!explode || shape.kind === 'single') return [`${name}=${joined(shape, false, ',', plain)}`];
  return shape.kind === 'list'
    ? shape.items.map((item) => `${name}=${item}`)
    : shape.pairs.map(([key, text]) => `${key}=${text}`);
}
