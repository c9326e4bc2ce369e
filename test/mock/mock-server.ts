/** The mock server, which validates requests against a specification. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface MockServer {
  listen(port: number, address: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts the server of the packages in `folder`. */
export async function startMockServer(
  folder: string,
  specification: object,
): Promise<{ port: number; close(): Promise<void> }> {
  const require = createRequire(join(folder, 'package.json'));
  const { getHttpOperationsFromSpec } = require('@stoplight/prism-http') as {
    getHttpOperationsFromSpec(specification: object): Promise<object[]>;
  };
  const { createServer } = require('@stoplight/prism-http-server') as {
    createServer(operations: object[], options: object): MockServer;
  };
  const logger = Object.assign(() => undefined, { child: () => logger }) as unknown as Record<string, unknown>;
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success', 'note'])
    logger[level] = () => undefined;
  const server = createServer(await getHttpOperationsFromSpec(specification), {
    components: { logger },
    cors: false,
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: false,
      mock: { dynamic: false },
      isProxy: false,
      errors: true,
    },
  });
  const address = await server.listen(0, '127.0.0.1');
  return { port: Number(new URL(address).port), close: () => server.close() };
}
