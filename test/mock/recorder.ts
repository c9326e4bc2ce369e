/** A server that notes each request and passes it on to a mock server that validates it. */
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Status of the mock server. */
  status: number;
  /** The mock server's reason for refusing the request; empty if it accepts it. */
  refusal: string;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': '*',
};

export class Recorder {
  readonly requests: RecordedRequest[] = [];
  readonly #server: Server;
  #target = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      if (request.method === 'OPTIONS') {
        const headers = request.headers['access-control-request-headers'] ?? '*';
        response.writeHead(204, { ...cors, 'access-control-allow-headers': headers }).end();
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const { method = '', url = '', headers } = request;
        void this.#forward(method, url, headers, body).then(({ status, refusal }) => {
          this.requests.push({ method, url, headers, body: body.toString('latin1'), status, refusal });
          response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify({ status }));
        });
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Port of the mock server. */
  set target(port: number) {
    this.#target = port;
  }

  close(): void {
    this.#server.close();
  }

  #forward(
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Promise<{ status: number; refusal: string }> {
    return new Promise((resolve) => {
      const { host: _, ...others } = headers;
      const passed = send({ port: this.#target, host: '127.0.0.1', method, path, headers: others }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          resolve({ status, refusal: refusalOf(status, Buffer.concat(chunks).toString()) });
        });
      });
      // Examples of headers can contradict each other, so that the response cannot be read.
      passed.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ status: 0, refusal: error.code?.startsWith('HPE_') ? '' : error.message }),
      );
      passed.end(body);
    });
  }
}

/**
 * The server's reason for refusing the request. Violations of the response are the fault of the specification's
 * examples.
 */
function refusalOf(status: number, body: string): string {
  const [, kind] = /errors#([A-Z_]+)/.exec(body) ?? [];
  if (status === 0 || status >= 500 || kind === undefined)
    return status >= 500 && kind === undefined ? `${status}` : '';
  const isRequest = kind !== 'VIOLATIONS' || body.includes('"request"');
  return refusals.has(kind) && isRequest ? `${status} ${body.slice(0, 600)}` : '';
}

const refusals = new Set(
  'UNPROCESSABLE_ENTITY VIOLATIONS UNAUTHORIZED NO_PATH_MATCHED_ERROR NO_METHOD_MATCHED_ERROR NO_SERVER_MATCHED_ERROR INVALID_CONTENT_TYPE NOT_ACCEPTABLE'.split(
    ' ',
  ),
);
