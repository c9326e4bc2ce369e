import type { ServerModel } from '../operation.js';

/** Host of relative servers in what readers copy: they replace it by their own host. */
export const placeholderHost = 'https://api.example.com/';

/**
 * The address of a server with its variables filled in, from `values`, otherwise from their defaults. A relative
 * address is resolved from `base`, the address of the specification or of the page. There is no slash at its end.
 */
export function serverAddress(server: ServerModel, values: Readonly<Record<string, string>>, base: string): string {
  const filled = server.url.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = server.variables?.[name];
    return values[name] || variable?.default || whole;
  });
  return resolved(filled, base).replace(/\/+$/, '');
}

/** Text that is not an address, such as one with a variable without a value, stays unchanged. */
function resolved(address: string, base: string): string {
  if (/[{}]/.test(address) || !URL.canParse(address, base)) return address;
  const { href } = new URL(address, base);
  return href.replace(/[?#].*$/, '');
}

/** A text for each server that distinguishes it: its address, its template, or its template with the description. */
export function serverTexts(servers: readonly ServerModel[], addresses: readonly string[]): string[] {
  const candidates = servers.map(({ url, description }, index) => [
    addresses[index]!,
    url,
    `${url} (${description ?? index + 1})`,
  ]);
  const texts: string[] = [];
  for (const [index, candidate] of candidates.entries())
    texts.push(candidate.find((text) => !texts.includes(text)) ?? `${candidate[1]} (${index + 1})`);
  return texts;
}
