/** Writes a specification in other forms. */
import { exactJson } from '../../../../playground/model/values/exact-json.js';
import type { ApiExporter } from '../../api/api-format.js';
import type { Specification } from '../types.js';
import { bundledSpecification } from './bundle.js';
import { postmanCollection } from './postman.js';

export const exporter: ApiExporter<Specification> = {
  async text(specification, kind) {
    if (kind === 'postman') return exactJson(await postmanCollection(specification), 1);
    return specification.source && exactJson(bundledSpecification(specification.source), 2);
  },
};
