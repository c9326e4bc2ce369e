/** The variables of a Postman collection: servers, and credentials that the reader fills in. */
import type { ServerModel } from '../../../../playground/model/operation.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { placeholderHost } from '../../../../playground/model/request/server-address.js';

interface Variable {
  key: string;
  value: string;
  type: 'string';
  description?: string;
}

export class PostmanVariables {
  readonly #variables = new Map<string, Variable>();
  /** Names of servers by their address. */
  readonly #servers = new Map<string, string>();

  readonly #base: string;

  /** `servers`: of the specification. They come first. `base`: its address. */
  constructor(servers: readonly ServerModel[], base = '') {
    this.#base = new URL(base, placeholderHost).href;
    for (const server of servers) this.server(server);
  }

  /** The text for the address of a server: `{{baseUrl}}`. */
  server({ url, description, variables = {} }: ServerModel = { url: '/' }): string {
    const name = getOrInsert(this.#servers, url, () => {
      const number = this.#servers.size + 1;
      const address = url.replace(/\{([^{}]+)\}/g, '{{$1}}').replace(/\/+$/, '');
      const isAbsolute = /^(?:\{\{|[a-z][a-z\d+.-]*:)/i.test(address);
      const value = isAbsolute ? address : new URL(address, this.#base).href.replace(/\/+$/, '');
      return this.#add(number === 1 ? 'baseUrl' : `baseUrl${number}`, value, description);
    });
    for (const [key, each] of Object.entries(variables)) this.#add(key, each.default, each.description);
    return `{{${name}}}`;
  }

  /** The text for a value that the reader fills in: `{{apiKey}}`. */
  credential(name: string, value = ''): string {
    return `{{${this.#add(name.replace(/[^\w.-]+/g, '_'), value)}}}`;
  }

  list(): Variable[] {
    return [...this.#variables.values()];
  }

  #add(key: string, value: string, description?: string): string {
    getOrInsert(this.#variables, key, (): Variable => ({
      key,
      value,
      type: 'string',
      ...(description !== undefined && { description }),
    }));
    return key;
  }
}
