import { createHash } from 'node:crypto';
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { Site } from '../site/types.js';
import { parseHex, textOn } from './colors.js';
import { glyphs } from './glyphs.js';
import type { ShellSite } from './types.js';

/** A short name of the banner's words, so that a banner with new words is shown to readers who closed the old one. */
export function bannerKey({ banner }: Site): string | undefined {
  return banner?.dismissible ? createHash('sha256').update(banner.content).digest('hex').slice(0, 8) : undefined;
}

/** The strip above the navbar; empty without a banner. */
export function renderBanner({ site, markdown, words }: ShellSite): string {
  const { banner } = site;
  if (!banner?.content) return '';
  const content = markdown?.(banner.content) ?? escapeHtml(banner.content);
  const close = banner.dismissible
    ? `<button class="icon-button banner-close" aria-label="${escapeHtml(words.dismiss)}">${glyphs.close}</button>`
    : '';
  return `<div id="banner" data-type="${banner.type}"${colorStyle(banner.color)} role="region" aria-label="${escapeHtml(words.announcement)}"><div>${content}</div>${close}</div>`;
}

/** The author's colour, with letters that can be read on it. */
function colorStyle(color: NonNullable<Site['banner']>['color']): string {
  if (!color || !parseHex(color.light) || !parseHex(color.dark)) return '';
  const { light, dark } = color;
  const text = `light-dark(${textOn(light)},${textOn(dark)})`;
  return ` style="--octavo-banner-background:light-dark(${light},${dark});--octavo-banner-text:${text}"`;
}
