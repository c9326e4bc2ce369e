import { z } from 'zod';
import { optional, optionalChoice, optionalFlag, optionalList, optionalText } from './optional.js';
import { alsoUsed, look, secondName, unsupported, type Effect } from './effect.js';

/** The reason why references to other tools have no effect. */
export const noSdk = 'Octavo makes no pages from the artifacts of other tools';

/** The key with the earlier versions of a document. */
const previous = optionalList(z.string(), {
  description: 'Earlier versions of it, newest first: paths or URLs. A page lists the changes since then.',
  examples: [['/versions/openapi-1.0.json']],
});

type Source<Keys extends z.core.$ZodLooseShape> = z.infer<z.ZodObject<Keys>> & { source?: string; previous?: string[] };
type Sources<Keys extends z.core.$ZodLooseShape> = string | Source<Keys> | (string | Source<Keys>)[];

/**
 * One document, several, or objects with the `source` of a document and `keys`. `name`: a document, in messages. `path`: more about its
 * path.
 */
export function documents<Keys extends z.core.$ZodLooseShape>(
  name: string,
  example: string,
  keys: Keys,
  { scope, ...meta }: z.core.GlobalMeta,
  path = '',
): z.ZodType<Sources<Keys>, Sources<Keys>> {
  const source = z.string().meta({ description: `Path from the docs folder, or a URL${path}.`, examples: [example] });
  const object = z.strictObject({ source: source.optional(), ...keys, previous }).meta({
    scope,
    parts: ['source'],
    needs: [{ key: 'source', example: '/openapi.json', without: 'it has no effect', level: 'warning' }],
  });
  const [one, withSource] = [`the path or URL of ${name}`, 'or an object with "source"'];
  const list = z.array(z.union([source, object], { error: `${one}, ${withSource}` }));
  const all = z.union([source, list, object], { error: `${one}, a list of them, ${withSource}` });
  return all.meta({ examples: [example], ...meta }) as never;
}

/** The key with the folder of the pages of a document. */
export const directory = optionalText({
  description: 'Folder of the generated pages.',
  examples: ['api-reference'],
  refers: 'folder',
});

function withoutEffect(reason: string, ...keys: string[]): Record<string, Effect> {
  return Object.fromEntries(keys.map((key) => [key, unsupported(reason)]));
}

/** Generated reference of a library. */
export const sdkReference = z
  .strictObject({
    format: z.string().meta({
      description: 'Tool that generated the source.',
      examples: ['typedoc', 'docfx', 'javadoc', 'sphinx', 'phpdoc'],
    }),
    source: z.string().meta({ description: 'Path or URL of the artifact.', refers: 'specification' }),
    directory: optionalText({ description: 'Folder of the generated pages.' }),
  })
  .meta({
    id: 'SdkReference',
    scope: 'sdk',
    effects: { format: unsupported(noSdk), source: unsupported(noSdk), directory: unsupported(noSdk) },
    effect: unsupported(noSdk),
    description: 'Reference generated from the artifacts of a documentation tool.',
  });

const auth = z
  .strictObject({
    method: optionalChoice(['bearer', 'basic', 'key', 'cobo'], {
      description:
        'How requests are authorized: with a token (`bearer`), a user and a password (`basic`), or a key in a header (`key`).',
      values: { cobo: unsupported('request signing for Cobo is not supported') },
      examples: ['bearer'],
    }),
    name: optionalText({
      description:
        'Name of the header. Default: `Authorization`, and `X-API-Key` for `key`. For `basic`, the names of the two fields: `[user]:[password]`.',
      examples: ['X-API-Key'],
    }),
    inputPrefix: look(
      optionalText({
        description: 'Text that the input field starts with.',
        examples: ['Bearer '],
        mayBeEmpty: true,
      }),
    ),
  })
  .meta({
    id: 'ApiAuth',
    needs: [{ key: 'method', example: 'bearer', without: 'requests have no authorization' }],
  });

const server = z
  .union([z.string(), z.array(z.string())], { error: 'a URL or a list of URLs' })
  .meta({ examples: ['https://api.example.com'], refers: 'server' });
const languages = z.array(z.string(), { error: 'a list of languages' }).meta({
  description: 'Languages of the code samples, in order, with or without a client.',
  examples: [['curl', 'python', 'python-httpx']],
});

const examples = z.strictObject({
  languages: languages.optional(),
  defaults: optionalChoice(['required', 'all'], {
    description: 'Which parameters samples contain. Default: the required ones, and others with an example or default.',
    examples: ['required', 'all'],
  }),
  prefill: optionalFlag({
    description: 'Whether the form for requests starts with example values. Default: only in required fields.',
  }),
  autogenerate: optionalFlag({ description: 'Whether code samples are generated.' }),
});

