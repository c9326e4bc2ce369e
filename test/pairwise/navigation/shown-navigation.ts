/** The navigation that a reader sees on a page. */
import type { Page } from 'playwright-core';

/** A visible link of the navigation. */
export interface ShownLink {
  text: string;
  /** A path for links to the same site, otherwise a URL. */
  href: string;
  isCurrent: boolean;
}

export interface ShownMenu {
  /** `version` or `language`. */
  kind: string;
  /** The text of its button. */
  button: string;
  options: ShownLink[];
}

export interface ShownNavigation {
  tabs: ShownLink[];
  /** `icon`: the first path of the drawing. */
  anchors: (ShownLink & { icon: string })[];
  /** Pages in the sidebar. `isOpen`: visible without opening a group. */
  sidebar: (ShownLink & { isOpen: boolean })[];
  /** Headings of groups, except headings that are links. */
  groups: string[];
  menus: ShownMenu[];
}

/** Reads the navigation of the open page. Links in a menu or group that the reader can open count as visible. */
export function shownNavigation(page: Page): Promise<ShownNavigation> {
  return page.evaluate(readNavigation);
}

/** Runs in the page. */
function readNavigation(): ShownNavigation {
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
  const visible = (selector: string, root: ParentNode = document): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
  const textOf = (element: HTMLElement): string => element.innerText.replace(/\s+/g, ' ').trim();
  const linkOf = (link: HTMLElement): ShownLink => {
    const { href, origin, pathname, hash } = new URL((link as HTMLAnchorElement).href);
    const isHere = origin === location.origin;
    return {
      text: textOf(link),
      href: isHere ? pathname + hash : href,
      isCurrent: link.hasAttribute('aria-current') && link.getAttribute('aria-current') !== 'false',
    };
  };
  const entries = '#navigation-items a';
  const open = new Set(visible(entries));
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('#navbar details, #sidebar details'))
    menu.open = true;
  for (const group of document.querySelectorAll<HTMLElement>('#navigation-items [aria-expanded=false]')) group.click();
  return {
    tabs: visible('#navbar .nav-tabs a').map(linkOf),
    anchors: visible('#sidebar .nav-anchors a').map((link) => ({
      ...linkOf(link),
      icon: link.querySelector('svg path')?.getAttribute('d') ?? '',
    })),
    sidebar: visible(entries).map((link) => ({ ...linkOf(link), isOpen: open.has(link) })),
    groups: visible('#navigation-items .sidebar-title, #navigation-items button').map(textOf).filter(Boolean),
    menus: visible('octavo-switcher').map((menu) => ({
      kind: menu.dataset['kind'] ?? '',
      button: visible('summary > span', menu).map(textOf).join(),
      options: visible('a', menu).map(linkOf),
    })),
  };
}
