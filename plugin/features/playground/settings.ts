/** The settings of the form that sends requests. */
import { z } from 'zod';
import { content, look, partial, secondName, supported, unsupported, type Effect } from '../../config/schema/effect.js';
import { optional, optionalChoice, optionalFlag, optionalList, optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import type { Checked } from '../../config/validate-settings.js';
import type { PlaygroundSettings } from './playground-settings.js';

const noSignIn = 'a static site has no readers who are signed in, so it shows the endpoint without a playground';

const noProxy =
  'Octavo has no proxy, so requests go straight to the API; write the URL of your own proxy, or "proxy": false';

const proxyError = 'true, false, or the URL of your own proxy';

/** Requests go straight to the API anyway. */
const direct: Effect = { ...supported, invisible: true };

const secretHeader = /^(?:proxy-)?authorization$|^cookie$|api[-_]?key|secret|token|password/i;

/** Values that forms share. Everyone can read the settings of a site, so they never contain credentials. */
const environment = z
  .strictObject({
    name: z.string().meta({ description: 'Name in the menu.', examples: ['Sandbox'] }),
    server: optionalText({
      description:
        'Address of the server: one of the specification as it is written there, or another one. Default: the server of the form.',
      examples: ['https://sandbox.example.com'],
      refers: 'server',
    }),
    variables: optional(z.record(z.string(), z.string()), {
      description: 'Values of the variables of the server, and of `{{name}}` in fields.',
      examples: [{ region: 'eu' }],
      refers: 'nothing',
    }),
    headers: optional(
      z
        .record(z.string(), z.string())
        .refine((headers) => !Object.keys(headers).some((name) => secretHeader.test(name)), {
          error: 'headers without credentials, which everyone could read',
        }),
      {
        description:
          'Headers of every request, and values of the fields with their names. Readers enter credentials themselves.',
        examples: [{ 'X-Tenant': 'demo' }],
        refers: 'nothing',
        wrongValue: 'error',
      },
    ),
  })
  .meta({ id: 'ApiEnvironment' });

const playground = z.strictObject({
  display: optionalChoice(['interactive', 'simple', 'none', 'auth'], {
    description: 'How much of the playground is shown.',
    default: 'interactive',
    values: { auth: unsupported(noSignIn, 'Write "none".') },
    examples: ['simple'],
  }),
  mode: optionalChoice(['show', 'simple', 'hide'], {
    description:
      'How much of the playground is shown: `show` all of it, `simple` the endpoint without a form, `hide` nothing.',
    default: 'show',
    ...secondName('api.playground.display'),
  }),
  proxy: content(
    optional(z.union([z.boolean(), z.string().regex(/^(?:https?:\/\/|\/)/)], { error: proxyError }), {
      description:
        'Address of your own proxy for requests. The encoded address of the request is put in place of `{url}`, otherwise at the end. Readers see its host and can send requests without it.',
      values: { true: unsupported(noProxy, '') },
      examples: ['https://proxy.example.com/?url='],
    }),
  ),
  disableProxy: optionalFlag({
    description: 'Whether requests go straight to the API.',
    effect: direct,
    ...secondName('api.playground.proxy: false'),
  }),
  environments: optionalList(
    environment,
    {
      description:
        'Named servers, variables, and headers. Readers choose one for the forms of all pages; it is kept in memory unless they keep their credentials for the tab.',
    },
    'environments, each with a "name"',
  ),
  credentials: optionalFlag({ description: 'Whether requests carry cookies. Readers can change it.', default: false }),
});

/** Its keys, and another key that it reads. */
export interface PlaygroundKeys {
  api?: { playground?: z.infer<typeof playground>; examples?: { prefill?: boolean } };
}

const displays = { show: 'interactive', simple: 'simple', hide: 'none' } as const;

export const settings = {
  api: { playground: look(optional(playground, { description: 'The API playground.', optionOf: 'endpoints' })) },
  frontMatter: {
    playground: optional(z.enum(['interactive', 'simple', 'none', 'auth', 'show', 'hide']), {
      description: 'How much of the playground is shown.',
      values: { auth: partial(noSignIn) },
    }),
  },
  toSite({ value: { api = {} } }: Checked<PlaygroundKeys>) {
    const own = toPlayground(api);
    return { playground: own, endpoint: own.display !== 'none' };
  },
  toPage: ({ playground: display }) =>
    display === undefined ? undefined : { endpoint: display !== 'none' && display !== 'hide' },
} satisfies SettingsPart;

function toPlayground({
  playground: { display, mode = 'show', proxy, credentials, environments } = {},
  examples: { prefill } = {},
}: NonNullable<PlaygroundKeys['api']>): PlaygroundSettings {
  return {
    // A static site has no signed-in readers, so nobody would see such a playground.
    display: display === 'auth' ? 'simple' : (display ?? displays[mode]),
    credentials,
    environments,
    prefill: prefill === undefined ? undefined : prefill ? 'all' : 'none',
    proxy: typeof proxy === 'string' ? proxy : undefined,
  };
}
