import { CliError } from './cli-error.js';

/** Explains why a server cannot listen. Any other error is returned unchanged. */
export function serverError(error: unknown): unknown {
  const { code, syscall, address, hostname, port } = error as NodeJS.ErrnoException & {
    address?: string;
    hostname?: string;
    port?: number;
  };
  if (syscall === 'getaddrinfo')
    return new CliError(
      `The host "${hostname}" cannot be resolved.`,
      'Use an address of this machine, or --host without a value.',
    );
  if (syscall !== 'listen') return error;
  if (code === 'EACCES')
    return new CliError(`Listening on port ${port} is not permitted.`, 'Use a port above 1023, as in: --port 3000');
  if (code === 'EADDRNOTAVAIL')
    return new CliError(
      `This machine does not have the address ${address}.`,
      'Use one of its own addresses, or --host without a value.',
    );
  return new CliError(
    `The server cannot listen on ${address}, port ${port} (${code}).`,
    'Use another --host or --port; 0 selects any free port.',
  );
}
