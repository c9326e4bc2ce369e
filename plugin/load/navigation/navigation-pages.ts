import type { NavSection, NavItem, SourceLocation } from '../../core/model/types.js';

/** A page entry of the navigation. */
export interface NamedPage {
  path: string;
  location?: SourceLocation;
  /** Whether it is inside a hidden group or section that is not searchable. */
  hidden: boolean;
}

/** All page entries of the navigation, in order. The root page of a group precedes its pages. */
export function namedPages(section: NavSection, hidden = section.hidden): NamedPage[] {
  return [
    ...namedIn(section.items, hidden),
    ...section.children.flatMap((child) => namedPages(child, child.hidden ? !child.searchable : hidden)),
  ];
}

function namedIn(items: readonly NavItem[], hidden: boolean): NamedPage[] {
  return items.flatMap((item) => {
    // Entries of operations have a page once the specification is read.
    if (item.type === 'page') return item.operation ? [] : [{ path: item.path, location: item.location, hidden }];
    const isHidden = item.hidden ? !item.searchable : hidden;
    const root = item.root === undefined ? [] : [{ path: item.root, location: item.rootLocation, hidden: isHidden }];
    return [...root, ...namedIn(item.items, isHidden)];
  });
}
