import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Browsers autoplay a video only if it is muted and inline, so in a frame `autoplay` adds these attributes. */
export function completeFrameVideos(page: HtmlElement): void {
  walkHtml(page, (video, { isIn, isDrawn }) => {
    if (video.tag !== 'video' || isDrawn || !video.has('autoplay') || !isIn('octavo-frame')) return;
    for (const name of ['muted', 'loop', 'playsinline']) if (!video.has(name)) video.add(name, true);
  });
}
