import { createHash } from 'node:crypto';
import { h, type Node } from '../../../runtime/jsx/node.js';
import type { Site } from '../../core/model/types.js';
import { icons } from '../icons.js';
import { parseHex, textOn } from '../theme/colors.js';
import type { ShellContext } from '../types.js';

/** A short hash of the banner's text, so that a new text is shown to readers who dismissed the old one. */
export function bannerKey({ banner }: Site): string | undefined {
  return banner?.dismissible ? createHash('sha256').update(banner.content).digest('hex').slice(0, 8) : undefined;
}

/** The strip above the navbar; empty without a banner. */
export function renderBanner({ site: { banner }, markdown, uiStrings }: ShellContext): Node {
  if (!banner?.content) return undefined;
  return (
    <div
      id="banner"
      data-type={banner.type}
      style={colorStyle(banner.color)}
      role="region"
      aria-label={uiStrings.announcement}
    >
      <div>{markdown?.(banner.content) ?? banner.content}</div>
      {banner.dismissible && (
        <button class="octavo-icon-control octavo-dismiss" aria-label={uiStrings.dismiss}>
          {icons.close}
        </button>
      )}
    </div>
  );
}

/** The author's color, with a readable text color. */
function colorStyle(color: NonNullable<Site['banner']>['color']): Record<string, string> | undefined {
  if (!color || !parseHex(color.light) || !parseHex(color.dark)) return undefined;
  const { light, dark } = color;
  return {
    '--octavo-banner-background': `light-dark(${light},${dark})`,
    '--octavo-banner-text': `light-dark(${textOn(light)},${textOn(dark)})`,
  };
}
