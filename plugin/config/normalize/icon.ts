import type { AnchorColor, IconRef, NavSection } from '../../core/model/types.js';
import type { SectionNode } from '../schema/navigation/navigation-input.js';
import { toThemed } from './themed.js';

type IconValue = SectionNode['icon'];
type ColorValue = SectionNode['color'];

/** An icon of the settings, with the `iconType` next to it. */
export function toIcon(icon: IconValue, iconType?: string): IconRef | undefined {
  if (icon === undefined || icon === '') return undefined;
  const ref: IconRef = typeof icon === 'string' ? { name: icon } : { name: icon.name };
  const type = typeof icon === 'string' ? iconType : (icon.style ?? iconType);
  if (type) ref.type = type;
  if (typeof icon !== 'string' && icon.library) ref.library = icon.library;
  return ref;
}

/** The color of an anchor's icon: one for each mode, or a gradient. */
export function toAnchorColor(color: ColorValue): AnchorColor | undefined {
  if (typeof color !== 'object' || !('from' in color)) return toThemed(color);
  const { from, via, to } = color;
  return to === undefined ? toThemed(from) : { from, via, to };
}

/** Sets the color of anchors in `section` that have none to `colors.anchors`. */
export function tintAnchors(section: NavSection, color: AnchorColor | undefined): void {
  if (!color) return;
  for (const child of section.children) {
    if (child.kind === 'anchor') child.color ??= color;
    tintAnchors(child, color);
  }
}
