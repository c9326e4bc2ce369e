import type { AnchorColor, NavSection } from '../../site/types.js';

/** Sets the color of anchors in `section` that have none to `colors.anchors`. */
export function tintAnchors(section: NavSection, color: AnchorColor | undefined): void {
  if (!color) return;
  const inside = [...section.children, ...(section.shared ? [section.shared] : [])];
  for (const child of inside) {
    if (child.kind === 'anchor') child.color ??= color;
    tintAnchors(child, color);
  }
}
