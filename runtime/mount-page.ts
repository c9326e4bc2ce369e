/** Shows a page of the docs inside an app: `mountPage(element, page)`. */
import { runningIslands } from './islands/running-islands.js';
import { parseDocument } from './parse-document.js';

/** What `mountPage` needs of a page module. */
export interface MountablePage {
  html: string;
  assets: {
    /** Rules for classes that only this page uses. */
    css: string;
    /** Loads the custom elements that need a script. */
    elements(): Promise<unknown>;
    /** Addresses of the scripts of interactive components. */
    scripts: readonly string[];
    /** Addresses of their style sheets. */
    styles: readonly string[];
  };
}

/** A page that is shown. */
export interface MountedPage {
  /** Resolves when elements and interactive components run. The content is complete before. */
  readonly ready: Promise<void>;
  /** Removes the page. */
  readonly unmount: () => void;
}

const mounted = new WeakMap<Element, MountedPage>();

/**
 * Shows `page`, a module such as `import * as page from './guide.mdx'`, in `element`, and replaces what is in it. Import
 * `virtual:octavo/styles.css` once for the look of the site.
 *
 * @example
 * const { ready, unmount } = mountPage(document.querySelector('#guide'), page);
 */
export function mountPage(element: Element, page: MountablePage): MountedPage {
  mounted.get(element)?.unmount();
  const { html, assets } = page;
  const content = document.createElement('div');
  content.className = 'mdx-content prose';
  // Moved, not cloned: clones have no shadow roots.
  content.append(...parseDocument(html).body.childNodes);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(assets.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
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

/** Scrolls to the heading that the address names; the browser looked for it before it was there. */
function showTarget(content: Element): void {
  try {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && content.contains(target)) target.scrollIntoView();
  } catch {
    // The hash is not an encoded id.
  }
}

function addStyleSheet(href: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.append(link);
}
