/** A service that remembers what it receives, byte by byte. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  url: string;
  /** Those that the form decides. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Recorder {
  url: string;
  requests: Received[];
  close(): void;
}

/** Headers of the browser itself. */
const ofBrowser = /^(?:accept-|cache-|connection|content-length|host|origin|pragma|referer|sec-|user-agent)/;

/** Answers every request with `answer`. Boundaries of forms are replaced by `BOUNDARY`. */
export async function startRecorder(answer: string): Promise<Recorder> {
  const requests: Received[] = [];
  const record = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, authorization');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const boundary = /boundary=([^;]+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? 'BOUNDARY';
    const plain = (text: string): string => text.replaceAll(boundary, 'BOUNDARY');
    const own = Object.entries(request.headers).filter(([name]) => !ofBrowser.test(name));
    requests.push({
      method: request.method!,
      url: request.url!,
      headers: Object.fromEntries(own.map(([name, value]) => [name, plain(String(value))])),
      body: plain(Buffer.concat(chunks).toString('latin1')),
    });
    response.setHeader('Content-Type', 'application/json');
    response.end(answer);
  };
  const server = createServer((request, response) => void record(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => void server.close(),
  };
}
