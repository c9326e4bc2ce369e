/** The formats that APIs are described in. Pages and entries of the navigation are in this order. */
import type { ApiFormat } from '../formats/api/api-format.js';
import { asyncapi } from '../formats/asyncapi/asyncapi.js';
import { graphql } from '../formats/graphql/graphql.js';
import { openapi } from '../formats/openapi/openapi.js';

export const apiFormats = [openapi, asyncapi, graphql] as const satisfies readonly ApiFormat[];
