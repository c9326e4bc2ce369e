import type { Site, Themed } from '../../core/model/types.js';
import type { Settings } from '../schema/settings.js';

type BannerValue = NonNullable<Settings['banner']>;

/** The announcement above the navbar; `undefined` if it has no text. */
export function toBanner({ banner }: { banner?: BannerValue }): Site['banner'] {
  if (!banner?.content.trim()) return undefined;
  const { content, dismissible = false, type = 'info', color } = banner;
  return { content, dismissible, type, color: toThemedColor(color) };
}

function toThemedColor(color: BannerValue['color']): Themed | undefined {
  const { light, dark } = typeof color === 'string' ? { light: color, dark: color } : (color ?? {});
  const one = light ?? dark;
  return one ? { light: light ?? one, dark: dark ?? one } : undefined;
}