const allOrNone = unsupported('nested parameters are all open or all closed', 'Write "all" or "none".');

const fieldKeys = optionalList(z.string(), {
  description: 'Keys of the specification that are shown beside a parameter.',
});

const params = z.strictObject({
  expanded: optionalChoice(['all', 'closed'], {
    description: 'Which nested parameters are open.',
    default: 'closed',
    examples: ['all'],
  }),
  post: fieldKeys,
});

const handWritten = z.strictObject({
  auth: optional(auth, { description: 'How requests to the endpoints are authorized.' }),
  server: optional(server, { description: 'Base URL of the endpoints.', examples: ['https://api.example.com'] }),
});

/** `api` of docs.json. */
const api = {
  files: optionalChoice(['docs', 'repository'], {
    description:
      'Where the files of specifications may be: in the docs folder, or anywhere in the repository around it, such as `../openapi.json`.',
    default: 'docs',
    examples: ['repository'],
  }),
  hosts: optionalList(
    z.string(),
    {
      description:
        'Hosts that specifications may refer to, besides those of their own URLs. A host has its port, and may be in a private network.',
      examples: [['schemas.example.com', 'localhost:8000']],
    },
    'hosts',
  ),
  params: look(optional(params, { description: 'How parameters are shown.', optionOf: 'specifications' })),
  url: optionalChoice(['full'], { description: 'Shows the full URL of an endpoint.' }),
  examples: look(optional(examples, { description: 'Code samples.', optionOf: 'endpoints' })),
  mdx: optional(handWritten, { description: 'Endpoints that are written by hand.', optionOf: 'handwritten' }),
  trustContent: optionalFlag({
    description:
      'Whether `x-mint.content` in the specifications of the docs folder may contain code: expressions, imports, and your own components. The build runs it. Specifications from other hosts may never contain code.',
    default: false,
  }),
  overview: optionalFlag({
    description:
      'Whether the navigation shows the overview of each specification: its introduction, servers, authorization, operations, and errors. Default: first in sections that name only the specification. With `true`, also before the pages that a section lists. With `false`, there are no overviews.',
    examples: [true],
  }),
  exports: optionalFlag({
    description:
      'Whether the overview of an OpenAPI specification offers it in other forms: as a Postman collection, and as one file if it has several.',
    default: true,
    examples: [false],
  }),
  version: optionalText({ description: 'Version of the API.' }),
  baseUrl: optional(server, {
    description:
      'Base URL of the endpoints: of pages that are written by hand, and of specifications without servers. Readers choose from several.',
    optionOf: 'endpoints',
    ...alsoUsed('api.mdx.server'),
  }),
  auth: optional(auth, {
    description:
      'How requests to the endpoints are authorized: on pages that are written by hand, and of specifications that say nothing about security.',
    optionOf: 'endpoints',
    ...alsoUsed('api.mdx.auth'),
  }),
  maintainOrder: optionalFlag({
    description: 'Keeps the keys of a specification in their order, which is always the case.',
    default: true,
    deprecated: true,
    effect: { status: 'supported', note: 'keys always keep the order of the specification', invisible: true },
    values: { false: unsupported('keys always keep the order of the specification') },
  }),
  request: look(
    optional(
      z.strictObject({
        example: optional(
          z.strictObject({
            languages: languages.optional(),
            showOptionalParams: optionalFlag({ description: 'Whether samples contain optional parameters.' }),
          }),
          { description: 'Code samples.' },
        ),
      }),
      { description: 'Code samples of requests.', optionOf: 'endpoints', ...secondName('api.examples') },
    ),
  ),
  paramFields: look(
    optional(
      z.strictObject({
        expanded: optionalChoice(['all', 'topLevel', 'topLevelOneOfs', 'none'], {
          description: 'Which nested parameters are open.',
          default: 'none',
          values: { topLevel: allOrNone, topLevelOneOfs: allOrNone },
          examples: ['all'],
        }),
        post: fieldKeys,
      }),
      { description: 'How parameters are shown.', optionOf: 'specifications', ...secondName('api.params') },
    ),
  ),
};

/** `api` of docs.json. `added`: the keys of parts. */
export function apiSettings(added: object) {
  return z.strictObject({ ...added, ...api }).meta({
    id: 'Api',
    description: 'API pages.',
    effects: {
      ...withoutEffect('endpoints are always shown with the address of the server', 'url'),
      ...withoutEffect('pages do not show it', 'version'),
    },
  });
}
