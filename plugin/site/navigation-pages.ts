import type { NavSection, NavItem, SourceLocation } from './types.js';

/** A page as the navigation names it. */
export interface NamedPage {
  path: string;
  location?: SourceLocation;
  /** Inside a hidden group or section. */
  hidden: boolean;
}

/** Every page that the navigation names, in order; group roots before the pages of their group. */
export function namedPages(section: NavSection, hidden = section.hidden): NamedPage[] {
  return [
    ...namedIn(section.items, hidden),
    ...section.children.flatMap((child) => namedPages(child, hidden || child.hidden)),
  ];
}

function namedIn(items: readonly NavItem[], hidden: boolean): NamedPage[] {
  return items.flatMap((item) => {
    if (item.type === 'page') return [{ path: item.path, location: item.location, hidden }];
    const isHidden = hidden || item.hidden;
    const root = item.root === undefined ? [] : [{ path: item.root, location: item.rootLocation, hidden: isHidden }];
    return [...root, ...namedIn(item.items, isHidden)];
  });
}
