import type { AnchorColor, NavSection } from '../../../core/model/types.js';

/** Sets the color of anchors in `section` that have none to `colors.anchors`. */
export function tintAnchors(section: NavSection, color: AnchorColor | undefined): void {
  if (!color) return;
  for (const child of section.children) {
    if (child.kind === 'anchor') child.color ??= color;
    tintAnchors(child, color);
  }
}
