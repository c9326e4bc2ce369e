/** An API for browser tests of the playground, on an origin of its own. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocketServer } from 'ws';

let challenge;

const routes = {
  '/echo': async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method, url, headers } = request;
    json(response, { method, url, headers, body });
  },
  '/events': async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (let number = 1; number <= 3; number++) {
      response.write(`event: tick\ndata: {"number":${number}}\n\n`);
      await delay(30);
    }
    // Stays open, as streams do, until the reader cancels.
  },
  '/lines': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    response.end('{"a":1}\n{"a":2}');
  },
  '/long': (_, response) =>
    json(
      response,
      Array.from({ length: 200 }, (_each, id) => ({ user: { name: `name ${id}` } })),
    ),
  '/large': async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    for (let count = 0; count < 100; count++) if (!response.write(chunk)) await once(response, 'drain');
    response.end();
  },
  '/html': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><h1 id="title">Hi</h1><script>parent.hacked = true</script><img src="/pixel" alt="">');
  },
  '/xml': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end('<moons><moon name="Io">volcanic</moon></moons>');
  },
  '/slow': async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    response.write('first part');
    await delay(2000);
    response.end('second part');
  },
  '/media': (request, response) => {
    const type = new URL(request.url, 'http://localhost').searchParams.get('type');
    response.setHeader('Access-Control-Expose-Headers', 'Content-Disposition');
    response.writeHead(200, { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="moon.bin"' });
    response.end(Buffer.from([0, 1, 2, 255]));
  },
  '/never': () => {},
  '/empty': (_, response) => response.writeHead(204).end(),
  '/error': (_, response) => json(response, { error: 'no' }, 500),
  '/malformed': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end('{"a":');
  },
  '/redirect': (_, response) => response.writeHead(302, { Location: '/lines' }).end(),
  '/image': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' });
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  },
  // Signs in at once, like a server that recognizes the reader.
  '/authorize': (request, response) => {
    const asked = new URL(request.url, 'http://localhost').searchParams;
    challenge = asked.get('code_challenge');
    const callback = new URL(asked.get('redirect_uri'));
    const state = asked.get('state');
    if (asked.get('response_type') === 'code') callback.search = new URLSearchParams({ code: 'code', state });
    else callback.hash = new URLSearchParams({ access_token: 'token of implicit', token_type: 'bearer', state });
    response.writeHead(302, { Location: callback.href }).end();
  },
  '/device': (_, response) =>
    json(response, {
      device_code: 'd',
      user_code: 'ABCD',
      verification_uri: 'http://localhost/',
      expires_in: 60,
      interval: 1,
    }),
  '/token': async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const form = new URLSearchParams(body);
    const grant = form.get('grant_type');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant === 'authorization_code' && verifier !== challenge)
      return json(response, { error: 'invalid_grant' }, 400);
    json(response, { access_token: `token of ${grant}`, token_type: 'bearer', expires_in: 3600 });
  },
};

/** Answers of the test runner itself: the origin of the API, and the callback page of OAuth. */
export async function playgroundPages(context, next) {
  if (context.path === '/api-origin') context.body = await started;
  else if (context.path === '/oauth-callback') {
    context.type = 'html';
    context.body = '<script type="module" src="/dist/playground/oauth/callback.js"></script>';
  } else await next();
}

/** Starts the server; `/refused` is `/echo` without CORS. */
async function startApiServer() {
  const server = createServer((request, response) => {
    const path = request.url.split('?')[0];
    if (path !== '/refused') {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
      response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
      response.setHeader('Access-Control-Allow-Methods', '*');
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const route = path === '/refused' ? routes['/echo'] : routes[`/${path.split('/')[1]}`];
    return route ? route(request, response) : response.writeHead(404).end();
  });
  startSockets(server);
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

/** WebSockets at any path: they greet with their address, answer with the same data, and close on request. */
function startSockets(server) {
  const sockets = new WebSocketServer({ server, handleProtocols: (protocols) => [...protocols][0] });
  sockets.on('connection', (socket, { url }) => {
    socket.send(JSON.stringify({ path: url, protocol: socket.protocol }));
    socket.on('message', (data, isBinary) => {
      const [, code] = /^close (\d+)$/.exec(String(data)) ?? [];
      if (code) socket.close(Number(code), 'as asked');
      else socket.send(data, { binary: isBinary });
    });
  });
}

function json(response, value, status = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value));
}

const started = startApiServer();
