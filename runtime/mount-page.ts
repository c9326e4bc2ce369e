/** Shows a page of the docs inside an app: `mountPage(element, page)`. */
import { adoptStyles } from './change-head.js';
import { runningIslands } from './islands/running-islands.js';
import { parseDocument } from './parse-document.js';

/** The part of a page module that `mountPage` uses. */
export interface MountablePage {
  html: string;
  assets: {
    /** CSS rules for classes that only this page uses. */
    css: string;
    /** Loads the custom elements that need a script. */
    elements(): Promise<unknown>;
    /** URLs of the scripts of interactive components. */
    scripts: readonly string[];
    /** URLs of their style sheets. */
    styles: readonly string[];
  };
}

/** A mounted page. */
export interface MountedPage {
  /** Resolves when elements and interactive components run. The content is visible earlier. */
  readonly ready: Promise<void>;
  /** Removes the page. */
  readonly unmount: () => void;
}

const mounted = new WeakMap<Element, MountedPage>();

/**
 * Shows a page of the docs in `element` and replaces its content. `page` is a module, as in
 * `import * as page from './guide.mdx'`. Import `virtual:octavo/styles.css` once for the styles of the site.
 *
 * @example
 * const { ready, unmount } = mountPage(document.querySelector('#guide'), page);
 */
export function mountPage(element: Element, page: MountablePage): MountedPage {
  mounted.get(element)?.unmount();
  const { html, assets } = page;
  const content = document.createElement('div');
  content.className = 'mdx-content prose';
  // Move instead of clone: clones have no shadow roots.
  content.append(...parseDocument(html).body.childNodes);
  const sheet = adoptStyles(assets.css);
  element.classList.add('octavo-page');
  element.replaceChildren(content);
  showTarget(content);

  const unmount = (): void => {
    if (mounted.get(element) !== result) return;
    mounted.delete(element);
    runningIslands().stop?.(content);
    content.remove();
    element.classList.remove('octavo-page');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
  const start = async (): Promise<void> => {
    assets.styles.forEach(addStyleSheet);
    await assets.elements();
    await Promise.all(assets.scripts.map((script) => import(/* @vite-ignore */ script)));
    if (content.isConnected) runningIslands().start?.(content);
  };
  const result: MountedPage = { ready: start(), unmount };
  mounted.set(element, result);
  return result;
}

/**
 * Scrolls to the target of the hash, which did not exist when the browser looked for it. No module of the elements helps: Vite
 * would reload an app in dev as soon as a page needs an element that shares one with this module.
 */
function showTarget(content: Element): void {
  try {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && content.contains(target)) target.scrollIntoView();
  } catch {
    // The hash is not a valid encoded id.
  }
}

function addStyleSheet(href: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.append(link);
}
