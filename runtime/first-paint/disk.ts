/** Names in modules that Vite has transformed, in the order of the parameters of a factory. */
type Factory = (
  exports: object,
  load: (specifier: string) => Promise<object>,
  loadLater: (specifier: string) => Promise<object>,
  meta: { url: string },
  exportAll: (from: object) => void,
  exportName: (name: string, get: () => unknown) => void,
) => Promise<void>;

interface Module {
  exports: object;
  isReady: Promise<void>;
}

/**
 * The script of a site that is opened from disk, where browsers permit neither modules nor `fetch`: loads both as
 * scripts, which call `octavoModule` and `octavoFile`. `data-modules` has the modules of the page.
 */
export function disk(): void {
  const { src, dataset } = document.currentScript as HTMLScriptElement;
  const loader = new DiskLoader(new URL('../', src).href);
  // Workers cannot be started from disk. Their code runs on the page instead.
  Reflect.deleteProperty(window, 'Worker');
  Object.assign(window, {
    fetch: loader.fetch,
    octavoFile: (path: string, text: string) => loader.files.set(path, text),
    octavoModule: (path: string, factory: Factory) => loader.factories.set(path, factory),
  });
  void loader.start(dataset['modules']!.split(' ').map(decodeURIComponent));
}

/** Files and modules by their path in the site. */
class DiskLoader {
  readonly files = new Map<string, string>();
  readonly factories = new Map<string, Factory>();
  readonly #site: string;
  readonly #modules = new Map<string, Module>();
  readonly #scripts = new Map<string, Promise<void>>();
  readonly #fetch = window.fetch.bind(window);

  constructor(site: string) {
    this.#site = site;
  }

  /** Runs modules in order. */
  async start(paths: readonly string[]): Promise<void> {
    for (const path of paths) void this.#addScript(path);
    for (const path of paths) await this.#load(path, []);
  }

  readonly fetch = async (input: RequestInfo | URL, options?: RequestInit): Promise<Response> => {
    const path = this.#pathOf(input instanceof Request ? input.url : String(input), document.baseURI);
    if (path === undefined) return this.#fetch(input, options);
    if (!this.files.has(path)) await this.#addScript(`${path}.js`);
    return new Response(this.files.get(path)!.replaceAll('octavo-site:/', this.#site));
  };

  /** `above`: modules that wait for this module. If one of them is imported, its current exports are used. */
  async #load(path: string, above: readonly string[]): Promise<object> {
    let module = this.#modules.get(path);
    if (!module) {
      const exports = {};
      module = { exports, isReady: this.#run(path, exports, [...above, path]) };
      this.#modules.set(path, module);
    }
    if (!above.includes(path)) await module.isReady;
    return module.exports;
  }

  async #run(path: string, exports: object, above: readonly string[]): Promise<void> {
    if (!this.factories.has(path)) await this.#addScript(path);
    const url = this.#urlOf(path);
    const define = (name: string, get: () => unknown): void =>
      void Object.defineProperty(exports, name, { get, enumerable: true, configurable: true });
    const later = (specifier: string): Promise<object> => {
      const target = this.#pathOf(specifier, url);
      return target === undefined ? (import(specifier) as Promise<object>) : this.#load(target, []);
    };
    const exportAll = (from: object): void => {
      for (const name of Object.keys(from))
        if (name !== 'default' && !(name in exports)) define(name, () => from[name as never]);
    };
    const load = (specifier: string): Promise<object> => this.#load(this.#pathOf(specifier, url)!, above);
    await this.factories.get(path)!(exports, load, later, { url }, exportAll, define);
  }

  #addScript(path: string): Promise<void> {
    let loading = this.#scripts.get(path);
    if (!loading) {
      loading = new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.onload = () => resolve();
        script.onerror = () => reject(new TypeError(`Could not load ${path}`));
        script.src = this.#urlOf(path);
        document.head.append(script);
      });
      this.#scripts.set(path, loading);
    }
    return loading;
  }

  #urlOf(path: string): string {
    return this.#site + path.split('/').map(encodeURIComponent).join('/');
  }

  /** The path in the site, decoded; `undefined` for other URLs. */
  #pathOf(address: string, base: string): string | undefined {
    const { href } = new URL(/^\/(?!\/)/.test(address) ? this.#site + address.slice(1) : address, base);
    return href.startsWith(this.#site)
      ? decodeURIComponent(href.slice(this.#site.length).replace(/[?#].*/, ''))
      : undefined;
  }
}
