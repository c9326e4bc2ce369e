/** The credentials of a request in a Postman collection. */
import type { DocumentedScheme, OperationModel } from '../../../../playground/model/operation.js';
import { authorization, type Authorization, type OAuthFlow } from '../../../../playground/model/request/security.js';
import { startOf } from '../../../../playground/model/request/masked-authorization.js';
import type { PostmanVariables } from './postman-variables.js';

/** The `auth` of a request: `{ "type": "bearer", "bearer": [{ "key": "token", "value": "{{token}}" }] }`. */
export type AuthEntry = Readonly<Record<string, unknown>> & { type: string };

/** A request has one kind of credentials in its `auth`; those of other schemes are headers and parameters. */
export class PostmanAuth {
  readonly entry: AuthEntry | undefined;
  readonly others: Authorization;

  /** Of the first alternative. */
  constructor({ security: [first = []], schemes }: OperationModel, variables: PostmanVariables) {
    const all = first.flatMap(({ scheme: name }) => (schemes[name] ? [{ name, scheme: schemes[name] }] : []));
    const entries = all.map(({ name, scheme }) => entryOf(name, scheme, variables));
    const chosen = entries.findIndex((entry) => entry !== undefined);
    this.entry = entries[chosen];
    this.others = authorization(
      all
        .filter((_, index) => index !== chosen)
        .map(({ name, scheme }) => ({ scheme, credentials: { token: variables.credential(name, startOf(scheme)) } })),
    );
  }
}

function entryOf(name: string, scheme: DocumentedScheme, variables: PostmanVariables): AuthEntry | undefined {
  const bearer = (): AuthEntry => entry('bearer', { token: variables.credential(name, startOf(scheme)) });
  if (scheme.type === 'apiKey') return apiKey(name, scheme, variables);
  if (scheme.type === 'oauth2') return oauth2(name, Object.entries(scheme.flows), variables) ?? bearer();
  if (scheme.type === 'openIdConnect') return bearer();
  if (scheme.type !== 'http') return undefined;
  if (scheme.scheme === 'bearer') return bearer();
  return scheme.scheme === 'basic' || scheme.scheme === 'digest'
    ? entry(scheme.scheme, {
        username: variables.credential(`${name}Username`, startOf(scheme)),
        password: variables.credential(`${name}Password`),
      })
    : undefined;
}

/** Postman cannot send a key in a cookie. */
function apiKey(
  name: string,
  scheme: DocumentedScheme & { type: 'apiKey' },
  variables: PostmanVariables,
): AuthEntry | undefined {
  if (scheme.in === 'cookie') return undefined;
  const value = `${scheme.prefix ?? ''}${variables.credential(name, startOf(scheme))}`;
  return entry('apikey', { key: scheme.name, value, in: scheme.in });
}

/** Names of the flows that Postman has. */
const grantTypes: Readonly<Record<string, string>> = {
  authorizationCode: 'authorization_code_with_pkce',
  clientCredentials: 'client_credentials',
  password: 'password_credentials',
  implicit: 'implicit',
};

function oauth2(
  name: string,
  flows: readonly (readonly [name: string, flow: OAuthFlow])[],
  variables: PostmanVariables,
): AuthEntry | undefined {
  const [type = '', flow] = flows.find(([each]) => Object.hasOwn(grantTypes, each)) ?? [];
  if (!flow) return undefined;
  const values: Readonly<Record<string, string | undefined>> = {
    tokenName: name,
    grant_type: grantTypes[type],
    authUrl: flow.authorizationUrl,
    accessTokenUrl: flow.tokenUrl,
    refreshTokenUrl: flow.refreshUrl,
    clientId: variables.credential(`${name}ClientId`),
    clientSecret: type === 'implicit' ? undefined : variables.credential(`${name}ClientSecret`),
    username: type === 'password' ? variables.credential(`${name}Username`) : undefined,
    password: type === 'password' ? variables.credential(`${name}Password`) : undefined,
    scope: Object.keys(flow.scopes).join(' '),
    addTokenTo: 'header',
  };
  return entry('oauth2', values);
}

function entry(type: string, values: Readonly<Record<string, string | undefined>>): AuthEntry {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
  return { type, [type]: pairs.map(([key, value]) => ({ key, value, type: 'string' })) };
}
