/** Turns a page of a built site into one that opens from disk. */
import { HtmlElement } from '../../core/tree/html-element.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { replaceCssAddresses } from '../../load/scan/css-addresses.js';
import { addressesFrom, sitePath, type RelativeAddress } from './disk-addresses.js';
import { clientPath } from '../../outputs/client-files.js';
import { findTag } from '../../page/find-element.js';
import { encodeParts } from '../../addresses/encode-address.js';

/** Path of the script that loads modules and data, in the output. */
export const loaderPath = '_octavo/disk.js';

/** Attributes that contain an address. */
const addressNames = new Set(
  'href src srcset poster action data index style data-copy data-href data-hashes data-index data-site-map site-map content xlink:href'.split(
    ' ',
  ),
);

/** The files of a site while it is written. */
export interface DiskFiles {
  /** All paths in the output. */
  paths: ReadonlySet<string>;
  /** Modules that pages load, by path. */
  modules: Set<string>;
}

/** The document of `file`, a path in the output. The modules that it loads are added to `files`. */
export function pageForDisk(html: string, file: string, files: DiskFiles): string {
  const page = parseHtml(html);
  const relative = addressesFrom(file, files.paths);
  const modules: string[] = [];
  const takesModule = (path: string): boolean => {
    if (!files.paths.has(path)) return false;
    modules.push(path);
    files.modules.add(path);
    return true;
  };
  change(page, relative, { takesModule, lacks: (path) => !files.paths.has(path) });
  if (modules.length > 0) addLoader(page, relative, modules);
  return writeContent(page);
}

interface PageFiles {
  /** Returns whether the loader loads a module. */
  takesModule(path: string): boolean;
  /** Whether the site does not have a file. */
  lacks(path: string): boolean;
}

function change(parent: HtmlElement, relative: RelativeAddress, files: PageFiles): void {
  const kept = parent.children.filter((child) => typeof child === 'string' || !isReplaced(child, files));
  const isStyle = parent.tag === 'style';
  parent.children = kept.map((child) =>
    isStyle && typeof child === 'string' ? replaceCssAddresses(child, relative) : child,
  );
  for (const child of parent.elements) {
    rewriteAttributes(child, relative);
    change(child, relative, files);
  }
}

/**
 * Modules, scripts that only sites on hosts have, and hints about files that browsers do not permit from disk. Modules that
 * would load later are loaded at once.
 */
function isReplaced(element: HtmlElement, { takesModule, lacks }: PageFiles): boolean {
  if (element.tag === 'meta' && element.attribute('name') === 'octavo-modules') {
    const paths = (element.attribute('content') ?? '').split(' ').map((address) => sitePath(address) ?? '');
    return paths.filter(takesModule).length > 0;
  }
  if (element.tag === 'link') return /^(?:modulepreload|preload|prefetch|expect)$/.test(element.attribute('rel') ?? '');
  if (element.tag !== 'script') return false;
  const type = element.attribute('type');
  const path = sitePath(element.attribute('src') ?? '');
  if (path === undefined) return false;
  return type === 'module' ? takesModule(path) : path.startsWith(clientPath) && lacks(path);
}

function rewriteAttributes(element: HtmlElement, relative: RelativeAddress): void {
  for (const [name, value] of element.attributes()) {
    if (!addressNames.has(name) || (!value.includes('/') && !name.endsWith('site-map'))) continue;
    const changed = rewritten(name, value, relative);
    if (changed === value) continue;
    element.remove(name);
    element.add(name, changed);
  }
}

function rewritten(name: string, value: string, relative: RelativeAddress): string {
  switch (name) {
    case 'style':
      return replaceCssAddresses(value, relative);
    case 'srcset':
      return value.replace(/(^|,\s*)(\/[^\s,]*)/g, (_, start: string, address: string) => start + relative(address));
    case 'content':
      return value.replace(/^(\d+; url=)(\/.*)$/s, (_, start: string, address: string) => start + relative(address));
    case 'data-hashes':
      return JSON.stringify(
        Object.fromEntries(
          Object.entries(JSON.parse(value) as object).map(([hash, to]) => [hash, relative(String(to))]),
        ),
      );
    // The search dialog resolves it from the root of the site.
    case 'site-map':
    case 'data-site-map':
      return `${value}/index.html`;
    default:
      return relative(value);
  }
}

/** At the end of the head: the script runs after the page has been parsed. */
function addLoader(page: HtmlElement, relative: RelativeAddress, modules: readonly string[]): void {
  const attributes = {
    defer: true,
    src: relative(`/${loaderPath}`),
    'data-modules': modules.map(encodeParts).join(' '),
  };
  const script = HtmlElement.make('script', attributes);
  const head = findTag(page, 'head') ?? findTag(page, 'html') ?? page;
  head.children.push(script);
}
