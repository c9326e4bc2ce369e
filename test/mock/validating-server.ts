/** A small mock server, which validates requests and credentials against a specification of OpenAPI 3. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenAPIBackend, type Context, type Document } from 'openapi-backend';

/** Starts the server. It refuses a request with a problem of the form that the recorder reads. */
export async function startValidatingServer(specification: object): Promise<{ port: number; close(): Promise<void> }> {
  const api = new OpenAPIBackend({
    definition: specification as Document,
    strict: true,
    ajvOpts: { strict: false },
    handlers: {
      validationFail: ({ validation }: Context) => problem('UNPROCESSABLE_ENTITY', validation.errors),
      unauthorizedHandler: ({ security }: Context) => problem('UNAUTHORIZED', security),
      notFound: ({ request }: Context) => problem('NO_PATH_MATCHED_ERROR', request.path),
      methodNotAllowed: ({ request }: Context) => problem('NO_METHOD_MATCHED_ERROR', request.method),
      notImplemented: () => ({ status: 200, body: {} }),
    },
    securityHandlers: {
      token: ({ request }: Context) => request.headers['authorization'] === 'Bearer t0ken',
      user: ({ request }: Context) => request.headers['authorization'] === `Basic ${btoa('t0ken:t0ken')}`,
      key: ({ request }: Context) => request.headers['x-key'] === 't0ken',
    },
  });
  await api.init();
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((body) => {
        const { method = '', url = '', headers } = request;
        const [path = '', query = ''] = url.split('?');
        return api.handleRequest({ method, path, query, body, headers: headers as Record<string, string> });
      })
      .then(({ status, body }: { status: number; body: unknown }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      })
      .catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

function problem(kind: string, detail: unknown): { status: number; body: object } {
  return { status: 422, body: { type: `https://stoplight.io/prism/errors#${kind}`, detail } };
}

/** The body as data: the server reads JSON alone. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return bytes.toString();
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}
