/** The keys of OpenAPI in the settings and in front matter. */
import { z } from 'zod';
import { operationMethods } from '../../addresses/operation-text.js';
import { directory, documents } from '../../config/schema/api.js';
import { alsoUsed, content } from '../../config/schema/effect.js';
import { optionalList, optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';

const example = '/openapi.json';
const overlays = { description: 'OpenAPI overlays that are applied to it.', examples: [['/overlay.yaml']] };

/** One specification or several. */
const openapi = documents(
  'a specification',
  example,
  { directory, overlays: optionalList(z.string(), overlays) },
  {
    id: 'Specification',
    scope: 'specification',
    description: 'OpenAPI specification: path, URL, a list of them, or source and target folder.',
    refers: 'specification',
  },
).optional();

const inside = 'OpenAPI description of the endpoints inside.';

const operation = new RegExp(String.raw`^(?:\S+\s+)?(?:${operationMethods.join('|')})\s+(?:\/|https?:)`, 'i');
const webhook = /^(?:\S+\s+)?(?:webhook|callback)\s+\S/i;

/** Whether an entry in a list of pages names an operation or a webhook of a specification, which may come first. */
function isOperationEntry(entry: string): boolean {
  return operation.test(entry) || webhook.test(entry);
}

export const settings = {
  settings: { openapi: content(openapi.meta({ refers: 'file', ...alsoUsed('api.openapi') })) },
  api: { openapi: openapi.meta({ refers: 'file' }) },
  navigation: { openapi: openapi.meta({ description: inside, examples: [example] }) },
  navigationV1: { openapi },
  frontMatter: {
    openapi: optionalText({
      description:
        'Operation of an OpenAPI specification that the page shows: `GET /users`, or `openapi.json GET /users`.',
    }),
    'openapi-schema': optionalText({
      description: 'Schema of an OpenAPI specification that the page shows: `User`, or `openapi.json User`.',
    }),
  },
  format: { name: 'openapi', isEntry: isOperationEntry },
} satisfies SettingsPart;
