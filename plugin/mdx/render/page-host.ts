/** The page during rendering: provides services to components and collects their findings. */
import type { CodeBlockProps, PageContext } from '../../../elements/page-component.js';
import { islandOf, resultKey, type Island } from '../../../runtime/jsx/islands.js';
import { slug as toSlug } from '../../../runtime/search/terms/slug.js';
import { withIds } from '../../../runtime/jsx/ids.js';
import type { Component, Element, Node, SourceLocation, Props } from '../../../runtime/jsx/node.js';
import { h, html, Html, isElement } from '../../../runtime/jsx/node.js';
import { MissingComponent, type Host } from '../../../runtime/jsx/render.js';
import { Holes } from './holes.js';
import { HtmlTree, renderToTree } from '../../core/tree/render-tree.js';
import { writeContent } from '../../core/tree/write-html.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { authorPlace } from '../../core/errors/author-frame.js';
import { fileStart, Report } from '../../core/errors/errors.js';
import { isA, readThrown } from '../../core/errors/thrown.js';
import { readText } from '../../reader/docs-file.js';
import { pointAt } from '../../core/text/source-frame.js';
import type { TakenName } from '../compile/imports/missing-export.js';
import type { LocalLink } from '../types.js';
import type { Labels } from '../../../elements/labels.js';
import { islandProblem, WaitingIsland } from '../islands/island-problem.js';
import { renderIsland, type IslandPage, type IslandRendering } from '../islands/render-island.js';
import { hostPathIncluded, unsafeAddress } from './address-problems.js';
import type { ResolvedLink } from './links.js';
import { pageElement } from './page-element.js';
import type { RenderServices } from './services.js';

/** Values that cannot be shown: their kind, and the fix. */
const notShownKinds = {
  function: ['a function', 'Call it, or use it as a component: <Name />.'],
  object: ['an object', 'Show one of its values, or its text: JSON.stringify(value).'],
  symbol: ['a symbol', 'Show its text: String(value).'],
} as const;

export interface HostOptions {
  /** The file of the page; it differs from the file of the content in a snippet. Default: the same. */
  page?: string;
  /** Whether the content comes from a specification or a setting. Default: false. */
  isData?: boolean;
  /** The address that is used for a link; `undefined` for its own. */
  redirect?(href: string): string | undefined;
  /** Default: its own. */
  holes?: Holes;
}

/** One rendering of one file. */
export class PageHost implements PageContext, Host {
  at?: SourceLocation;
  readonly links: LocalLink[] = [];
  /** The islands on the page. */
  readonly islands: Island[] = [];
  /** The content that the page waits for. */
  readonly holes: Holes;
  /** The island that is being rendered, outside of its slots. */
  #live: IslandRendering | undefined;
  readonly #file: string;
  readonly #page: string;
  readonly #labels: Labels;
  readonly #services: RenderServices;
  readonly #report: Report;
  readonly #ids = new Map<string, number>();
  /** Props that were warned about, and where: `Card.tittle index.mdx:1:1`. */
  readonly #unread = new Set<string>();
  readonly #missingImports = new Set<string>();

  /** Whether the content comes from a specification or a setting instead of the author's page. */
  readonly isData: boolean;
  readonly #redirect: HostOptions['redirect'];

  constructor(
    file: string,
    services: RenderServices,
    report: Report,
    { page = file, isData = false, redirect, holes = new Holes() }: HostOptions = {},
  ) {
    this.#file = file;
    this.#page = page;
    this.#labels = services.labels(page);
    this.#services = services;
    this.#report = report;
    this.isData = isData;
    this.#redirect = redirect;
    this.holes = holes;
  }

  /** A host for content of the same file again, in a file with these holes: ids continue, and what it finds has been reported. */
  again(holes: Holes): PageHost {
    const host = new PageHost(this.#file, this.#services, new Report(), {
      page: this.#page,
      isData: this.isData,
      redirect: this.#redirect,
      holes,
    });
    for (const [slug, count] of this.#ids) host.#ids.set(slug, count);
    return host;
  }

