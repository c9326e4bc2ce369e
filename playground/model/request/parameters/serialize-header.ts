import { delimiter } from './delimiter.js';
import type { ParameterModel } from '../../operation.js';
import { parameterContent } from './parameter-content.js';
import { parameterValue } from './parameter-value.js';
import { joined } from './serialize-path.js';

/** The value of a header, in style `simple`: not encoded, on one line. `undefined` for a value that is not sent. */
export function serializeHeader(parameter: ParameterModel, value: unknown): string | undefined {
  const shape = parameterValue(parameterContent(parameter, value));
  if (shape.kind === 'none') return undefined;
  return joined(shape, parameter.explode ?? false, delimiter(parameter.style ?? 'simple'), (text) =>
    text.replace(/[\r\n]+/g, ' '),
  );
}
