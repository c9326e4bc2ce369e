import type { Site } from '../../core/model/types.js';
import type { Settings } from '../schema/settings.js';
import { toThemed } from './themed.js';

type BannerValue = NonNullable<Settings['banner']>;

/** The announcement above the navbar; `undefined` if it has no text. */
export function toBanner({ banner }: { banner?: BannerValue }): Site['banner'] {
  if (!banner?.content.trim()) return undefined;
  const { content, dismissible = false, type = 'info', color } = banner;
  return { content, dismissible, type, color: toThemed(color) };
}
