import type { AnchorColor, Division } from '../../site/types.js';

/** Gives the anchors below `division` that have no color of their own that of all (`colors.anchors`). */
export function tintAnchors(division: Division, color: AnchorColor | undefined): void {
  if (!color) return;
  const inside = [...division.children, ...(division.shared ? [division.shared] : [])];
  for (const child of inside) {
    if (child.kind === 'anchor') child.color ??= color;
    tintAnchors(child, color);
  }
}
