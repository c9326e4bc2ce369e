import type { HtmlElement } from '../../html/html-element.js';
import { walkHtml } from '../../html/walk-html.js';

/** Browsers start a video by themselves only when it is muted and inline, so in a frame `autoplay` brings the rest with it. */
export function completeFrameVideos(page: HtmlElement): void {
  walkHtml(page, (video, { isIn, isDrawn }) => {
    if (video.tag !== 'video' || isDrawn || !video.has('autoplay') || !isIn('octavo-frame')) return;
    for (const name of ['muted', 'loop', 'playsinline']) if (!video.has(name)) video.add(name, true);
  });
}
