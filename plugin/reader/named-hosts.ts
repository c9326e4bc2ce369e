/** The hosts that the author of a site named. A host includes its port, as in URLs: `localhost:8000`. */
export class NamedHosts {
  readonly #named: Set<string>;
  readonly #private: Set<string>;

  /** `hosts`: hosts that may also be in a private network. */
  constructor(hosts: readonly string[] = []) {
    this.#private = new Set(hosts.map((host) => host.toLowerCase()));
    this.#named = new Set(this.#private);
  }

  /** Adds the host of an address that the author named. */
  add(host: string): void {
    this.#named.add(host);
  }

  /** Adds a host that was in a private network when the address that the author named was read. */
  addPrivate(host: string): void {
    this.#private.add(host);
  }

  has(host: string): boolean {
    return this.#named.has(host);
  }

  mayBePrivate(host: string): boolean {
    return this.#private.has(host);
  }
}
