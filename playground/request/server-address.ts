import type { ServerModel } from './operation.js';

/**
 * The address of a server with its variables filled in: those in `values`, otherwise their defaults. A relative address
 * is resolved from `base`, the address of the specification or of the page. There is no slash at its end.
 */
export function serverAddress(server: ServerModel, values: Readonly<Record<string, string>>, base: string): string {
  const filled = server.url.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = server.variables?.[name];
    return values[name] || variable?.default || whole;
  });
  return resolved(filled, base).replace(/\/+$/, '');
}

/** What is no address, such as one with a variable that nobody has filled in, stays as it is. */
function resolved(address: string, base: string): string {
  if (/[{}]/.test(address) || !URL.canParse(address, base)) return address;
  const { href } = new URL(address, base);
  return href.replace(/[?#].*$/, '');
}
