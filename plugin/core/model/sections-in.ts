import type { NavSection } from './types.js';

/** A section of the navigation and all sections in it, in order. */
export function sectionsIn(section: NavSection): NavSection[] {
  return [section, ...section.children.flatMap(sectionsIn)];
}
