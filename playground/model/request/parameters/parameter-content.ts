import type { ParameterModel } from '../../operation.js';
import { exactJson, valueText } from '../../values/exact-json.js';

/** The value of a parameter; with `content`, the document that is sent instead. */
export function parameterContent({ contentType }: Pick<ParameterModel, 'contentType'>, value: unknown): unknown {
  if (contentType === undefined || value === undefined) return value;
  return typeof value === 'string' && !/[+/]json\b/i.test(contentType) ? valueText(value) : exactJson(value);
}
