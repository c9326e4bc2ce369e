/** The API of the playground tests: a server, and its specification. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { issueTokens } from './issue-tokens.js';

export interface MoonService {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** The received requests, oldest first. */
  requests: { method: string; url: string; headers: NodeJS.Dict<string | string[]>; body: string }[];
  close(): void;
}

/** Responds with `{"moons":[]}` to everything but requests for tokens. */
export async function startMoonService(): Promise<MoonService> {
  const requests: MoonService['requests'] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    response.setHeader('access-control-allow-origin', headers.origin ?? '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (method === 'OPTIONS') return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (issueTokens(request, response, body)) return;
      requests.push({ method, url, headers, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"moons":[]}');
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests, close: () => void server.close() };
}

const response = { responses: { 200: { description: 'Moons' } } };

const moon = {
  type: 'object',
  required: ['name', 'orbit'],
  properties: {
    name: { type: 'string' },
    kind: { enum: ['inner', 'outer'] },
    orbit: { type: 'object', properties: { days: { type: 'number' } } },
    tags: { type: 'array', items: { type: 'string' } },
    ring: { type: 'object', properties: { width: { type: 'number' } } },
  },
};

const create = {
  summary: 'Create',
  parameters: [{ name: 'planet', in: 'query', schema: { type: 'string' } }],
  requestBody: { content: { 'application/json': { schema: moon } } },
  security: [{ token: [] }],
  ...response,
};

/** `issuer`: of the authorization server. */
export function moonSpecification(service: string, issuer: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Moons', version: '1' },
    servers: [
      { url: `${service}/v1` },
      { url: `${service}/{version}`, variables: { version: { default: 'v2', enum: ['v2', 'v3'] } } },
    ],
    paths: {
      '/moons': {
        get: {
          summary: 'List',
          parameters: [{ name: 'planet', in: 'query', schema: { type: 'string' } }],
          ...response,
        },
        post: create,
      },
      '/rings': { get: { summary: 'Rings', ...response } },
      '/secured': {
        get: {
          summary: 'Secured',
          parameters: [{ name: 'client_secret', in: 'query', schema: { type: 'string' } }],
          security: [
            { token: [], header: [], query: [], cookie: [] },
            { user: [] },
            { client: [] },
            { proof: [] },
            { owner: [] },
          ],
          ...response,
        },
      },
      '/signed-in': {
        get: {
          summary: 'Signed in',
          security: ['code', 'implicit', 'device', 'openid', 'digest'].map((name) => ({ [name]: [] })),
          ...response,
        },
      },
      '/me': {
        servers: [{ url: issuer }],
        get: {
          summary: 'Me',
          security: [{ login: ['openid', 'offline_access'] }, { discovery: ['openid'] }],
          ...response,
        },
      },
    },
    components: { securitySchemes: securitySchemes(service, issuer) },
  };
}

function securitySchemes(service: string, issuer: string): object {
  const flow = {
    authorizationUrl: `${service}/authorize`,
    tokenUrl: `${service}/issue`,
    deviceAuthorizationUrl: `${service}/device`,
    scopes: {},
  };
  return {
    code: { type: 'oauth2', flows: { authorizationCode: flow } },
    implicit: { type: 'oauth2', flows: { implicit: flow } },
    device: { type: 'oauth2', flows: { deviceAuthorization: flow } },
    openid: { type: 'openIdConnect', openIdConnectUrl: `${service}/.well-known/openid-configuration` },
    digest: { type: 'http', scheme: 'digest' },
    token: { type: 'http', scheme: 'bearer' },
    user: { type: 'http', scheme: 'basic' },
    header: { type: 'apiKey', in: 'header', name: 'X-Key' },
    query: { type: 'apiKey', in: 'query', name: 'key' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
    client: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: `${service}/token`, scopes: {} } } },
    proof: { type: 'http', scheme: 'DPoP' },
    owner: { type: 'oauth2', flows: { password: { tokenUrl: `${service}/token`, scopes: {} } } },
    login: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: `${issuer}/auth`,
          tokenUrl: `${issuer}/token`,
          scopes: { openid: 'Who you are', offline_access: 'Stay signed in' },
        },
      },
    },
    discovery: { type: 'openIdConnect', openIdConnectUrl: `${issuer}/.well-known/openid-configuration` },
  };
}