  component(type: Component<any, any>, props: Props): Node {
    this.checkProps({ type, props });
    const island = this.#live ? undefined : islandOf(type);
    if (!island) return undefined;
    const id = this.islands.push(island);
    const page: IslandPage = {
      inside: (node, rendering) => withIds(`o${id}-`, () => this.#render(node, rendering)),
      outside: (node) => this.#render(node, undefined),
      failed: (error, name) => this.#islandFailed(error, name),
      lost: (prop, name) => this.#propLost(prop, name),
    };
    return new HtmlTree(renderIsland(h(type, props), { ...island, id, root: this.#services.root }, page));
  }

  wait(node: Promise<Node>): number {
    const number = this.holes.add(node, this);
    if (this.#live) throw new WaitingIsland();
    return number;
  }

  /** Warns once about each unknown prop of an element. */
  checkProps({ type, props, at = this.#place() }: Pick<Element, 'type' | 'props' | 'at'>): void {
    if (typeof type !== 'function') return;
    for (const { prop, ...problem } of this.#services.checkProps(type, props)) {
      const key = `${prop} ${at.file}:${at.line}:${at.column}`;
      if (this.#unread.has(key)) continue;
      this.#unread.add(key);
      this.#report.warn({ ...problem, ...at });
    }
  }

  /** The content of a slot of the current island. */
  slot(index: number): Node {
    return this.#live && new HtmlTree(this.#live.slot(index));
  }

  #render(node: Node, live: IslandRendering | undefined): HtmlElement {
    const outer = this.#live;
    const { at } = this;
    this.#live = live;
    try {
      return renderToTree(node, this);
    } finally {
      this.#live = outer;
      this.at = at;
    }
  }

  /** The result of a component that runs only in Node. For an island, it becomes HTML that is recorded. */
  ofNode(name: string, props: Props, result: Node): Node {
    if (!this.#live || resultKey(name, props) === undefined) return result;
    return this.#recorded(name, props, html(writeContent(this.#render(result, undefined))));
  }

  /** Returns an answer, and records it for an island, because the browser cannot compute it. */
  #recorded(kind: string, question: unknown, answer: Node): Node {
    if (this.#live && answer !== undefined)
      this.#live.answers[`${kind} ${JSON.stringify(question)}`] = writeContent(this.#render(answer, undefined));
    return answer;
  }

  #islandFailed(error: unknown, name: string): void {
    if (this.#comesFromImport(error)) return;
    const problem = { ...islandProblem(error, name), ...this.#place() };
    if (isA(error, WaitingIsland)) this.#report.error(problem);
    else this.#report.warn(problem);
  }

  #propLost(prop: string, name: string): void {
    this.warn({
      code: 'island-prop',
      message: `<${name}> receives a function as "${prop}" from code that runs only at build time, so it is not available in the browser.`,
      hint: 'Define the function on the page that uses the component, or in the file of the component.',
    });
  }

  icon(icon: unknown, options: Parameters<PageContext['icon']>[1] = {}): Node {
    return this.#recorded('icon', [icon, options], this.#icon(icon, options));
  }

  #icon(icon: unknown, options: NonNullable<Parameters<PageContext['icon']>[1]>): Node {
    if (icon === null || icon === undefined || icon === '' || typeof icon === 'boolean') return undefined;
    if (isElement(icon) || icon instanceof Html) return icon;
    const named: { name?: unknown; style?: string; library?: string } =
      typeof icon === 'object' ? icon : { name: icon };
    const { name, style, library } = named;
    if (typeof name !== 'string') return undefined;
    const wanted = { ...options, type: options.type ?? style, library: options.library ?? library };
    return this.#namedIcon(name.trim(), wanted);
  }

  #namedIcon(name: string, options: NonNullable<Parameters<PageContext['icon']>[1]>): Node {
    const fault = this.#services.icons.faultOf(name, options);
    if (fault) this.warn(fault);
    const icon = this.#services.icons.resolve(name, options);
    if (!icon) return undefined;
    return 'svg' in icon
      ? html(icon.svg)
      : h('img', { class: 'icon octavo-icon', src: icon.src, alt: '', style: icon.style });
  }

  code(block: CodeBlockProps): Node {
    return this.#recorded('code', block, this.#services.codeBlock(block, this));
  }

  link(href: string): string {
    return this.#address('link', this.#redirect?.(href) ?? href);
  }

  asset(src: string): string {
    return this.#address('asset', src);
  }

  /** The URL for browsers. Recorded for an island, because the browser does not know the pages and the folder of the source. */
  #address(use: 'link' | 'asset', written: string): string {
    const { href, target, kind } = this.#resolve(written, use === 'link' ? 'page' : 'asset');
    if (target !== undefined) this.links.push({ target, kind: use === 'link' ? kind : 'asset', ...this.#place() });
    if (this.#live && href !== written) this.#live.answers[`${use} ${JSON.stringify(written)}`] = href;
    return href;
  }

  /** Resolves an address. Removes an address that the page may not contain, with a warning. */
  #resolve(address: string, wanted: 'page' | 'asset'): ResolvedLink {
    const resolved = this.#services.links.resolve(address, this.#file, wanted, this.isData);
    if (resolved.isRefused) this.warn(unsafeAddress(address, this.isData));
    if (resolved.meant !== undefined) this.warn(hostPathIncluded(address, resolved.meant));
    return resolved;
  }

  safeAddress(address: string): string {
    const { href, isRefused } = this.#resolve(address, 'asset');
    return isRefused ? href : address;
  }

  imageSize(src: string): { width: number; height: number } | undefined {
    const { target } = this.#services.links.resolve(src, this.#file, 'asset');
    return target === undefined ? undefined : this.#services.imageSize(target);
  }

  id(text: string): string {
    const slug = toSlug(text) || 'section';
    const count = (this.#ids.get(slug) ?? 0) + 1;
    this.#ids.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  }

  markdown(text: string): Node {
    return this.#recorded('markdown', text, this.#services.markdown(text));
  }

  word(name: Parameters<PageContext['word']>[0]): string {
    return this.#labels[name];
  }

  warn(problem: { code: string; message: string; hint: string }): void {
    this.#report.warn({ ...problem, ...this.#place() });
  }

  locate<T>(at: SourceLocation | undefined, read: () => T): T {
    const outer = this.at;
    this.at = at ?? outer;
    try {
      return read();
    } finally {
      this.at = outer;
    }
  }

  failed(error: unknown, at: SourceLocation = this.#place()): void {
    // Part of an island: the entire island falls back and is reported at its location.
    if (this.#live) throw error;
    if (this.#comesFromImport(error)) return;
    const name = undefinedName(error);
    this.#report.error({
      code: 'component-failed',
      message: `A component failed while the page was built: ${readThrown(error).message}`,
      hint: name
        ? `The page is built without it. Import ${name} in this file, or on the page that uses it.`
        : 'The page is built without it. Fix the component, or guard code that needs a browser.',
      ...this.#throwLocation(error, name, at),
    });
  }

  /** Reports a component that a snippet uses and neither the snippet nor the page defines, once for each place. */
  nameMissing(name: string): void {
    const at = this.#place();
    const key = `${name} ${at.file}:${at.line}:${at.column}`;
    if (this.#missingImports.has(key)) return;
    this.#missingImports.add(key);
    this.warn({
      code: 'component-unknown',
      message: `Unknown component <${name}>; only its content is shown.`,
      hint: `Import ${name} in this snippet, or on the pages that use the snippet.`,
    });
  }

  /** The place in a snippet where the error was thrown; `at` for an error of the page itself. */
  #throwLocation(error: unknown, name: string | undefined, at: SourceLocation): SourceLocation {
    const { root } = this.#services;
    const place = authorPlace(readThrown(error).stack, root);
    if (!place || place.file === this.#file) return at;
    const source = readText(root, place.file) ?? '';
    const offset = name ? source.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)) : -1;
    return offset === -1 ? place : { file: place.file, ...pointAt(source, offset) };
  }

  /** Reports an import without a value, once. */
  importMissing(file: string, taken: TakenName): void {
    const key = `${file} ${taken.specifier} ${taken.name}`;
    if (this.#missingImports.has(key)) return;
    this.#missingImports.add(key);
    this.#report.error(this.#services.missingExport(file, taken));
  }

  /** Whether the error follows from an import that has been reported. */
  #comesFromImport(error: unknown): boolean {
    return isA(error, MissingComponent) && this.#missingImports.size > 0;
  }

  /** Reports an expression that threw an error. */
  expressionFailed(error: unknown, at: SourceLocation): void {
    if (!isA(error, ReferenceError)) return this.failed(error, at);
    const name = readThrown(error).message.split(' ')[0]!;
    this.#report.warn({
      code: 'name-unknown',
      message: `"${name}" is not defined here, so this expression shows nothing.`,
      hint: 'To show braces as text, write \\{ and \\}. To show a value, export it on the page or pass it as a prop.',
      ...at,
    });
  }

  notShown(value: unknown): void {
    const [kind, hint] = notShownKinds[typeof value as keyof typeof notShownKinds];
    const message = `This value is ${kind}, which cannot be shown. Nothing appears in its place.`;
    this.warn({ code: 'value-not-shown', message, hint });
  }

  element(type: string, props: Props): Props | Element {
    return pageElement(type, props, this);
  }

  /** Whether an interactive component is being rendered, outside of its slots. */
  get isLive(): boolean {
    return this.#live !== undefined;
  }

  #place(): SourceLocation {
    return this.at ?? fileStart(this.#file);
  }
}

/** The name that an error reports as undefined. */
function undefinedName(error: unknown): string | undefined {
  return isA(error, ReferenceError) ? /^[\w$]+(?= is not defined)/.exec(readThrown(error).message)?.[0] : undefined;
}
